import { fold } from '#api/advisor/builtin/fold.ts';
import { goesOn, isQuestion, isStatement } from '#api/advisor/builtin/questions/is-question.ts';
import { ownQuestion } from '#api/advisor/builtin/questions/own-questions.ts';
import { otherAnswersIn, sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import { hearTalk, saysTalk } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import { namesThing, type Spoken, spokenIn, thingsIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import type { Before, LineKind } from '#api/advisor/builtin/topics/evidence.ts';
import { findTopic, type Heard, isAnswered, type TopicFinding } from '#api/advisor/builtin/topics/find-topic.ts';
import { scoreTopics } from '#api/advisor/builtin/topics/score-topics.ts';
import { namesThingOfTopics, thingsOfTopic } from '#api/advisor/builtin/topics/things-of-topics.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { readOnceIn, withinTurn } from '#api/reading/read-once.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
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
/** Sentences that are told before a question and after the last one, and belong to it. */
const TOLD = { before: 3, after: 2 };
/** Words; who asks in fewer goes on with what was said. */
const SHORT = 6;
/** Words; a longer question is about itself, whatever it points to. */
const MIDDLING = 10;

/** Who tells what they fear wants to hear what is so. */
const isWorry = (text: string, language: Language) =>
  saysTalk(text, 'fear', language) && spokenIn(text, language).size > 0;

/** What ends with a colon only opens what comes after it. */
const kindOf = readOnceIn((text: string, language: Language): LineKind => {
  const opensOther = text.endsWith(':');
  if ((!opensOther && isQuestion(text, language)) || isWorry(text, language)) return 'question';
  return !opensOther && isStatement(text, language) ? 'statement' : 'words';
});

const isWithin = (text: string, words: number) => text.split(/\s+/, words + 1).length <= words;

/** "Can it fill that?": points to what was said. */
const pointsBack = (text: string, language: Language) => vocabularies[language].leaning.test(fold(text.trim()));

const leansOn = (text: string, language: Language) =>
  (isWithin(text, MIDDLING) && pointsBack(text, language)) || isWithin(text, SHORT);

const nothing: Heard = { finding: { kind: 'none' }, spoken: new Set(), scores: [] };

/** A sentence, and all that it is read with. */
interface Part {
  text: string;
  whole: string;
  kind: LineKind;
}

/** "OK, thanks": belongs to nothing that is asked after it. */
const isOnlyTalk = (text: string, language: Language) =>
  spokenIn(text, language).size === 0 && hearTalk(text, language).length > 0;

/** "Not the heat pump, the balcony kit": the thing that is refused is not what is asked about, where another one is named. */
function withoutRefused(message: string, language: Language): string {
  const rest = message.replaceAll(vocabularies[language].refusing, (refused) =>
    namesThing(spokenIn(refused, language)) ? '' : refused,
  );
  return namesThing(spokenIn(rest, language)) ? rest : message;
}

/** The sentences of a message; who asks at the end of a story asks about the story. */
function partsOf(message: string, language: Language): Part[] {
  if (ownQuestion(message, language)) return [{ text: message, whole: message, kind: 'question' }];
  const all = sentencesOf(withoutRefused(message, language), language);
  const sentences = all.filter((_, at) => at < FIRST || at >= all.length - LAST);
  const kinds = sentences.map((it) => kindOf(it, language));
  const lastAsk = kinds.lastIndexOf('question');
  return sentences.map((text, at) => {
    const kind = kinds[at] ?? 'words';
    if (kind !== 'question') return { text, whole: text, kind };
    const from = kinds.slice(0, at).lastIndexOf('question') + 1;
    const told = sentences.slice(from, at).filter((it) => !isOnlyTalk(it, language));
    const before = told.slice(-TOLD.before);
    const after = at === lastAsk ? sentences.slice(at + 1).slice(0, TOLD.after) : [];
    return { text, whole: [...before, text, ...after].join(' '), kind };
  });
}

/** "I heat with gas", "townhouse, 118 m², gas from 2009". */
function tellsOfHome(text: string, language: Language): boolean {
  const kind = kindOf(text, language);
  return kind === 'statement' || (kind === 'words' && /\d/.test(text));
}

/** Who names what they ask about, and points to nothing else, asks about that, whatever they tell of their home beside it. */
function withoutTold(all: string, asked: string, language: Language): string {
  const sentences = sentencesOf(all, language).filter((it) => it === asked || !tellsOfHome(it, language));
  return sentences.join(' ');
}

/** How somebody listens. */
interface Listening {
  language: Language;
  /** What is known of the visitor. */
  facts: KnownFacts;
  find: typeof findTopic;
}

/** What a sentence asks about, by itself and with all that is told around it and was said before. */
function hear(
  { text, whole, kind }: Part,
  message: string,
  { language, facts, find }: Listening,
  before?: Before,
): Heard {
  const own = ownQuestion(text, language);
  if (own) {
    const finding: TopicFinding = { kind: 'found', topic: own.topic, near: [] };
    return { finding, spoken: spokenIn(text, language), scores: scoreTopics(text, language) };
  }
  if (isWithin(text, MIDDLING) && vocabularies[language].aside.test(fold(text))) return nothing;
  const leaning = { leans: leansOn(text, language), goesOn: goesOn(text, language) };
  const isNamed = kind === 'question' && namesThingOfTopics(spokenIn(text, language)) && !pointsBack(text, language);
  const heard = (all: string) => (isNamed ? withoutTold(all, text, language) : all);
  return find({ text, whole: heard(whole), message: heard(message), kind, facts, ...leaning }, language, before);
}

const topicOf = ({ finding }: Heard) => (finding.kind === 'found' ? finding.topic : undefined);

/** The thing that a sentence asks about, or what it names, or what was named before it. */
function thingsOf(heard: Heard, before?: Before): Spoken {
  const topic = topicOf(heard);
  const asked = topic === undefined ? new Set<number>() : thingsOfTopic(topic);
  const things = asked.size > 0 ? asked : thingsIn(heard.spoken);
  return things.size > 0 || before === undefined ? things : before.things;
}

/** The sentences in which a message asks; all of one that asks nothing. */
function tellingParts(parts: readonly Part[]): readonly Part[] {
  const asking = parts.filter(({ kind }) => kind === 'question');
  return asking.length > 0 ? asking : parts;
}

/** What was said before this message, the latest first. */
function* linesBefore(history: readonly ChatMessage[], language: Language): Generator<{ part: Part; content: string }> {
  const messages = history.filter(({ role }) => role === 'user').slice(-MESSAGES_BEFORE);
  for (const { content } of messages.toReversed()) {
    const parts = tellingParts(partsOf(content, language)).slice(-SENTENCES_BEFORE);
    for (const part of parts.toReversed()) yield { part, content };
  }
}

/** What the conversation was about before this message; no more is read of it than needs be. */
function spokenOf(history: readonly ChatMessage[], listening: Listening): Before | undefined {
  let found: Heard | undefined;
  let things: Spoken = new Set();
  for (const { part, content } of linesBefore(history, listening.language)) {
    const heard = hear(part, content, listening);
    const isFound = topicOf(heard) !== undefined;
    if (isFound) found ??= heard;
    if (things.size === 0 && (part.kind === 'question' || isFound)) things = thingsOf(heard);
    if (found !== undefined && things.size > 0) break;
  }
  if (found === undefined && things.size === 0) return undefined;
  return { ...(found ?? nothing), topic: found && topicOf(found), isOpen: false, things };
}

/** A message without what else it asks: that says nothing about this question. */
function messageAround(part: Part, parts: readonly Part[], message: string): string {
  const isOther = (it: Part) => it !== part && it.kind === 'question';
  if (part.kind !== 'question' || !parts.some(isOther)) return message;
  return parts
    .filter((it) => !isOther(it))
    .map(({ text }) => text)
    .join(' ');
}

/** Of a question and another answer that it offers the one that is understood; both where both are for certain. */
function withoutOtherAnswers(all: readonly Subject[], others: ReadonlySet<string>): Subject[] {
  const kept: Subject[] = [];
  for (const it of all) {
    const before = kept.at(-1);
    if (before === undefined || !others.has(it.text)) kept.push(it);
    else if (!isAnswered(before.finding) && isAnswered(it.finding)) kept[kept.length - 1] = it;
    else if (it.finding.kind === 'found') kept.push(it);
  }
  return kept;
}

function subjectsIn(message: string, history: readonly ChatMessage[], listening: Listening): Subject[] {
  const { language } = listening;
  let before = spokenOf(history, { ...listening, find: findTopic });
  const parts = partsOf(message, language);
  const telling = tellingParts(parts);
  const all = parts.map((part): Subject => {
    const asks = part.kind === 'question';
    if (!telling.includes(part)) return { text: part.text, asks, finding: nothing.finding };
    const heard = hear(part, messageAround(part, parts, message), listening, before);
    const { finding, spoken, scores } = heard;
    // What is asked next in the same message may be about the same topic
    if (finding.kind !== 'none')
      before = {
        spoken,
        scores,
        topic: topicOf(heard) ?? before?.topic,
        isOpen: true,
        things: thingsOf(heard, before),
      };
    return { text: part.text, asks, finding };
  });
  return withoutOtherAnswers(all, otherAnswersIn(withoutRefused(message, language), language));
}

/** Each sentence of a message with what it is about, in their order; what is told beside a question is read with it. */
export function readSubjects(
  message: string,
  history: readonly ChatMessage[],
  language: Language,
  facts: KnownFacts = {},
  find = findTopic,
): Subject[] {
  return withinTurn(() => subjectsIn(message, history, { language, facts, find }));
}
