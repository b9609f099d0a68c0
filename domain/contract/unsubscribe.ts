import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { tokenSchema } from '#domain/contract/parameters.ts';

/** The link at the foot of a mail, and its one-click header: mail programs post a form here (RFC 8058). */
export const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  summary: 'Receive no more mails',
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  parameters: { token: tokenSchema },
  body: null,
  reply: z.strictObject({ subscribed: z.literal(false) }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});

/** Takes back the wish; an address whose mails came back, or who called them spam, stays shut. */
export const resubscribe = defineEndpoint({
  name: 'resubscribe',
  summary: 'Receive mails again',
  method: 'DELETE',
  path: '/api/unsubscribe/{token}',
  parameters: { token: tokenSchema },
  body: null,
  reply: z.strictObject({ subscribed: z.boolean() }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});
