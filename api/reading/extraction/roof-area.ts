import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

const homes = [
  ...(['livingArea', 'flat', 'ownedFlat', 'condo', 'detached', 'attached', 'mobile', 'building', 'villa'] as const),
  ...(['lives', 'wrong', 'no'] as const),
] as const;
const roofs = ['roof', 'flatRoof', 'south', 'north', 'east', 'west'] as const;
const beside = ['about', 'm2', 'sqft', 'thereIs', 'and', 'filler'] as const;

const endsWithRoof = (clause: Clause | undefined) =>
  clause?.items.slice(-2).some((item) => isAny(item, ...roofs)) === true;
const isBare = ({ items }: Clause) =>
  items.every((item: Item) => item.value !== undefined || item.is.size === 0 || isAny(item, ...beside));

/** "The roof is 12 by 6 metres, so 72 m²". */
const isProductOf = ({ items }: Clause, before: Clause | undefined) =>
  isAny(items[0], 'so') && some(before, 'roof', 'flatRoof') && !some(before, ...homes);

/** "A flat roof, some 400 m²", "forty square metres of glass on the roof": where the size of the home is known or told, the roof's. */
export function isRoofArea({ sentences, known, asked }: Reading, clause: Clause, isTold: boolean): boolean {
  const around = sentences.get(clause.sentence) ?? [];
  const before = around.slice(0, around.indexOf(clause));
  if (isProductOf(clause, before.at(-1))) return true;
  if (asked === 'homeSize' || (known.homeSize === undefined && !isTold) || some(clause, ...homes)) return false;
  if (some(clause, 'roof', 'flatRoof')) return true;
  return (
    isBare(clause) && (endsWithRoof(before.at(-1)) || before.some((it) => it.items.length === 1 && endsWithRoof(it)))
  );
}
