import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasTopic, isConditional } from '#api/reading/extraction/conditional-wish.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { ownPart, type Reading } from '#api/reading/extraction/reading.ts';
import { comesLater } from '#api/reading/extraction/to-come.ts';
import {
  isDenied,
  isIntended,
  isNeeded,
  isNoInterest,
  isPutUp,
  isRefusedByOthers,
  isRenounced,
  isTaken,
  isTooDear,
  saysMeant,
  wantsAnswer,
} from '#api/reading/extraction/wish-forms.ts';
import { isWishedInList } from '#api/reading/extraction/wished-list.ts';

const topics = {
  solar: 'solarInterest',
  battery: 'batteryInterest',
  pump: 'heatPumpInterest',
  incentive: 'incentiveInterest',
} as const;
type Topic = keyof typeof topics;
type Interest = (typeof topics)[Topic];
export type Interests = Partial<Record<Interest, boolean>>;

const SHORT = 5;
const THAN_WITHIN = 3;
/** "More than the panels", "I hate the sound of those heat pumps": what another is measured by, or a part of it. */
const isCompared = (items: readonly Item[], at: number) =>
  items
    .slice(Math.max(0, at - THAN_WITHIN), at)
    .some(
      ({ raw, word }, place, before) =>
        isWord(raw.split(' ').at(-1), 'thanWords') ||
        (isWord(word, 'soundsOf') && isWord(before[place + 1]?.word, 'of')),
    );

/** "Next year a heat pump comes in." */
const isComing = (clause: Clause) =>
  comesLater(clause) || (some(clause, 'later') && clause.items.some(({ word }) => isWord(word, 'comesIn')));

/** "A battery for 14,000, that is a no". */
const isVerdictNo = (items: Clause['items']) => isAny(items.at(-1), 'no') && isAny(items.at(-2), 'thereIs');

const TO_BE_WITHIN = 2;
/** "It will be a heat pump", "soon a battery". */
const isToBe = (items: Clause['items'], at: number) =>
  items.length <= SHORT && items.slice(Math.max(0, at - TO_BE_WITHIN), at).some((item) => isAny(item, 'later'));

/** "There is no battery in the quote", "so no tax credit": told of an offer or of what was just said, and refused by nobody. */
const isOfOffer = ({ items }: Clause) =>
  items.some(({ word }) => isWord(word, 'ofOffer')) || items.slice(0, 2).some(({ word }) => isWord(word, 'concludes'));

/** "An oil boiler I have, no heat pump": the clause before tells what there is. */
const isContrast = (clause: Clause, before: Clause | undefined) =>
  before?.sentence === clause.sentence && clause.items.length <= 3 && isState(before) && !hasTopic(before);

/** Having none, or having some already, says nothing about wanting it. */
const isState = (clause: Clause) => some(clause, 'have', 'thereIs') && !clause.isWish && !some(clause, 'interest');

/** "Panels we have none, but they would be next". */
const isNextWish = (clause: Clause, next: Clause | undefined) =>
  next?.sentence === clause.sentence && next.isWish && !hasTopic(next) && !some(next, 'neg', 'no', 'suppose');

function wishIn(
  clause: Clause,
  topic: Topic,
  next: Clause | undefined,
  before: Clause | undefined,
): boolean | undefined {
  const { items } = clause;
  const at = items.findIndex((item) => item.is.has(topic));
  const item = items[at];
  if (topic === 'incentive' && isNeeded(items)) return true;
  if (topic === 'incentive' && isWord(items[0]?.word, 'without') && !some(clause, 'self')) return undefined;
  const isAskedOf = before?.sentence === clause.sentence && wantsAnswer(before);
  if (!item || isAny(item, 'bill') || wantsAnswer(clause) || isAskedOf || isCompared(items, at)) return undefined;
  const isRefused =
    item.isNegated || isDenied(clause, at) || items.some((it) => isAny(it, 'interest', 'wish') && it.isNegated);
  const hasIt =
    isState(clause) || items.slice(Math.max(0, at - 3), at + 5).some((it) => isAny(it, 'have') && !clause.isWish);
  const isToldOnly = !some(clause, 'self') && (isOfOffer(clause) || isContrast(clause, before));
  if (item.isNegated && (isToldOnly || saysMeant(clause, before))) return undefined;
  if (item.isNegated && some(clause, 'unknown')) return undefined;
  if (items.some((it) => isAny(it, 'interest') && it.isNegated) || items.some(isNoInterest)) return false;
  if (item.isNegated && isAny(items.at(-1), 'no') && items.length <= SHORT) return false;
  if (isRenounced(items) || isVerdictNo(items)) return false;
  if (isTooDear(items)) return some(clause, 'have') ? undefined : false;
  if (isRefused && hasIt && isNextWish(clause, next)) return true;
  if (isRefused) return hasIt || some(clause, 'suppose') ? undefined : false;
  const isNextUp = next?.sentence === clause.sentence && !hasTopic(next) && isPutUp(next.items);
  if (topic !== 'incentive' && (some(clause, 'ordered') || isIntended(clause, at) || isNextUp)) return true;
  if (hasIt && !some(clause, 'interest')) return undefined;
  const isWanted =
    isComing(clause) ||
    isToBe(items, at) ||
    isTaken(clause) ||
    (clause.isWish && isWord(items.at(-2)?.word, 'infinitiveTo')) ||
    (clause.isWish && items.some((it) => isAny(it, 'wish', 'interest') && !it.isNegated));
  if (isWanted || isAny(items[at + 1], 'yes')) return true;
  const verdict = carried(clause, next, before);
  return verdict === false && saysMeant(clause, before) ? undefined : verdict;
}

/** The verdict of the clause after or before, which names no thing of its own: "des panneaux, volontiers". */
function carried(clause: Clause, next: Clause | undefined, before: Clause | undefined): boolean | undefined {
  const follows = next?.sentence === clause.sentence && !hasTopic(next) ? next : undefined;
  if (follows?.items.some((it) => isAny(it, 'wish', 'interest', 'yes')))
    return some(follows, 'neg') ? false : follows.items.length <= 5 ? true : undefined;
  if (
    follows &&
    follows.items.length <= 4 &&
    some(follows, 'no', 'neg') &&
    !isState(clause) &&
    !some(clause, 'price') &&
    clause.items.length <= 6
  )
    return false;
  const leads = before?.sentence === clause.sentence && !hasTopic(before) ? before : undefined;
  const isLed =
    leads?.items.some((it) => isAny(it, 'interest', 'wish') && !it.isNegated) &&
    (clause.items.length <= 4 || isAny(clause.items[0], 'and') || isWord(clause.items[0]?.word, 'that'));
  return isLed ? true : undefined;
}

/** Wishes and refusals of the visitor. */
export function readInterests(reading: Reading): Interests {
  const found: Interests = {};
  const said = reading.clauses
    .filter(({ isQuestion, isHearsay }) => !isQuestion && !isHearsay)
    .map((clause) => ({ clause, own: ownPart(clause) }));
  said.forEach(({ own, clause }, at) => {
    if (!hasTopic(own)) return;
    for (const topic of Object.keys(topics) as Topic[]) {
      const isCondition = clause.isSupposed && own.items.some((item) => item.is.has(topic));
      if (isCondition && !isConditional(own, reading, topic)) continue;
      const wish =
        (isCondition && topic === 'incentive') ||
        (wishIn(own, topic, said[at + 1]?.own, said[at - 1]?.own) ??
          (own.items.some((item) => item.is.has(topic)) && isWishedInList(reading, clause) ? true : undefined));
      if (wish === false && isRefusedByOthers(own.items)) continue;
      if (wish !== undefined) found[topics[topic]] = wish;
    }
  });
  return found;
}
