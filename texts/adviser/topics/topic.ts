import type { Market } from '#domain/place.ts';
import type { Answer } from '#texts/adviser/figures/answer.ts';

/** What the adviser knows about one subject in one language. */
export interface Topic {
  /** Completes "I can tell you about …" in a list of choices. */
  title: string;
  /** One that holds everywhere, or one for each market. */
  answer: Answer | Readonly<Record<Market, Answer>>;
}

export const answerFor = ({ answer }: Topic, market: Market): Answer =>
  typeof answer === 'string' ? answer : answer[market];
