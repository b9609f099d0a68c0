import { endsWithRole, hasRole } from '#api/advisor/builtin/sums/words/all.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isOfSomethingElse } from '#api/reading/extraction/other-areas.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';
import { readMessage } from '#api/reading/extraction/reading.ts';
import type { Locale } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';

/** The area of a roof, as it was told. */
export interface RoofArea {
  value: number;
  unit: 'm2' | 'sqft';
  isFlat: boolean;
}

/** What is smaller holds no system, what is larger is no roof. */
const PLAUSIBLE = { m2: { from: 8, to: 20_000 }, sqft: { from: 90, to: 200_000 } };
/** Items around an area in which it is said what of. */
const REACH = 6;

const isRoof = (item: Item, language: Language) =>
  isAny(item, 'roof', 'flatRoof') || endsWithRole(item.word, language, 'roof');
const isHome = (item: Item | undefined) => isAny(item, 'livingArea', 'flat', 'ownedFlat', 'condo');

/** What stands around an area, up to the next one on either side. */
function around(items: readonly Item[], { at, end }: Quantity, from: number) {
  const after = items.slice(end, end + REACH);
  const next = after.findIndex(({ value }) => value !== undefined);
  return { before: items.slice(Math.max(from, at - REACH), at), after: next < 0 ? after : after.slice(0, next) };
}

/** "How many kW fit on 400 m²": whatever lies there, it is no living area. */
const isUnderPanels = (items: readonly Item[], { at }: Quantity, language: Language) =>
  hasRole(items[at - 1]?.word, language, 'onto') &&
  items.some(({ word }) => hasRole(word, language, 'panels', 'kwp', 'kw', 'capacity'));

const namesHome = ({ items }: Clause) =>
  items.some((item) => isHome(item) || isAny(item, 'house', 'detached', 'attached', 'villa', 'building'));

/** "My barn roof is large, 2,400 sq ft": the area alone, after the roof. */
const isAfterRoof = (clause: Clause, before: Clause | undefined, language: Language) =>
  before?.items.some((it) => isRoof(it, language)) === true && !namesHome(clause) && !namesHome(before);

function unitOf({ unit }: Quantity): RoofArea['unit'] | undefined {
  return unit === 'm2' || unit === 'sqft' ? unit : undefined;
}

function areaIn(clause: Clause, before: readonly Clause[], language: Language): RoofArea | undefined {
  const { items } = clause;
  let from = 0;
  let found: RoofArea | undefined;
  for (const quantity of quantitiesOf(items)) {
    const { value } = quantity;
    const unit = unitOf(quantity);
    const near = around(items, quantity, from);
    const isOfRoof = [...near.before, ...near.after].some((it) => isRoof(it, language)) && !near.after.some(isHome);
    const isMeant =
      (isOfRoof && isOfSomethingElse(items, quantity, from)) ||
      isUnderPanels(items, quantity, language) ||
      isAfterRoof(clause, before.at(-1), language);
    from = quantity.end;
    if (value === undefined || unit === undefined || quantity.isNegated || !isMeant) continue;
    const isFlat = some(clause, 'flatRoof') || before.some((it) => some(it, 'flatRoof'));
    if (value >= PLAUSIBLE[unit].from && value <= PLAUSIBLE[unit].to) found = { value, unit, isFlat };
  }
  return found;
}

/** The area of the roof that a text names; of several the last one. */
export function readRoofArea(text: string, { language, market }: Locale): RoofArea | undefined {
  const { clauses, whole } = readMessage(text, { language, market });
  const areas = clauses.flatMap((clause) => {
    const all = whole.get(clause.sentence) ?? [];
    return areaIn(clause, all.slice(0, all.indexOf(clause)), language) ?? [];
  });
  return areas.at(-1);
}
