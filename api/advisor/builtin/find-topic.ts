import { fold } from '#api/advisor/builtin/fold.ts';
import { isStatement } from '#api/advisor/builtin/is-question.ts';
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

/** A question names a topic when nearly all of it is about that, or when much is and strongly so. */
const ENOUGH = { score: 7.5, coverage: 0.5 };
const STRONG = { score: 18, coverage: 0.33 };
/** Who tells something has to name a topic more clearly. */
const MORE_FOR_STATEMENT = 0.1;
/** Characters; a longer line is read no further. */
const LONGEST_QUESTION = 500;
const NEAR = { score: 6, coverage: 0.3 };
const NEAREST = 3;
const TIE = 0.97;

const marketNamed = (text: string, language: Language) =>
  vocabularies[language].countries.find(([name]) => name.test(fold(text)))?.[1];

const reaches = (hit: TopicHit, bar: typeof NEAR, more = 0) =>
  hit.score >= bar.score && hit.coverage >= bar.coverage + more;

/** Several topics fit alike, as to a bare "battery": better to ask than to guess. */
const isTied = ([best, second, third]: readonly TopicHit[]) =>
  best !== undefined && third !== undefined && third.score > best.score * TIE && second?.coverage === best.coverage;

/** The topic a line asks about, with the country it names or else the visitor's. */
export function findTopic(line: string, { language, market }: Locale): TopicFinding {
  const text = line.slice(0, LONGEST_QUESTION);
  if (vocabularies[language].aside.test(fold(text))) return { kind: 'none' };
  const hits = indexes[language](text, NEAREST);
  const [best] = hits;
  const asked = !isStatement(text, language);
  const more = asked ? 0 : MORE_FOR_STATEMENT;
  if (best && !isTied(hits) && [ENOUGH, STRONG].some((bar) => reaches(best, bar, more)))
    return { kind: 'found', topic: best.topic, market: marketNamed(text, language) ?? market, asked };
  const nearest = hits.filter((hit) => reaches(hit, NEAR)).map(({ topic }) => topic);
  return nearest.length > 0 ? { kind: 'unsure', nearest } : { kind: 'none' };
}
