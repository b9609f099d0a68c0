import * as z from 'zod/mini';
import { consentSchema } from '#domain/contact/consent.ts';
import { type Contact, contactSchema } from '#domain/contact/contact.ts';
import { type ConsentValues, consentOf, noConsent } from '#widgets/shared/contact/consent.ts';
import { emptyTexts, type TextRow, typedTexts } from '#widgets/shared/form/text-rows.ts';

/** What partners need to know of somebody, row by row: each field of the contract has its own. */
export const contactRows = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  place: { type: 'text', autoComplete: 'postal-code' },
  phone: { type: 'tel', autoComplete: 'tel', isOptional: true },
} satisfies Record<keyof Contact, TextRow>;

export type ContactValues = Record<keyof typeof contactRows, string> & ConsentValues;

export const emptyContact: ContactValues = { ...emptyTexts(contactRows), ...noConsent };

const requestSchema = z.strictObject({ contact: contactSchema, consent: consentSchema });
export type ContactRequest = z.infer<typeof requestSchema>;

/** What was filled in as a request. */
export const readContactForm = (values: ContactValues) =>
  z.safeParse(requestSchema, { contact: typedTexts(contactRows, values), consent: consentOf(values) });
