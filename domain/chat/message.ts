import * as z from 'zod/mini';
import { openQuestions } from '#domain/chat/questions.ts';

/** Characters; what a visitor writes at once. */
export const MAX_MESSAGE_LENGTH = 4_000;
/** Earlier messages that travel with a new one; the oldest are left out. */
export const MAX_HISTORY = 60;
/** Characters of all of them together. */
export const MAX_HISTORY_LENGTH = 24_000;
/** Id of the greeting that stands where nothing has been said. Source: assessment-flows, section 3. */
export const WELCOME_ID = 'welcome-message';

/** What a visitor wants beside an answer: the summary by mail as far as it goes, or a person to speak to. */
export const chatIntents = ['email', 'person'] as const;
export type ChatIntent = (typeof chatIntents)[number];

const mediaTypes = ['image', 'video', 'audio'] as const;

/** One message of a conversation. Source: assessment-flows, section 3. */
export const chatMessageSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
  /** Milliseconds since 1970. */
  timestamp: z.int().check(z.gte(0)),
  mediaType: z.optional(z.enum(mediaTypes)),
  /** The open question an assistant's message ends with. */
  asked: z.optional(z.enum(openQuestions)),
  /** True for an assistant's message that was cut off. */
  isCut: z.optional(z.boolean()),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
