import type { LeadStatus } from '#domain/leads/lead-status.ts';

/** What a quote may hold; the questions a good one answers. */
export const quoteParts = [
  'planning',
  'material',
  'installation',
  'scaffold',
  'electrical',
  'meterCabinet',
  'hydraulicBalancing',
  'registration',
  'subsidyPapers',
  'commissioning',
  'maintenance',
] as const;
export type QuotePart = (typeof quoteParts)[number];

/** What is offered, by its size. */
export const quoteSizes = ['kwp', 'batteryKwh', 'heatPumpKw', 'wallboxKw'] as const;
export type QuoteSize = (typeof quoteSizes)[number];

/** How a quote stands. It follows from its answer, its company and its day. */
export const quoteStatuses = ['open', 'accepted', 'declined', 'expired', 'another_chosen', 'closed'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

interface Standing {
  answer: 'accepted' | 'declined' | null;
  /** How the request stands with its company. */
  company: LeadStatus;
  /** The last day on which it can be accepted, `YYYY-MM-DD`. */
  bindingUntil: string;
}

/** `today`: the day where the home is. */
export function quoteStatusOf({ answer, company, bindingUntil }: Standing, today: string): QuoteStatus {
  if (answer === 'accepted' && company === 'won') return 'accepted';
  if (answer === 'declined') return 'declined';
  if (company === 'another_chosen') return 'another_chosen';
  if (company !== 'quoted') return 'closed';
  return bindingUntil < today ? 'expired' : 'open';
}

/** So long an answer can be taken back, unless somebody has acted on it. */
export const UNDO_MS = 10 * 60_000;

export function mayUndo(answeredAt: Date, lastActedAt: Date | null, now: Date): boolean {
  const isActedOn = lastActedAt !== null && lastActedAt > answeredAt;
  return !isActedOn && now.getTime() - answeredAt.getTime() <= UNDO_MS;
}

/** Whole currency units; above lies a slip of the keyboard. */
export const MOST_PRICE = 1_000_000;
/** Days; a choice of ours. */
export const LONGEST_BINDING_DAYS = 365;
export const MAX_QUOTE_NOTE_LENGTH = 1_000;
