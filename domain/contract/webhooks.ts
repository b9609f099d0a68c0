import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';

/** What a webhook can tell. `webhook.test` is sent by hand only. */
export const webhookEvents = ['lead.created', 'lead.confirmed', 'lead.withdrawn', 'webhook.test'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Why a webhook is off: its receiver answered 410, its partner wished it, or nothing got through for five days. */
export const disabledReasons = ['gone', 'by-hand', 'failing'] as const;

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;

/** Why an attempt came to nothing, where the receiver's status does not say it. */
export const deliveryProblems = [
  'timeout',
  'refused',
  'reset',
  'tls',
  'name-not-found',
  'address-not-allowed',
  'redirect',
  'disabled',
  'withdrawn',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const MAX_WEBHOOKS = 10;
/** How long the secret before a rotation still signs, in hours. */
export const ROTATION_HOURS = 24;
const MAX_URL_LENGTH = 2_000;

const webhookSchema = z.strictObject({
  id: z.string(),
  url: z.string(),
  /** All times: ISO 8601, UTC. */
  createdAt: z.string(),
  disabledAt: z.nullable(z.string()),
  disabledFor: z.nullable(z.enum(disabledReasons)),
});
export type Webhook = z.infer<typeof webhookSchema>;

const deliverySchema = z.strictObject({
  /** The `webhook-id` of every attempt. */
  id: z.string(),
  event: z.enum(webhookEvents),
  leadId: z.nullable(z.string()),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  lastStatus: z.nullable(z.int()),
  lastProblem: z.nullable(z.enum(deliveryProblems)),
  createdAt: z.string(),
  nextAttemptAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** `whsec_` and 32 random bytes in Base64, as Standard Webhooks libraries take it. */
const secretSchema = z.string().check(z.startsWith('whsec_'));
const nothing = z.strictObject({});
const refusals = ['unauthenticated', 'forbidden', 'origin-not-allowed'] as const;

export const listWebhooks = defineEndpoint({
  name: 'listWebhooks',
  summary: 'The company’s webhooks',
  method: 'GET',
  path: '/api/partner/webhooks',
  body: null,
  reply: z.array(webhookSchema),
  status: 200,
  idempotency: 'exempt',
  failures: refusals,
});

/** The secret is in this reply and never shown again. */
export const createWebhook = defineEndpoint({
  name: 'createWebhook',
  summary: 'Add a webhook',
  method: 'POST',
  path: '/api/partner/webhooks',
  body: z.strictObject({ url: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_URL_LENGTH)) }),
  reply: z.strictObject({ webhook: webhookSchema, secret: secretSchema }),
  status: 201,
  idempotency: 'required',
  failures: refusals,
});

/** Off by hand, or on again after any reason. */
export const switchWebhook = defineEndpoint({
  name: 'switchWebhook',
  summary: 'Switch a webhook on or off',
  method: 'PATCH',
  path: '/api/partner/webhooks/{id}',
  parameters: { id: idSchema },
  body: z.strictObject({ enabled: z.boolean() }),
  reply: webhookSchema,
  status: 200,
  idempotency: 'required',
  failures: [...refusals, 'not-found'],
});

/** Takes its delivery log with it. */
export const deleteWebhook = defineEndpoint({
  name: 'deleteWebhook',
  summary: 'Remove a webhook',
  method: 'DELETE',
  path: '/api/partner/webhooks/{id}',
  parameters: { id: idSchema },
  body: null,
  reply: z.strictObject({ deleted: z.literal(true) }),
  status: 200,
  idempotency: 'required',
  failures: [...refusals, 'not-found'],
});

/** Queues one `webhook.test`, which is tried once. */
export const testWebhook = defineEndpoint({
  name: 'testWebhook',
  summary: 'Send a test message',
  method: 'POST',
  path: '/api/partner/webhooks/{id}/test',
  parameters: { id: idSchema },
  body: nothing,
  reply: deliverySchema,
  status: 201,
  idempotency: 'required',
  failures: [...refusals, 'not-found'],
});

/** Messages carry both signatures until `previousUntil`. */
export const rotateWebhookSecret = defineEndpoint({
  name: 'rotateWebhookSecret',
  summary: 'Make a new secret',
  method: 'POST',
  path: '/api/partner/webhooks/{id}/rotate-secret',
  parameters: { id: idSchema },
  body: nothing,
  reply: z.strictObject({ secret: secretSchema, previousUntil: z.string() }),
  status: 200,
  idempotency: 'required',
  failures: [...refusals, 'not-found'],
});

export const listDeliveries = defineList({
  name: 'listDeliveries',
  summary: 'What a webhook was sent, newest first',
  path: '/api/partner/webhooks/{id}/deliveries',
  parameters: { id: idSchema },
  entry: deliverySchema,
  filters: { status: z.optional(z.enum(deliveryStatuses)), event: z.optional(z.enum(webhookEvents)) },
  failures: [...refusals, 'not-found'],
});

/** Sends a message once more, under its own id and with the whole plan of retries. */
export const replayDelivery = defineEndpoint({
  name: 'replayDelivery',
  summary: 'Send a message again',
  method: 'POST',
  path: '/api/partner/deliveries/{id}/replay',
  parameters: { id: idSchema },
  body: nothing,
  reply: deliverySchema,
  status: 200,
  idempotency: 'required',
  failures: [...refusals, 'not-found'],
});
