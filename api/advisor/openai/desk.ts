import type { AskedTurn } from '#api/advisor/advisor.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import { type ChatFacts, type KnownFacts, withFacts } from '#domain/home/facts.ts';
import type { Market } from '#domain/place.ts';

/** Computes a home's estimate; refuses a place that is not known. */
export type Estimating = (input: EstimateInput, now: Date) => Promise<EstimateReport>;

/** What lies before the model while it answers one message. */
export interface Desk {
  turn: AskedTurn;
  /** The country the conversation is about. */
  market: Market;
  estimate: Estimating;
  /** What the message taught, by our own reading and by the model's. */
  learnt: ChatFacts;
}

export const factsOn = ({ turn, learnt }: Desk): KnownFacts => withFacts(turn.facts, learnt);

/** As the market writes. */
export const localeOn = ({ turn, market }: Desk) => ({ ...turn.locale, market });
