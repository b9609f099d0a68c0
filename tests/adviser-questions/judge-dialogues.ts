import { ownQuestion } from '#api/advisor/builtin/questions/own-questions.ts';
import { readTurn } from '#api/advisor/builtin/read-turn.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import type { Language } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import { overlaps, readDialogues } from '../../scripts/dialogues.ts';

/** A question in a conversation: `guess` was answered rightly with "if I understand you right"; `amiss` so, but wrongly. */
export type Outcome = 'right' | 'guess' | 'amiss' | 'wrong' | 'offered' | 'nothing';

export interface Judged {
  /** The message that it stands in. */
  message: string;
  /** Whether a topic answers it. */
  isKnown: boolean;
  outcome: Outcome;
  /** Whether the reply suggests a question of a topic that answers it. */
  isSuggested: boolean;
  line: string;
}

/** Remarks that answer what these topics say. */
const byRemark: Partial<Record<TopicId, readonly string[]>> = { person: ['human', 'byMail'], aboutUs: ['robot'] };

/** Every question of the conversations in a folder, asked in its place, with what the adviser took it for. */
export function judgeDialogues(folder: string, language: Language): Judged[] {
  return readDialogues(folder, language).flatMap(({ market, messages }) => {
    const talk = new AdviserTalk({ language, market });
    return messages.flatMap(({ text: message, asked }) => {
      const { subjects, talk: heard } = readTurn(talk.turn(message));
      const { suggestions } = talk.say(message);
      const suggested = suggestions.map((it) => ownQuestion(it, language)?.topic);
      const questions = asked.filter(({ topics }) => !topics.includes('sum'));
      return questions.map(({ text, topics }): Judged => {
        const findings = subjects.filter((it) => overlaps(message, text, it.text)).map(({ finding }) => finding);
        const isRight = (topic: string | undefined) => topic !== undefined && topics.includes(topic);
        const found = findings.flatMap((it) => (it.kind === 'found' ? [it.topic] : []));
        const likely = findings.flatMap((it) => (it.kind === 'unsure' && isAnswered(it) ? it.near.slice(0, 1) : []));
        const offered = findings.flatMap((it) => (it.kind === 'unsure' ? it.near : []));
        const isRemarked = topics.some((it) => byRemark[it as TopicId]?.some((talk) => heard.includes(talk as never)));
        const outcomes: [boolean, Outcome][] = [
          [found.some(isRight) || isRemarked, 'right'],
          [found.length > 0, 'wrong'],
          [likely.some(isRight), 'guess'],
          [likely.length > 0, 'amiss'],
          [offered.some(isRight), 'offered'],
        ];
        const outcome = outcomes.find(([is]) => is)?.[1] ?? 'nothing';
        const taken = [...found, ...likely.map((it) => `${it}?`)].join(', ') || 'nothing';
        const isSuggested = suggested.some(isRight);
        return {
          message,
          isKnown: topics.length > 0,
          outcome,
          isSuggested,
          line: `${topics.join('|')}: "${text}" was taken for ${taken}`,
        };
      });
    });
  });
}

/** Whether it was answered, and rightly. */
export const isAnsweredRightly = ({ outcome }: Judged): boolean => outcome === 'right' || outcome === 'guess';

/** The messages that ask several questions which topics answer, each with these. */
export function severalAsked(judged: readonly Judged[]): Judged[][] {
  const known = judged.filter(({ isKnown }) => isKnown);
  return [...Map.groupBy(known, ({ message }) => message).values()].filter(({ length }) => length > 1);
}
