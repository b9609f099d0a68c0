import { fold } from '#api/advisor/builtin/fold.ts';
import { isQuestion, isStatement } from '#api/advisor/builtin/is-question.ts';
import { createTopicIndex, type TopicHit } from '#api/advisor/builtin/topic-index.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { Locale } from '#domain/format.ts';
import type { Language, Market } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/**
 * `unsure` offers the closest topics; `none` is about nothing the adviser knows. A topic that was only touched in a
 * statement (`asked` is false) is worth an answer where the statement taught nothing.
 */
export type TopicFinding =
  | { kind: 'found'; topic: TopicId; market: Market; asked: boolean }
  | { kind: 'unsure'; nearest: TopicId[] }
  | { kind: 'none' };

const indexes = {
  de: createTopicIndex('de'),
  en: createTopicIndex('en'),
  fr: createTopicIndex('fr'),
} satisfies Record<Language, unknown>;

/** What a topic must reach: nearly all of a line is about it, or much is and strongly so. */
const bars = {
  question: [
    { score: 7.5, coverage: 0.5 },
    { score: 18, coverage: 0.33 },
  ],
  /** Who tells something has to name a topic more clearly. */
  statement: [
    { score: 7.5, coverage: 0.6 },
    { score: 19, coverage: 0.43 },
  ],
  /** So has who neither tells nor asks: words that happen to stand in a topic are no request for it. */
  words: [
    { score: 14, coverage: 0.9 },
    { score: 18.5, coverage: 0.5 },
  ],
};
/** Characters; a longer line is read no further. */
const LONGEST_QUESTION = 500;
const NEAR = { score: 6, coverage: 0.3 };
const NEAREST = 3;
const TIE = 0.97;

const marketNamed = (text: string, language: Language) =>
  vocabularies[language].countries.find(([name]) => name.test(fold(text)))?.[1];

const reaches = (hit: TopicHit, bar: typeof NEAR) => hit.score >= bar.score && hit.coverage >= bar.coverage;

function kindOf(text: string, language: Language): keyof typeof bars {
  if (isQuestion(text, language)) return 'question';
  return isStatement(text, language) ? 'statement' : 'words';
}

/** Several topics fit alike, as to a bare "battery": better to ask than to guess. */
const isTied = ([best, second, third]: readonly TopicHit[]) =>
  best !== undefined && third !== undefined && third.score > best.score * TIE && second?.coverage === best.coverage;

function findInLine(text: string, { language, market }: Locale): TopicFinding {
  if (vocabularies[language].aside.test(fold(text))) return { kind: 'none' };
  const hits = indexes[language](text, NEAREST);
  const [best] = hits;
  const kind = kindOf(text, language);
  if (best && !isTied(hits) && bars[kind].some((bar) => reaches(best, bar)))
    return {
      kind: 'found',
      topic: best.topic,
      market: marketNamed(text, language) ?? market,
      asked: kind !== 'statement',
    };
  const nearest = hits.filter((hit) => reaches(hit, NEAR)).map(({ topic }) => topic);
  return nearest.length > 0 ? { kind: 'unsure', nearest } : { kind: 'none' };
}

/** The sentence that asks, of a message that also tells something. */
const askingPart = (text: string, language: Language) =>
  text.split(/[.!;:()]\s|\bob\b|(?<=\?)/).find((part) => part.trim() !== '' && isQuestion(part, language));

/**
 * The topic a line asks about, with the country it names or else the visitor's. A question that stands by itself comes
 * before what is told beside it: who has an oil heating and wants the price of a heat pump does not ask about oil. Where all
 * that stands beside a question hides its topic, the clause that asks is looked at alone.
 */
export function findTopic(line: string, locale: Locale): TopicFinding {
  const text = line.slice(0, LONGEST_QUESTION);
  const part = askingPart(text, locale.language) ?? text;
  const clause = part.split(', ').findLast((it) => isQuestion(it, locale.language)) ?? part;
  const leans = vocabularies[locale.language].leaning.test(fold(part));
  const lines = [...new Set(leans ? [text, part, clause] : [part, text, clause])];
  const findings = lines.map((it) => findInLine(it, locale));
  return findings.find(({ kind }) => kind === 'found') ?? findings[lines.indexOf(text)] ?? { kind: 'none' };
}
