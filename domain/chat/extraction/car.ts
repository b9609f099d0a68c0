import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';
import { isNear, type Reading, sentenceOf } from '#domain/chat/extraction/reading.ts';
import type { EvOwnership } from '#domain/home/enumerations.ts';

/** "Two cars, one of them electric", "une électrique": electric as a word of its own beside a car. */
function isElectricCar(reading: Reading, clause: Clause, at: number): boolean {
  const item = clause.items[at] as Item;
  if (item.is.has('ev') || (item.is.has('evs') && isAny(clause.items[at - 1], 'neg'))) return true;
  if (
    !item.is.has('electric') ||
    isAny(item, 'heating') ||
    isNear(clause.items, at, 2, 'heating', 'resistance', 'bike', 'bill', 'heats', 'usd', 'eur', 'chf', 'gas', 'panel')
  )
    return false;
  return (
    reading.asked === 'hasEV' ||
    sentenceOf(reading, clause).some((it) => some(it, 'car', 'cars', 'combustion', 'drives', 'charger')) ||
    isLoneElectric(clause, at)
  );
}

/** French "pas d'électrique" and "une électrique" mean a car. */
const isLoneElectric = ({ items }: Clause, at: number) =>
  /^(une|d|l|les)$/.test(items[at - 1]?.word ?? '') &&
  !isAny(items[at + 1], 'heating') &&
  items[at]?.isNegated === true;

const isOwned = (items: readonly Item[], at: number) =>
  isNear(items, at, 2, 'my') ||
  items.slice(Math.max(0, at - 4), at).some((item) => /^(furs|pour|for)$/.test(item.word));

function electricIn(reading: Reading, clause: Clause): EvOwnership | undefined {
  const { items } = clause;
  if (!some(clause, 'ev', 'evs', 'electric')) return undefined;
  const at = items.findLastIndex((_, place) => isElectricCar(reading, clause, place));
  if (at < 0 || isNear(items, at, 1, 'bike')) return undefined;
  const item = items[at] as Item;
  if (some(clause, 'sold')) return 'no';
  if (some(clause, 'tried')) return undefined;
  if (item.isNegated) return some(clause, 'ordered', 'later') && !some(clause, 'afterAll') ? 'planning' : 'no';
  if (isOwned(items, at) && !some(clause, 'ordered')) return 'yes';
  const isFuture = clause.isPlan || clause.isWish || clause.isSought || some(clause, 'ordered', 'later');
  const around = sentenceOf(reading, clause);
  const isOrdered = around.some(
    (it) =>
      it !== clause && some(it, 'ordered', 'later') && it.items.length < 9 && !some(it, 'heating', 'solar', 'battery'),
  );
  if (isOrdered || (isFuture && !(some(clause, 'have', 'drives') && !some(clause, 'ordered', 'later', 'plan', 'wish'))))
    return 'planning';
  return 'yes';
}

/** "EVs are nonsense, we stick with gasoline." */
function choosesCombustion(reading: Reading): boolean {
  const all = reading.statements;
  const isAgainst = all.some((clause) => some(clause, 'stays'));
  const burns = all.some((clause) =>
    clause.items.some((item) => isAny(item, 'combustion', 'noPlug') && !item.isNegated),
  );
  return (
    burns && (reading.asked === 'hasEV' || (isAgainst && all.some((clause) => some(clause, 'evs', 'ev', 'combustion'))))
  );
}

const hasNoCar = (reading: Reading) =>
  reading.statements.some(
    (clause) =>
      some(clause, 'car', 'cars') &&
      clause.items.some(
        (item, at, items) =>
          isAny(item, 'car', 'cars') &&
          item.isNegated &&
          !isAny(items[at + 1], 'charger') &&
          !isNear(items, at, 3, 'ev', 'noPlug'),
      ),
  );

/** Only the visitor is said not to have one: "my sister has an electric car, I don't". */
function isOnlyOthers({ clauses }: Reading): boolean {
  const others = clauses.find(
    ({ items, isQuestion }) => !isQuestion && items.some((item) => item.isOff && isAny(item, 'ev')),
  );
  if (!others) return false;
  const near = clauses.filter(({ sentence }) => sentence === others.sentence);
  return near.some(
    ({ items }) =>
      items.length <= 4 && items.some((item) => isAny(item, 'self')) && items.some((item) => isAny(item, 'neg')),
  );
}

function shortAnswer({ asked, clauses, statements }: Reading): EvOwnership | undefined {
  if (asked !== 'hasEV') return undefined;
  const said = statements.filter((clause) => clause.items.length > 0);
  const has = (...concepts: Parameters<typeof isAny>[1][]) => said.some((clause) => some(clause, ...concepts));
  if (has('later', 'ordered') || (has('plan') && !has('yes'))) return 'planning';
  if (has('notYet') || (has('no') && !has('yes'))) return 'no';
  if (has('yes') || said[0]?.items[0]?.value !== undefined) return 'yes';
  const first = clauses[0]?.items ?? [];
  return first.length <= 4 && first.some((item) => isAny(item, 'neg')) ? 'no' : undefined;
}

/** Whether there is an electric car. Having no car at all is `no`. */
export function readCar(reading: Reading): EvOwnership | undefined {
  const said = reading.statements.map((clause) => electricIn(reading, clause)).filter((it) => it !== undefined);
  const found = said.includes('planning') && !said.includes('yes') ? 'planning' : said.at(-1);
  if (found === 'no' && reading.asked === 'hasEV' && shortAnswer(reading) === 'planning') return 'planning';
  if (found) return found;
  if (hasNoCar(reading) || isOnlyOthers(reading)) return 'no';
  const short = shortAnswer(reading);
  if (short === 'planning' || short === 'yes') return short;
  return choosesCombustion(reading) ? 'no' : short;
}
