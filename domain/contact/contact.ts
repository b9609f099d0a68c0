import * as z from 'zod/mini';

/** Source: assessment-flows, section 5. */
const MIN_NAME_LENGTH = 2;

/** RFC 5321, section 4.5.3.1. */
const MAX_EMAIL_LENGTH = 254;

const trimmed = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Digits with the usual separators, 5 to 20 digits (ITU-T E.164 allows 15; extensions add some). */
export const phoneSchema = z.string().check(
  z.trim(),
  z.refine((text) => /^\+?[\d\s()/.-]*$/.test(text) && /^\d{5,20}$/.test(text.replace(/\D/g, '')), {
    params: { problem: 'invalid-phone' },
  }),
);

export const contactSchema = z.strictObject({
  name: trimmed(200).check(z.minLength(MIN_NAME_LENGTH)),
  email: z.email().check(z.maxLength(MAX_EMAIL_LENGTH)),
  /** Postcode or city, as the person writes it. */
  place: trimmed(120).check(z.minLength(2)),
  phone: z.optional(phoneSchema),
});
export type Contact = z.infer<typeof contactSchema>;

/** The form in which two spellings of an address are the same mailbox for our limits. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}
