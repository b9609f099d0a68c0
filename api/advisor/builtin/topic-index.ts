import MiniSearch from 'minisearch';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { createWordReader, type Word } from '#api/advisor/builtin/word-reader.ts';
import type { Language } from '#domain/place.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

export interface TopicHit {
  topic: TopicId;
  score: number;
  /** How much of what the question says this topic is about, 0 to 1; rare words count more. */
  coverage: number;
}

const boost = { title: 1.5, questions: 1, keywords: 1.5 };
const FUZZY_FROM = 6;
const FUZZINESS = 0.2;
const PREFIX_FROM = 4;
/** What a word counts for in the coverage: rare ones more, within bounds; one that no topic knows the middle. */
const WEIGHT = { lowest: 2, unknown: 2.6, highest: 2.8 };

/** The search over what the adviser knows in one language, built once. Best first, at most `limit`. */
export function createTopicIndex(language: Language): (question: string, limit: number) => TopicHit[] {
  const read = createWordReader(vocabularies[language]);
  const line = (text: string) => read(text).flat().join(' ');
  const documents = Object.entries(topics[language]).map(([id, { title, questions, keywords }]) => ({
    id,
    title: line(title),
    questions: line(questions.join(' . ')),
    keywords: line(keywords),
  }));
  const holders = new Map<string, number>();
  for (const { title, questions, keywords } of documents)
    for (const term of new Set(`${title} ${questions} ${keywords}`.split(' ')))
      holders.set(term, (holders.get(term) ?? 0) + 1);

  const isUnknown = (term: string) => !holders.has(term);
  const index = new MiniSearch<(typeof documents)[number]>({
    fields: ['title', 'questions', 'keywords'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      bm25: { k: 1.2, b: 0.5, d: 0.4 },
      prefix: (term) => isUnknown(term) && term.length >= PREFIX_FROM,
      fuzzy: (term) => (isUnknown(term) && term.length >= FUZZY_FROM ? FUZZINESS : false),
    },
  });
  index.addAll(documents);

  const weight = (term: string) => {
    const rarity = Math.log(documents.length / (holders.get(term) ?? documents.length));
    return isUnknown(term) ? WEIGHT.unknown : Math.min(WEIGHT.highest, Math.max(WEIGHT.lowest, rarity));
  };
  const weightOf = (word: Word) => Math.max(...word.map(weight));
  const sum = (words: readonly Word[]) => words.reduce((total, word) => total + weightOf(word), 0);

  return (question, limit) => {
    const words = read(question);
    if (words.length === 0) return [];
    const asked = sum(words);
    return index
      .search(words.flat().join(' '))
      .slice(0, limit)
      .map(({ id, score, queryTerms }) => ({
        topic: id as TopicId,
        score,
        coverage: sum(words.filter((word) => word.some((term) => queryTerms.includes(term)))) / asked,
      }));
  };
}
