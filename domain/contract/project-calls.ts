import * as z from 'zod/mini';
import { phoneSchema } from '#domain/contact/contact.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList } from '#domain/contract/list.ts';
import { ofProject } from '#domain/contract/project-parts.ts';
import { marketSchema } from '#domain/place.ts';

/** ISO 8601, UTC. */
const moment = z.string();

export const callSchema = z.strictObject({
  startsAt: moment,
  endsAt: moment,
  /** Where it reaches the customer. */
  phone: z.string(),
});
export type ExpertCall = z.infer<typeof callSchema>;

const parameters = ofProject;
const path = '/api/projects/{projectId}/call';
const failures = ['not-found', 'second-factor-required'] as const;
const changing = [...failures, 'forbidden', 'status-not-possible'] as const;
const replySchema = z.strictObject({ projectId: z.string(), call: z.nullable(callSchema) });

export const readCallSlots = defineEndpoint({
  name: 'readCallSlots',
  summary: 'When one of our experts can call',
  method: 'GET',
  path: `${path}/slots`,
  parameters,
  body: null,
  /** `phone`: what the customer gave with the request. */
  reply: z.strictObject({ slots: z.array(moment), phone: z.nullable(z.string()) }),
  status: 200,
  idempotency: 'exempt',
  failures,
});

/** The same again changes nothing. `startsAt` is one of the slots; `timeZone` the one that the customer's mails tell it in. */
export const bookCall = defineEndpoint({
  name: 'bookCall',
  summary: 'Book the free call with an expert, or move it',
  method: 'POST',
  path,
  parameters,
  body: z.strictObject({
    startsAt: z.iso.datetime(),
    timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
    phone: phoneSchema,
  }),
  reply: replySchema,
  status: 200,
  idempotency: 'required',
  failures: changing,
});

/** Without a call nothing changes. */
export const cancelCall = defineEndpoint({
  name: 'cancelCall',
  summary: 'Cancel the call with an expert',
  method: 'DELETE',
  path,
  parameters,
  body: null,
  reply: replySchema,
  status: 200,
  idempotency: 'required',
  failures: changing,
});

const listedSchema = z.strictObject({
  id: z.string(),
  projectId: z.string(),
  /** How people name the project. */
  reference: z.string(),
  ...callSchema.shape,
  name: z.string(),
  place: z.string(),
  market: marketSchema,
  /** Who looks after the project. */
  adviser: z.nullable(z.string()),
});
export type ListedCall = z.infer<typeof listedSchema>;

export const listCalls = defineList({
  name: 'listCalls',
  summary: 'The calls that are booked, the next one first',
  path: '/api/manager/calls',
  entry: listedSchema,
  failures: [],
});
