import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';

const shortText = z.string().check(z.maxLength(300));

/** What Postmark tells; its other fields are left out. https://postmarkapp.com/developer/webhooks/webhooks-overview */
const mailEventSchema = z.object({
  RecordType: shortText,
  MessageID: z.optional(shortText),
  MessageStream: z.optional(shortText),
  /** What we sent along with the mail. */
  Metadata: z.optional(z.record(z.string(), shortText)),
  /** Bounces and complaints. */
  ID: z.optional(z.int()),
  Type: z.optional(shortText),
  Email: z.optional(shortText),
  BouncedAt: z.optional(shortText),
  /** Deliveries and subscription changes. */
  Recipient: z.optional(shortText),
  DeliveredAt: z.optional(shortText),
  ChangedAt: z.optional(shortText),
  SuppressSending: z.optional(z.boolean()),
  SuppressionReason: z.optional(z.nullable(shortText)),
});
export type MailEvent = z.infer<typeof mailEventSchema>;

/** For the mail vendor alone: basic authentication by POSTMARK_WEBHOOK_USER and POSTMARK_WEBHOOK_PASSWORD. */
export const takeMailEvent = defineEndpoint({
  name: 'takeMailEvent',
  summary: 'What became of a mail, told by the mail vendor',
  method: 'POST',
  path: '/api/postmark/events',
  body: mailEventSchema,
  reply: z.strictObject({ taken: z.boolean() }),
  status: 200,
  idempotency: 'exempt',
  failures: ['unauthenticated'],
});
