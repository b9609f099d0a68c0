import * as z from 'zod/mini';
import { consentSchema } from '#domain/contact/consent.ts';
import { contactSchema } from '#domain/contact/contact.ts';
import { type ConsentValues, consentOf, noConsent } from '#widgets/shared/contact/consent.ts';
import { emptyTexts, type TextRows, typedTexts } from '#widgets/shared/form/text-rows.ts';

const { name, email } = contactSchema.shape;

/** Who gets a summary, row by row. */
export const addressRows = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
} satisfies TextRows;

export type AddressValues = Record<keyof typeof addressRows, string> & ConsentValues;

export const emptyAddress: AddressValues = { ...emptyTexts(addressRows), ...noConsent };

const requestSchema = z.strictObject({ name, email, consent: z.optional(consentSchema) });
export type AddressRequest = z.infer<typeof requestSchema>;

/** What was filled in as a request. Consent goes along unless it was given before. */
export function readAddress(values: AddressValues, hasConsented: boolean) {
  const consent = !hasConsented && { consent: consentOf(values) };
  return z.safeParse(requestSchema, { ...typedTexts(addressRows, values), ...consent });
}
