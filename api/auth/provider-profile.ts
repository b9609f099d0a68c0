import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';

const said = z.union([z.boolean(), z.stringbool()]);
const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: contactSchema.shape.email,
  /** Apple writes it as a text. */
  email_verified: z.catch(said, false),
  name: z.catch(z.optional(contactSchema.shape.name), undefined),
});

/** What Apple's page sends along, the first time alone, and unsigned: good for a name. */
const appleUserSchema = z.object({ name: z.object({ firstName: z.string(), lastName: z.string() }) });

export type ProviderProfile = {
  id: string;
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string;
};

function nameOf(user: unknown): string | undefined {
  const sent = z.safeParse(appleUserSchema, user);
  if (!sent.success) return undefined;
  const { firstName, lastName } = sent.data.name;
  return z.safeParse(contactSchema.shape.name, `${firstName} ${lastName}`).data;
}

function payloadOf(idToken: string): unknown {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Who somebody is by an ID token whose signature, issuer, audience and nonce have been checked; null for one that does not say. */
export function profileOf(idToken: string | undefined, user: unknown): ProviderProfile | null {
  const claims = z.safeParse(claimsSchema, idToken ? payloadOf(idToken) : null);
  if (!claims.success) return null;
  const { sub, email_verified: emailVerified } = claims.data;
  const email = claims.data.email.toLowerCase();
  const name = claims.data.name ?? nameOf(user) ?? email.split('@', 1)[0] ?? email;
  return { id: sub, sub, email, emailVerified, name };
}
