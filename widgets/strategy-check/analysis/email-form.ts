import { type Consent, consentSchema } from '#domain/contact/consent.ts';
import {
  type AddressRequest,
  type AddressValues,
  emptyAddress,
  readAddress,
} from '#widgets/shared/contact/address-form.ts';
import { keepContact } from '#widgets/shared/contact/contact-memory.ts';
import { createForm, type FormStore } from '#widgets/shared/form/form-store.ts';
import type { AnalysisContext } from '#widgets/strategy-check/analysis-door.ts';

/** Asks for name and address before the stepped form goes on. */
export function createEmailForm(context: AnalysisContext): FormStore<AddressValues> {
  const { environment, consentMemory, emailGiven } = context;
  return createForm<AddressValues, AddressRequest, void>(environment, {
    empty: () => emptyAddress,
    read: (values) => readAddress(values, false),
    async send({ consent, ...contact }) {
      keepContact(environment.memory, contact);
      consentMemory.write(consent);
      emailGiven();
    },
  });
}

/** What was agreed to in that dialog; it travels with the first summary. */
export function givenConsent({ consentMemory }: Pick<AnalysisContext, 'consentMemory'>): Consent | undefined {
  return consentSchema.safeParse(consentMemory.read()).data;
}
