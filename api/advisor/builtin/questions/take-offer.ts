import { fold } from '#api/advisor/builtin/fold.ts';
import { hearTalk } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { Language } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** What our sentences that offer topics say right before they name them. */
function beforeOffers(language: Language): string[] {
  const { nearestTopics, offerNear } = adviserTexts[language];
  const asked = [...nearestTopics, offerNear].map((it) => it('\n', '\r').split('\n')[0] ?? '');
  return asked.map((it) => it.slice(it.lastIndexOf('\r') + 1));
}

/** Whether it names topics to choose from. */
export const isOffer = (said: string, language: Language): boolean =>
  beforeOffers(language).some((it) => said.includes(it));

/** The topics that the last reply offered to choose from. */
export function offeredTopics(history: readonly ChatMessage[], language: Language): TopicId[] {
  const said = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const before = beforeOffers(language).find((it) => said.includes(it));
  if (before === undefined) return [];
  const named = said.slice(said.lastIndexOf(before) + before.length);
  return (Object.keys(topics[language]) as TopicId[]).filter((id) => named.includes(topics[language][id].title));
}

/** Words; who only agrees says no more. */
const BRIEF = 6;
/** Letters of a word that tells a title from others, and from which on a word's beginning will do. */
const TELLING = 4;
const BEGINNING = 5;
/** Of the words of a title that tell it. */
const ENOUGH = 0.5;

const wordsOf = (text: string) => (fold(text).match(/\p{L}+/gu) ?? []).filter((it) => it.length >= TELLING);

function shareNamed(title: string, message: ReadonlySet<string>): number {
  const words = wordsOf(title);
  const named = words.filter((word) => message.has(word.slice(0, BEGINNING)));
  return words.length === 0 ? 0 : named.length / words.length;
}

/** Which of the offered topics somebody takes: the only one with a yes, or one by its name. */
export function takenOffer(message: string, offered: readonly TopicId[], language: Language): TopicId | undefined {
  const [only] = offered;
  const isBrief = message.trim().split(/\s+/, BRIEF + 1).length <= BRIEF;
  if (offered.length === 1 && isBrief && hearTalk(message, language).some((it) => it === 'agreed' || it === 'okay'))
    return only;
  const words = new Set(wordsOf(message).map((it) => it.slice(0, BEGINNING)));
  const shares = offered.map((id) => shareNamed(topics[language][id].title, words));
  const most = Math.max(0, ...shares);
  return most >= ENOUGH ? offered[shares.indexOf(most)] : undefined;
}
