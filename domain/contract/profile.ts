import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { languageSchema } from '#domain/place.ts';

const profileSchema = z.strictObject({
  name: z.string(),
  /** What our mails are written in; null until it is chosen. */
  language: z.nullable(languageSchema),
  /** Notifications go out by mail too. */
  notifiedByMail: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

export const readProfile = defineEndpoint({
  name: 'readProfile',
  summary: 'What one can change of the own account',
  method: 'GET',
  path: '/api/account/profile',
  body: null,
  reply: profileSchema,
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** What is left out stays. */
export const changeProfile = defineEndpoint({
  name: 'changeProfile',
  summary: 'Change name, language or notifications by mail of the own account',
  method: 'PATCH',
  path: '/api/account/profile',
  body: z.strictObject({
    name: z.optional(contactSchema.shape.name),
    language: z.optional(languageSchema),
    notifiedByMail: z.optional(z.boolean()),
  }),
  reply: profileSchema,
  status: 200,
  idempotency: 'optional',
  failures: [],
});
