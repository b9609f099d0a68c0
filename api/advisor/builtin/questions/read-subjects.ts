import { fold } from '#api/advisor/builtin/fold.ts';
import { goesOn, isQuestion, isStatement } from '#api/advisor/builtin/questions/is-question.ts';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import {
  type Before,
  findTopic,
  type Heard,
  type LineKind,
  type TopicFinding,
} from '#api/advisor/builtin/topics/find-topic.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { Language } from '#domain/place.ts';

/** A sentence of a message and what it is about. */
export interface Subject {
  text: string;
  asks: boolean;
  finding: TopicFinding;
}

/** Messages of the person that a question may go on with, and sentences of each. */
const MESSAGES_BEFORE = 3;
const SENTENCES_BEFORE = 4;
/** Sentences of a message; of a longer one its beginning and its end. */
const FIRST = 10;
const LAST = 8;
/** Words; who asks in fewer goes on with what was said. */
const SHORT = 6;
/** Words; a longer question is about itself, whatever it points to. */
const MIDDLING = 10;

function kindOf(text: string, language: Language): LineKind {
  if (isQuestion(text, language)) return 'question';
  return isStatement(text, language) ? 'statement' : 'words';
}

const isWithin = (text: string, words: number) => text.split(/\s+/, words + 1).length <= words;

const leansOn = (text: string, language: Language) =>
  (isWithin(text, MIDDLING) && vocabularies[language].leaning.test(fold(text.trim()))) || isWithin(text, SHORT);

const nothing: Heard = { finding: { kind: 'none' }, best: -1, spoken: new Set(), scores: [] };

/** What a sentence asks about; where all that is told beside the question hides it, the clause that asks is heard alone. */
function hear(sentence: string, isAlone: boolean, language: Language, before?: Before): Heard {
  if (vocabularies[language].aside.test(fold(sentence))) return nothing;
  const kind = kindOf(sentence, language);
  const clause = sentence.split(/,\s/).findLast((it) => isQuestion(it, language)) ?? sentence;
  const parts = kind === 'question' ? [...new Set([sentence, clause])] : [sentence];
  const heard = parts.map((text) => {
    const leaning = { leans: leansOn(text, language), goesOn: goesOn(text, language) };
    return findTopic({ text, kind, isAlone: isAlone && text === sentence, ...leaning }, language, before);
  });
  return heard.find(isFound) ?? heard.reduce((best, it) => (it.best > best.best ? it : best));
}

const isFound = ({ finding }: { finding: TopicFinding }) => finding.kind === 'found';

/** What the conversation was about before this message. */
function spokenOf(history: readonly ChatMessage[], language: Language): Before | undefined {
  const messages = history.filter(({ role }) => role === 'user').slice(-MESSAGES_BEFORE);
  for (const { content } of messages.toReversed()) {
    const sentences = sentencesOf(content, language).slice(-SENTENCES_BEFORE);
    for (const sentence of sentences.toReversed()) {
      const { finding, spoken, scores } = hear(sentence, sentences.length === 1, language);
      if (finding.kind === 'found') return { spoken, scores, isAnswered: true };
    }
  }
  return undefined;
}

/** Where no sentence says by itself what is asked, the last that asks is about what all of them together are about. */
function readAsOne(message: string, subjects: Subject[], language: Language): Subject[] {
  const last = subjects.findLastIndex(({ asks }) => asks);
  if (last < 0 || subjects.length < 2 || subjects.some(isFound)) return subjects;
  const { finding } = findTopic(
    { text: message, kind: 'question', isAlone: true, leans: false, goesOn: false },
    language,
  );
  return finding.kind === 'found' ? subjects.map((it, at) => (at === last ? { ...it, finding } : it)) : subjects;
}

/** Each sentence of a message with what it is about, in their order; one that leans on others is read with them. */
export function readSubjects(message: string, history: readonly ChatMessage[], language: Language): Subject[] {
  let before = spokenOf(history, language);
  const sentences = sentencesOf(message, language);
  const read = sentences.filter((_, at) => at < FIRST || at >= sentences.length - LAST);
  const subjects = read.map((text) => {
    const { finding, spoken, scores } = hear(text, read.length === 1, language, before);
    const asks = kindOf(text, language) === 'question';
    if (finding.kind !== 'none') before = { spoken, scores, isAnswered: asks && finding.kind === 'found' };
    return { text, asks, finding };
  });
  return readAsOne(message, subjects, language);
}
