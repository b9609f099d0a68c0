import * as z from 'zod/mini';
import { CONSENT_VERSION, consentSchema } from '#domain/contact/consent.ts';
import { contactSchema } from '#domain/contact/contact.ts';
import type { FieldError } from '#domain/failure.ts';
import { fieldErrors } from '#domain/field-errors.ts';

/** What the dialog asks before it knows where to send. */
export interface SummaryForm {
  name: string;
  email: string;
  agreeToTerms: boolean;
  receiveUpdates: boolean;
}
export type RefusedField = Exclude<keyof SummaryForm, 'receiveUpdates'>;

export const emptyForm: SummaryForm = { name: '', email: '', agreeToTerms: false, receiveUpdates: false };

const requestSchema = z.strictObject({
  name: contactSchema.shape.name,
  email: contactSchema.shape.email,
  consent: z.optional(consentSchema),
});
export type SummaryRequest = z.infer<typeof requestSchema>;

const formOrder: readonly RefusedField[] = ['name', 'email', 'agreeToTerms'];

/** The fields named by a validation, ours or the server's, in the order of the form. */
export function refusedFields(errors: readonly Pick<FieldError, 'path'>[]): RefusedField[] {
  const named = new Set(errors.map(({ path }) => path.replace('consent.', '')));
  return formOrder.filter((field) => named.has(field));
}

/** The form as a request, or the fields that stand in its way. Consent goes along unless it was given before. */
export function readForm(
  { name, email, agreeToTerms, receiveUpdates }: SummaryForm,
  hasConsented: boolean,
): { request: SummaryRequest } | { refused: RefusedField[] } {
  const consent = { version: CONSENT_VERSION, agreeToTerms, receiveUpdates };
  const given = { name, email: email.trim(), ...(!hasConsented && { consent }) };
  const parsed = z.safeParse(requestSchema, given, { reportInput: true });
  return parsed.success ? { request: parsed.data } : { refused: refusedFields(fieldErrors(parsed.error.issues)) };
}
