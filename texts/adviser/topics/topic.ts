import type { Market } from '#domain/place.ts';
import type { Answer } from '#texts/adviser/figures/answer.ts';

/** One that holds everywhere, or one for each market. */
type Answers = Answer | Readonly<Record<Market, Answer>>;

/** What the adviser says when something is asked. */
export interface Told {
  /** As people ask it: what heads the answer, and what is tapped to ask it. */
  question: string;
  answer: Answers;
  /** In place of it to somebody who rents, where roof, heating and building are another's. */
  toTenants?: Answers;
}

/** What the adviser knows about one subject in one language. */
export interface Topic extends Told {
  /** Completes "I can tell you about …" in a list of choices. */
  title: string;
}

/** The answer that fits the market and whether somebody rents. */
export function answerFor(
  { answer, toTenants }: Pick<Told, 'answer' | 'toTenants'>,
  market: Market,
  rents = false,
): Answer {
  const fitting = rents && toTenants !== undefined ? toTenants : answer;
  return typeof fitting === 'string' ? fitting : fitting[market];
}
