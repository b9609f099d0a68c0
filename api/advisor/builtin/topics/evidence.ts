import { askedOfThing, isGeneral, isLender } from '#api/advisor/builtin/topics/asked-of-things.ts';
import {
  goneOn,
  type Spoken,
  spokenIn,
  tellsItself,
  thingsIn,
} from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { isNotOfTheirs, isRefused } from '#api/advisor/builtin/topics/not-of-theirs.ts';
import { type Score, scoreTopics, scoreTopicsAs } from '#api/advisor/builtin/topics/score-topics.ts';
import { isOfAnother, namesThingOfTopics } from '#api/advisor/builtin/topics/things-of-topics.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';
import { groupOf, type TopicId } from '#texts/adviser/topics/ids.ts';

export const lineKinds = ['question', 'words', 'statement'] as const;
export type LineKind = (typeof lineKinds)[number];

/** A sentence of a message, and all that it may be understood with. */
export interface Line {
  text: string;
  /** With what is told around it. */
  whole: string;
  /** The message that it stands in, without what else that asks. */
  message: string;
  kind: LineKind;
  /** It may go on with what was said before it. */
  leans: boolean;
  goesOn: boolean;
  /** What is known of the visitor. */
  facts?: KnownFacts;
}

/** What was talked of before a line. */
export interface Before {
  spoken: Spoken;
  scores: readonly Score[];
  topic: TopicId | undefined;
  /** It was said in this message, and has no answer yet. */
  isOpen: boolean;
  /** The things that the talk was of last. */
  things: Spoken;
}

/** What speaks for a line's being about a label, in the order of `evidenceNames`; each about zero to one. */
export const evidenceNames = [
  // How much the line, with what is told around it, and the message are about it; the line before; the line as if of the thing before
  ...(['own', 'whole', 'message', 'before', 'together'] as const),
  // It was answered last, it was asked just before in this message, it is of the same group
  ...(['isLast', 'isOpen', 'isOfLastGroup'] as const),
  // It is about another thing than the line names, or, where it names none, than the talk was of
  ...(['isOfAnother', 'isOfAnotherThanBefore'] as const),
  // It is what is asked of the thing that the line names, or of the one before
  ...(['isAskedOfThing', 'isAskedOfThingBefore'] as const),
  'isGeneral',
  // As above, where what was said before was asked in this message: who asks twice at once may ask about two things
  ...(['beforeOpen', 'isOfOpenGroup', 'isOfAnotherThanOpen'] as const),
  // The same of nothing we know, which weighs otherwise; and that the line speaks of nothing that has a name here
  ...(['noneOwn', 'noneAround', 'noneOfMessage', 'noneSpoken'] as const),
] as const;

/** How a line stands to what was said; each weighs its evidence in its own way. */
export const lineClasses = ['clear', 'leaning', 'goingOn', 'open'] as const;
export type LineClass = (typeof lineClasses)[number];

export interface Evidence {
  class: LineClass;
  spoken: Spoken;
  /** Of the line with what is told around it. */
  scores: readonly Score[];
  labels: readonly Score['label'][];
  /** For each label, in the order of the names. */
  of: readonly (readonly number[])[];
  /** Whether a label is out of the question. */
  isOut: readonly boolean[];
}

const FAR = -1;
/** Kinds of evidence that only speak for nothing we know. */
const NONE = 4;
const flag = (is: boolean) => (is ? 1 : 0);

function classOf({ leans, goesOn }: Line, own: Spoken): LineClass {
  if (goesOn) return 'goingOn';
  if (tellsItself(own)) return 'clear';
  return leans ? 'leaning' : 'open';
}

/** All that speaks for what a line is about, label by label. */
export function evidenceOf(line: Line, language: Language, before?: Before): Evidence {
  const { text, whole, message, facts } = line;
  const spoken = spokenIn(text, language);
  const own = scoreTopics(text, language);
  const around = scoreTopics(whole, language);
  const all = scoreTopics(message, language);
  const joint = before ? goneOn(spoken, before.spoken) : spoken;
  const together = joint.size === spoken.size ? own : scoreTopicsAs(text, joint, language);
  const things = before?.things ?? new Set<number>();
  const known = new Set([...things, ...spoken]);
  const isNamed = namesThingOfTopics(spoken);
  const isTold = tellsItself(spoken);
  const askedOwn = isTold ? askedOfThing(spoken, thingsIn(spoken)) : undefined;
  const askedBefore = isTold ? undefined : askedOfThing(spoken, things);
  const isOpen = before?.isOpen === true;
  const lastGroup = before?.topic && groupOf(before.topic);
  const at = (scores: readonly Score[], index: number) => (scores[index]?.score ?? FAR) - FAR;
  // "And what would we save?", of the thing before: what speaks for it as said of all things speaks for what is asked of this one
  const likeliest = own.reduce((best, { score }, index) => (score > (own[best]?.score ?? FAR) ? index : best), 0);
  const isLent = askedBefore !== undefined && isLender(own[likeliest]?.label ?? 'none');
  const most = (scores: readonly Score[], index: number) =>
    isLent && own[index]?.label === askedBefore
      ? Math.max(at(scores, index), at(scores, likeliest))
      : at(scores, index);
  const nothing = evidenceNames.map(() => 0);
  const of = own.map(({ label, score: ownScore }, index) => {
    if (label === 'none')
      return [...nothing.slice(NONE), ownScore - FAR, at(around, index), at(all, index), flag(spoken.size === 0)];
    const isLast = label === before?.topic;
    const isOfGroup = lastGroup !== undefined && groupOf(label) === lastGroup;
    const isOfAnotherBefore = !isNamed && things.size > 0 && isOfAnother(label, known);
    return [
      most(own, index),
      most(around, index),
      most(all, index),
      before ? at(before.scores, index) : 0,
      most(together, index),
      flag(isLast && !isOpen),
      flag(isLast && isOpen),
      flag(isOfGroup),
      flag(isNamed && isOfAnother(label, spoken)),
      flag(isOfAnotherBefore),
      flag(label === askedOwn),
      flag(label === askedBefore),
      flag(isGeneral(label)),
      isOpen ? at(before.scores, index) : 0,
      flag(isOpen && isOfGroup),
      flag(isOpen && isOfAnotherBefore),
      ...nothing.slice(-NONE),
    ];
  });
  return {
    class: classOf(line, spoken),
    spoken,
    scores: around,
    labels: own.map(({ label }) => label),
    of,
    isOut: own.map(
      ({ label }) =>
        isNotOfTheirs(label, spoken, facts) ||
        (line.kind !== 'question' && isRefused(label, facts)) ||
        (isGeneral(label) && askedBefore !== undefined && label !== askedBefore),
    ),
  };
}
