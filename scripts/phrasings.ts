import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/place.ts';
import { groupOf, type TopicGroup } from '#texts/adviser/topics/ids.ts';
import { readDialogues } from './dialogues.ts';

const texts = join(import.meta.dirname, '../texts/adviser');

/** A way to ask something, and what it asks about. */
export interface Phrasing {
  label: string;
  text: string;
}

interface Line {
  topic: string;
  /** What is asked in particular; none where nobody sorted it. */
  detail: string | undefined;
  text: string;
}

/** One phrasing a line, under `# detail` those that ask for it; `# general` is what the topic's own answer is the answer to. */
function readLines(folder: string, file: string): Line[] {
  const topic = file.replace('.txt', '');
  let detail: string | undefined;
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((it) => it.trim())
    .flatMap((text) => {
      if (text === '') return [];
      if (!text.startsWith('# ')) return [{ topic, detail, text }];
      detail = text.slice(2);
      return [];
    });
}

/** All files of a folder, each named by its topic; what stands in `none` asks nothing we know. */
const readAll = (folder: string): Line[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readLines(folder, file));

/** What is asked about the topics. */
export const readPhrasings = (language: Language): Phrasing[] =>
  readAll(join(texts, 'phrasings', language)).map(({ topic, text }) => ({ label: topic, text }));

/** The topic that a label of a detail belongs to. */
export const topicOfLabel = (label: string): string => label.split('.', 1)[0] ?? label;

/** What is asked in the conversations about details of topics. */
const askedInDialogues = (language: Language): Phrasing[] =>
  readDialogues(join(texts, 'dialogues'), language)
    .flatMap(({ messages }) => messages.flatMap(({ asked }) => asked))
    .flatMap(({ text, details: [label] }) => (label === undefined ? [] : [{ label, text }]));

/**
 * What is asked about the details of a group's topics, labels are `topic.detail`: the sorted lines of the topics, and those beside the details, many of
 * which only make sense once the topic is known.
 */
export function readDetailPhrasings(language: Language, group: TopicGroup): Phrasing[] {
  const folders = [join(texts, 'phrasings', language), join(texts, 'details/phrasings', language)];
  const sorted = folders
    .flatMap(readAll)
    .flatMap(({ topic, detail, text }) => (detail === undefined ? [] : [{ label: `${topic}.${detail}`, text }]));
  return [...sorted, ...askedInDialogues(language)].filter(({ label }) => groupOf(topicOfLabel(label)) === group);
}
