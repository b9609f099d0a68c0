import * as z from 'zod/mini';
import { type Consent, consentSchema } from '#domain/contact/consent.ts';
import { type Contact, contactSchema } from '#domain/contact/contact.ts';
import { type ConsentValues, consentOf, noConsent } from '#widgets/shared/contact/consent.ts';
import { emptyTexts, type TextRows, typedTexts } from '#widgets/shared/form/text-rows.ts';

const { name, email } = contactSchema.shape;

/** Who gets a summary, row by row. */
export const addressRows = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
} satisfies TextRows;

export type AddressValues = Record<keyof typeof addressRows, string> & ConsentValues;

export type AddressRequest = Pick<Contact, 'name' | 'email'> & { consent?: Consent };

export const emptyAddress: AddressValues = { ...emptyTexts(addressRows), ...noConsent };

const known = z.strictObject({ name, email });
const consenting = z.strictObject({ name, email, consent: consentSchema });

/** What was filled in as a request. */
export const readConsentingAddress = (values: AddressValues) =>
  z.safeParse(consenting, { ...typedTexts(addressRows, values), consent: consentOf(values) });

/** The same without consent, from who has given it before. */
export const readKnownAddress = (values: AddressValues) => z.safeParse(known, typedTexts(addressRows, values));
