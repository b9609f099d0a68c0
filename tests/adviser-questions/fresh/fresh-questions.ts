import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Written after the search, in other words than its vocabulary. */
export interface FreshQuestions {
  questions: readonly (readonly [question: string, topic: TopicId])[];
  /** Lines that are about none of them. */
  smallTalk: readonly string[];
  /** What people tell of their home: an answer, never a question. */
  statements: readonly string[];
}
