import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { readReply } from '#api/advisor/read-reply.ts';
import type { ChatFacts, FactName } from '#domain/home/facts.ts';

/** Messages of the visitor that "take that back" may be about, and in which an older value is looked for. */
const MEANT = 2;
const REMEMBERED = 8;

/** What each of the visitor's last messages taught, the newest first. */
function taughtBefore({ history, locale, now }: AdvisorTurn): ChatFacts[] {
  const places = [...history.keys()].filter((at) => history[at]?.role === 'user').slice(-REMEMBERED);
  return places.toReversed().map((at) => {
    const before = history.slice(0, at);
    return readReply(history[at]?.content ?? '', { history: before, locale, now });
  });
}

/** "Take that back": what was learnt last and still holds is what it was before, or nothing. */
export function takenBack(turn: AdvisorTurn): ChatFacts {
  const taught = taughtBefore(turn);
  const holds = ([name, value]: [string, unknown]) => value !== null && turn.facts[name as FactName] === value;
  const last = taught.slice(0, MEANT).findIndex((learnt) => Object.entries(learnt).some(holds));
  const meant = Object.entries(taught[last] ?? {}).filter(holds);
  const olderOf = (name: FactName) => taught.slice(last + 1).find((learnt) => learnt[name] !== undefined)?.[name];
  return Object.fromEntries(meant.map(([name]) => [name, olderOf(name as FactName) ?? null])) as ChatFacts;
}
