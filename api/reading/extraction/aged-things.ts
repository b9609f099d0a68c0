import { type Clause, conceptsOf, some } from '#api/reading/extraction/clauses.ts';
import { fuels } from '#api/reading/extraction/families.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isRoofOfShed } from '#api/reading/extraction/other-roofs.ts';

/** What has an age of its own. */
export type Thing = 'roof' | 'heating';

const namesRoof = ({ items }: Clause) => items.some(({ raw }) => hasPart(raw, 'roofJobs'));

/** "Completely renovated": the roof with all the rest. */
const isWhole = ({ items }: Clause) => items.some((item) => isAny(item, 'roofed') && hasPart(item.raw, 'wholly'));

/** A garage said of the roof, not of what is listed after it. */
const isOther = ({ items }: Clause) => {
  const roof = items.findIndex((item) => isAny(item, 'roof', 'flatRoof', 'roofed'));
  return items.some(
    (item, at) =>
      isAny(item, 'notRoof') && !items.slice(roof + 1, at).some((it) => isAny(it, 'and') || it.value !== undefined),
  );
};

/** "The panels on the roof are from 2012", "the panels are from 2015 and the roof is fine": what stands on it has the age. */
const isSolarOnIt = ({ items }: Clause) => {
  const [solar, roof] = [
    items.findIndex((it) => isAny(it, 'solar', 'peakPower', 'kw')),
    items.findIndex((it) => isAny(it, 'roof')),
  ];
  if (solar < 0 || solar > roof) return false;
  const isNext = items.slice(solar, roof).some((it) => isAny(it, 'and'));
  return !isNext || !items.slice(roof + 1).some((it) => it.value !== undefined || isAny(it, 'roofed', 'fresh'));
};

/** "The roof was insulated in 2015": what is under the tiles has the age. */
const isInsulated = (clause: Clause) =>
  clause.items.some(({ raw }, at, { [at - 1]: before }) => hasPart(raw, 'insulates') && !isAny(before, 'and')) &&
  !some(clause, 'roofed', 'fresh');

/** "Cast iron radiators of the seventies": not what heats them. */
const isRadiator = (item: Item) => hasPart(item.raw, 'radiators') && isAny(item, 'heating') && item.is.size === 1;

/** "Wood frame from 1912". */
const isFrame = (items: readonly Item[], at: number) =>
  isAny(items[at], 'biomass') && [items[at + 1], items[at - 1]].some((it) => isWord(it?.word, 'framing'));

/** What a clause names. "Renewed" alone is said of a roof, unless the heating was asked for. */
export function thingsOf(clause: Clause, isAsked: boolean): Thing[] {
  const isHeating = clause.items.some(
    (item, at, items) =>
      isAny(item, ...fuels) && !isAny(item, 'bill') && !item.isNegated && !isRadiator(item) && !isFrame(items, at),
  );
  const isJob = some(clause, 'roofed') && (namesRoof(clause) || (!isHeating && !isAsked && isWhole(clause)));
  const isRoof =
    (some(clause, 'roof', 'flatRoof') || isJob) &&
    !isOther(clause) &&
    !isRoofOfShed(clause) &&
    !isSolarOnIt(clause) &&
    !isInsulated(clause);
  return [...(isRoof ? (['roof'] as const) : []), ...(isHeating ? (['heating'] as const) : [])];
}

/** With roof and heating in one clause, the one the age stands closer to. */
export function nearestThing({ items }: Clause, things: readonly Thing[], own: readonly Thing[]): Thing | undefined {
  if (own.length < 2) return things[0];
  const at = items.findLastIndex((item) => item.value !== undefined || isAny(item, 'fresh', 'lastYear'));
  const places = items.flatMap((item, place) => {
    const thing = isAny(item, 'roof', 'roofed', 'flatRoof') ? 'roof' : isAny(item, ...fuels) ? 'heating' : undefined;
    return thing ? [{ thing, distance: Math.abs(place - at) }] : [];
  });
  return places.sort((a, b) => a.distance - b.distance)[0]?.thing as Thing | undefined;
}

const part = (clause: Clause, items: Clause['items']): Clause => ({ ...clause, items, concepts: conceptsOf(items) });

/** "The roof is 40 years old and the furnace 5": one part for each thing that has an age before the next is named. */
export function partsOf(clause: Clause): Clause[] {
  if (!some(clause, 'roof', 'flatRoof') || !some(clause, ...fuels)) return [clause];
  const { items } = clause;
  const isNumber = ({ value }: Clause['items'][number]) => value !== undefined;
  const roof = items.findIndex((item) => isAny(item, 'roof', 'flatRoof'));
  const heating = items.findIndex((item) => isAny(item, ...fuels));
  const [first, second] = [Math.min(roof, heating), Math.max(roof, heating)];
  if (first < 0 || !items.slice(0, second).some(isNumber) || !items.slice(second).some(isNumber)) return [clause];
  return [part(clause, items.slice(0, second)), part(clause, items.slice(second))];
}
