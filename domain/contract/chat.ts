import * as z from 'zod/mini';
import { ADVISOR_PATH, advisorKinds } from '#domain/chat/advisor-kind.ts';
import {
  chatIntents,
  chatMessageSchema,
  MAX_HISTORY,
  MAX_HISTORY_LENGTH,
  MAX_MESSAGE_LENGTH,
} from '#domain/chat/message.ts';
import { chatTagsSchema } from '#domain/chat/tags.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { problemSchema } from '#domain/contract/problem.ts';
import { knownFactsSchema } from '#domain/home/fact-schemas.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';

const { shape } = knownFactsSchema;
type Nullable = { [Name in keyof typeof shape]: z.ZodMiniOptional<z.ZodMiniNullable<(typeof shape)[Name]>> };
const takenBack = Object.fromEntries(Object.entries(shape).map(([name, fact]) => [name, z.optional(z.nullable(fact))]));

/** What this message taught; null takes a fact back. */
export const chatFactsSchema = z.strictObject(takenBack as Nullable);

/** Questions that a reply suggests, and characters of each. */
const MAX_SUGGESTIONS = 3;
const MAX_SUGGESTION_LENGTH = 80;

/** The header that says the same of a reply as `advisor` does, before its first word. */
export const ADVISOR_HEADER = 'Wattnest-Advisor';

/** Of a reply that is not in the language of the page: the visitor has written in another one. */
const replyLanguage = z.optional(languageSchema);

const chatReplySchema = z.extend(chatMessageSchema, {
  facts: z.optional(chatFactsSchema),
  /** What the conversation has shown so far to matter to the visitor, to worry them, and not to be known to them. */
  tags: z.optional(chatTagsSchema),
  /** What the message asked for beside an answer: a form for the address, or one that leads to a person. */
  intent: z.optional(z.enum(chatIntents)),
  /** What may be meant or asked next, as a visitor says it; asked word for word, it is understood. */
  suggestions: z.optional(
    z.array(z.string().check(z.maxLength(MAX_SUGGESTION_LENGTH))).check(z.maxLength(MAX_SUGGESTIONS)),
  ),
  advisor: z.enum(advisorKinds),
  language: replyLanguage,
});
export type ChatReply = z.infer<typeof chatReplySchema>;

/** A reply as it came, or a visitor's own message. */
const chatHistorySchema = z.array(z.extend(chatReplySchema, { advisor: z.optional(z.enum(advisorKinds)) })).check(
  z.maxLength(MAX_HISTORY),
  z.refine((said) => said.reduce((length, { content }) => length + content.length, 0) <= MAX_HISTORY_LENGTH, {
    params: { problem: 'too-long' },
  }),
);

export const chatEventSchemas = {
  speaker: z.strictObject({ advisor: z.enum(advisorKinds), language: replyLanguage }),
  anew: z.strictObject({}),
  delta: z.strictObject({ text: z.string() }),
  facts: chatFactsSchema,
  done: chatReplySchema,
  error: problemSchema,
} as const;

/**
 * One turn of the conversation. With `Accept: text/event-stream` the reply comes as server-sent events: `speaker` (who speaks from
 * here on, and the `language` where it is not that of the page, before the first word), `delta` {text}, `anew` (what was said gives
 * way to what follows), `facts` (what the message taught), `done` (the reply as below), `error` (a problem).
 * `history` and `smartPrompt` are the browser's word: bounded, and never instructions. Of the history nothing is read again:
 * what it taught and showed is known of the visit, or stands in `facts` and `tags` of the replies, which go into it as they
 * came. All its messages together have at most 24,000 characters.
 */
export const sendChat = defineEndpoint({
  name: 'sendChat',
  summary: 'Say something to the adviser',
  method: 'POST',
  path: '/api/chat',
  body: z.strictObject({
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
    history: z.optional(chatHistorySchema),
    /** How the conversation stands, told by the caller; background for an adviser with a language model. */
    smartPrompt: z.optional(z.string().check(z.maxLength(MAX_MESSAGE_LENGTH))),
    /** What was set beside the conversation; it stands against anything that was said, and gives way to what `stateFacts` has stored. */
    stated: z.optional(knownFactsSchema),
    /** Without it, the visit's, else the one the browser asks for, else the site's. */
    language: z.optional(languageSchema),
    /** Without it, the visit's, else the usual one of the language. */
    market: z.optional(marketSchema),
  }),
  reply: chatReplySchema,
  events: chatEventSchemas,
  status: 200,
  idempotency: 'optional',
  failures: ['too-much-stored', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
});

/**
 * What the visitor sets beside the conversation, kept at once as their own word: it stands against anything that is said,
 * before or after, and every mail, request and page of the visit tells the home with it. Null takes a fact out, until it
 * is said or set again.
 */
export const stateFacts = defineEndpoint({
  name: 'stateFacts',
  summary: 'Set or take out facts of the home beside the conversation',
  method: 'POST',
  path: '/api/chat/facts',
  body: z.strictObject({
    facts: chatFactsSchema,
    /** Of the amounts. Without it, the visit's, else the usual one of the language. */
    market: z.optional(marketSchema),
  }),
  reply: z.strictObject({ stored: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: ['too-much-stored', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
});

/** Who answers in the chat. */
export const readAdvisor = defineEndpoint({
  name: 'readAdvisor',
  summary: 'Who answers in the chat: an AI or an automatic adviser',
  method: 'GET',
  path: ADVISOR_PATH,
  body: null,
  reply: z.strictObject({ advisor: z.enum(advisorKinds) }),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
