import type { TopicId } from '#texts/adviser/topics/ids.ts';

export interface Questions {
  /** For each topic a question the search was tuned with, and one it was not. */
  topics: Record<TopicId, readonly [tuned: string, heldOut: string]>;
  /** Lines that are about none of them. */
  smallTalk: readonly string[];
}
