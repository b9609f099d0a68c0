import * as z from 'zod/mini';
import { contactSchema } from '#domain/contact/contact.ts';
import { askedSchema, linkSchema, secretSchema } from '#domain/contract/accounts.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { languageSchema } from '#domain/place.ts';

const changing = { method: 'POST', status: 200, idempotency: 'exempt' } as const;
/** The account's address from now on. */
const changedSchema = z.strictObject({ email: z.string() });

/** Wants the password, counted like every guess, or a session not older than five minutes. */
export const askEmailChange = defineEndpoint({
  ...changing,
  name: 'askEmailChange',
  summary: 'Ask for another mail address of the own account; a link goes there',
  path: '/api/account/email',
  body: z.strictObject({
    email: contactSchema.shape.email,
    password: z.optional(secretSchema),
    language: z.optional(languageSchema),
  }),
  reply: askedSchema,
  failures: [],
});

/** Tells the address that was left, with a way back for seven days, and ends all sessions but the one that asked. A repeat says the same. */
export const confirmEmailChange = defineEndpoint({
  ...changing,
  name: 'confirmEmailChange',
  summary: 'Prove the new mailbox: the account moves there',
  path: '/api/account/email/confirm',
  body: linkSchema,
  reply: changedSchema,
  failures: ['not-found'],
});

/** Ends every session. A repeat says the same. */
export const undoEmailChange = defineEndpoint({
  ...changing,
  name: 'undoEmailChange',
  summary: 'Take the change of the mail address back, from the mailbox that was left',
  path: '/api/account/email/undo',
  body: linkSchema,
  reply: changedSchema,
  failures: ['not-found'],
});
