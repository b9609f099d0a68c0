import * as z from 'zod/mini';
import { CONSENT_VERSION, consentSchema } from '#domain/contact/consent.ts';
import { contactSchema } from '#domain/contact/contact.ts';
import type { FieldError } from '#domain/failure.ts';
import { fieldErrors } from '#domain/field-errors.ts';

export const textFields = ['name', 'email', 'place', 'phone'] as const;
export type TextField = (typeof textFields)[number];

/** What the dialog holds while it is being filled in. */
export interface ContactForm extends Record<TextField, string> {
  agreeToTerms: boolean;
  receiveUpdates: boolean;
}
export type FormField = keyof ContactForm;
/** Fields that something is wrong with. */
export type RefusedField = Exclude<FormField, 'receiveUpdates'>;

export const emptyForm: ContactForm = {
  name: '',
  email: '',
  place: '',
  phone: '',
  agreeToTerms: false,
  receiveUpdates: false,
};

const requestSchema = z.strictObject({ contact: contactSchema, consent: consentSchema });
export type ContactRequest = z.infer<typeof requestSchema>;

const lastSegment = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** The fields named by a validation, ours or the server's, in the order of the form. */
export function refusedFields(errors: readonly Pick<FieldError, 'path'>[]): RefusedField[] {
  const named = new Set(errors.map(({ path }) => lastSegment(path)));
  return [...textFields, 'agreeToTerms' as const].filter((field) => named.has(field));
}

/** The form as a request, or the fields that stand in its way. */
export function readForm(form: ContactForm): { request: ContactRequest } | { refused: RefusedField[] } {
  const { name, email, place, phone, agreeToTerms, receiveUpdates } = form;
  const contact = { name, email: email.trim(), place, ...(phone.trim() && { phone }) };
  const consent = { version: CONSENT_VERSION, agreeToTerms, receiveUpdates };
  const parsed = z.safeParse(requestSchema, { contact, consent }, { reportInput: true });
  return parsed.success ? { request: parsed.data } : { refused: refusedFields(fieldErrors(parsed.error.issues)) };
}
