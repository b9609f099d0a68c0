import { type ChatFacts, type KnownFacts, withFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { readJson } from '#domain/read-json.ts';
import type { DueSummary } from '#widgets/chat/completion.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { readFacts } from '#widgets/chat/read-facts.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';

/** What a tab keeps of one chat. A change of this shape is a new version in `savedKey`. */
export interface Saved {
  lines: readonly ChatLine[];
  facts: KnownFacts;
  /** The facts that the visitor has stated beside the conversation. */
  stated: KnownFacts;
  /** Those of them that the server has not taken yet; null takes a fact out. */
  unstored?: ChatFacts | undefined;
  potentials: KnownPotentials;
  isComplete: boolean;
  inResults: boolean;
  /** How often the address was asked for. */
  timesAsked: number;
  summary?: DueSummary | undefined;
  visit?: Visit | undefined;
  /** What the detailed estimate was answered; checked by it. */
  estimate?: unknown;
}

/** Lines kept; far more than travel with a message, and far less than a tab's storage holds. */
export const MOST_LINES = 200;

const roles = ['user', 'assistant'];
const states = ['whole', 'sending', 'failed', 'cut'];
const potentialLevels = [undefined, 'low', 'medium', 'high'];

export function savedKey(siteKey: string | undefined, instance: string): string {
  return `wattnest:chat:v1:${siteKey ?? ''}:${instance}`;
}

function isLine(it: Partial<ChatLine> | null): boolean {
  const hasTexts = typeof it?.id === 'string' && typeof it.content === 'string' && typeof it.timestamp === 'number';
  const isSuggesting = [it?.suggestions ?? []].flat().every((text) => typeof text === 'string');
  return hasTexts && isSuggesting && roles.includes(it.role ?? '') && states.includes(it.state ?? '');
}

function readPotentials(kept: KnownPotentials | undefined): KnownPotentials {
  const isWhole = kept && Object.values(kept).every((it) => potentialLevels.includes(it));
  return isWhole ? kept : {};
}

/** What was kept, or undefined when nothing was, or when it is not what we keep. */
export function readSaved(text: string | null): Saved | undefined {
  const kept = (text && readJson(text)) as Partial<Saved> | null | undefined;
  const facts = readFacts(kept?.facts);
  const stated = readFacts(kept?.stated);
  if (!kept || !facts || !stated || !Array.isArray(kept.lines) || !kept.lines.every(isLine)) return undefined;
  return {
    lines: kept.lines,
    facts,
    stated,
    ...(kept.unstored && readFacts(withFacts({}, kept.unstored)) && { unstored: kept.unstored }),
    potentials: readPotentials(kept.potentials),
    isComplete: kept.isComplete === true,
    inResults: kept.inResults === true,
    timesAsked: Number(kept.timesAsked) || 0,
    estimate: kept.estimate,
    ...(typeof kept.summary?.contact?.email === 'string' && { summary: kept.summary }),
    ...(typeof kept.visit?.token === 'string' && { visit: kept.visit }),
  };
}
