import { fold } from '#api/advisor/builtin/fold.ts';
import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { namesThing, spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { readOnceIn } from '#api/reading/read-once.ts';
import type { Language } from '#domain/place.ts';

/** A stop ends a sentence unless it stands after a short word and no capital follows: "ca. 10", "z. B. das". */
const ends =
  /(?<=[!?;…\n]|:\s|\p{L}{2} ?:|(?<!(?:^|[\s.(])\p{L}{1,3})\.)\s+|(?<=\p{L}{2}\.)\s+(?=\p{Lu}\p{Ll}+\s)|\n+/u;
/** Characters; a longer sentence is read no further. */
const LONGEST = 500;
/** Words; less is no question of its own. */
const SHORTEST = 3;

/** Whether so many words stand there; no more are counted. */
function hasWords(text: string, least: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(/[\p{L}\d]+/gu)) {
    count += 1;
    if (count === least) return true;
  }
  return false;
}

/** "What does it cost, how loud is it" is two questions, where each of them asks of something. */
function listed(part: string, language: Language): string[] {
  const { opening } = vocabularies[language];
  const items = part.split(', ');
  const asks = (item: string) => hasWords(item, SHORTEST) && opening.test(fold(item.trim()));
  return items.every(asks) && items.every((it) => spokenIn(it, language).size > 0) ? items : [part];
}

/** A sentence, or a part of one that asks by itself. */
interface Piece {
  text: string;
  /** "Does it pay, or is that money lost?": names nothing new, and offers another answer to the same question. */
  isOther?: boolean;
}

/** "What does it cost and how loud is it?" is two questions, where both halves ask; what is told before them stays with the first. */
function halves(sentence: string, language: Language): Piece[] {
  const { joining, opening, turning } = vocabularies[language];
  const opens = (part: string) => hasWords(part, SHORTEST) && opening.test(fold(part.trim()));
  // "and with the grant of the state, must I apply before": what is asked about comes first
  const asks = (part: string) =>
    opens(part) || (part.split(', ').slice(1).some(opens) && spokenIn(part, language).size > 0);
  for (const joint of [...sentence.matchAll(joining)].toReversed()) {
    const [first, text] = [sentence.slice(0, joint.index), sentence.slice(joint.index + joint[0].length)];
    const mayPair = hasWords(first, SHORTEST) && asks(text);
    const mayTurn = hasWords(text, SHORTEST) && turning.test(fold(text.trim()));
    if (!mayPair && !mayTurn) continue;
    if (isQuestion(first, language) ? !mayPair : !mayTurn) continue;
    const before = halves(first, language);
    const isOther = joint.groups?.or !== undefined && !namesThing(spokenIn(text, language));
    return [...(before.length > 1 ? before : listed(first, language).map((it) => ({ text: it }))), { text, isOther }];
  }
  return [{ text: sentence }];
}

/** Words told before a question without a stop; less belongs to it. */
const TOLD = 4;
const stops = /[.?!,;:\n]/;

/** "gas from 1998 how long do I have": what is dictated without any stop, and the question that it ends with. */
function dictated(message: string, language: Language): string[] {
  if (stops.test(message)) return [message];
  for (const { index } of message.matchAll(vocabularies[language].breaking)) {
    const [told, asked] = [message.slice(0, index), message.slice(index)];
    if (!hasWords(told, TOLD) || !hasWords(asked, SHORTEST)) continue;
    return isQuestion(told, language) ? [message] : [told.trim(), asked];
  }
  return [message];
}

/** Characters in which an ordinal stands with the word before it. */
const ORDINAL = 12;

/** "im 3. Stock": a number in the place of a word ends no sentence. */
function withOrdinals(parts: readonly string[], language: Language): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const part of parts) {
    const before = isOpen ? joined.pop() : undefined;
    joined.push(before === undefined ? part : `${before} ${part}`);
    isOpen = vocabularies[language].ordinal.test(part.trimEnd().slice(-ORDINAL));
  }
  return joined;
}

/** Characters in which three words stand; no more is read at each stop. */
const BEGINNING = 60;

/** "… lol. how much is it": a stop after a short word ends a sentence where a question follows. */
function atQuestions(text: string, language: Language): string[] {
  const { opening } = vocabularies[language];
  for (const stop of text.matchAll(/\.\s+/g)) {
    const rest = text.slice(stop.index + stop[0].length);
    const begins = rest.slice(0, BEGINNING);
    if (hasWords(begins, SHORTEST) && opening.test(fold(begins)))
      return [text.slice(0, stop.index + 1), ...atQuestions(rest, language)];
  }
  return [text];
}

/** "They only last ten years. True?": asks of what is said before it. */
function withConfirming(sentences: readonly string[], language: Language): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isConfirming = before !== undefined && vocabularies[language].confirming.test(fold(sentence));
    const asked = `${before} ${sentence}`;
    if (isConfirming && !isQuestion(before, language) && isQuestion(asked, language)) joined[joined.length - 1] = asked;
    else joined.push(sentence);
  }
  return joined;
}

const piecesOf = readOnceIn((message: string, language: Language): readonly Piece[] => {
  const parts = dictated(message, language)
    .flatMap((it) => withOrdinals(it.split(ends), language))
    .flatMap((it) => atQuestions(it, language));
  const sentences = parts.map((it) => it.trim().slice(0, LONGEST));
  const said = sentences.filter((it) => hasWords(it, 1) || it.includes('?'));
  return withConfirming(said, language).flatMap((it) => halves(it, language));
});

/** A message as its sentences, those with two questions in two. */
export const sentencesOf = readOnceIn((message: string, language: Language): readonly string[] =>
  piecesOf(message, language).map(({ text }) => text),
);

/** Which of its sentences only offer another answer to what the one before asks. */
export const otherAnswersIn = readOnceIn(
  (message: string, language: Language): ReadonlySet<string> =>
    new Set(piecesOf(message, language).flatMap(({ text, isOther }) => (isOther ? [text] : []))),
);
