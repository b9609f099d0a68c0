import { splitState } from '#domain/estimate/places/american-states.ts';
import { folded } from '#domain/estimate/places/folded.ts';
import { isNamedAbroad } from '#domain/estimate/places/known-abroad.ts';
import type { KnownPlace, PlaceTable } from '#domain/estimate/places/place-table.ts';
import { isOfOtherCountry, isPostcodeOf, nearestByPostcode } from '#domain/estimate/places/postcodes.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';
import type { Market } from '#domain/place.ts';

export interface FoundPlace {
  name: string;
  latitude: number;
  longitude: number;
  state: string;
  /** It stands for the place asked for: of the same postcode area, region or larger town. */
  isNear: boolean;
}

const refusal = (problem: FieldProblem) => new Failure('validation', { fields: [{ path: 'place', problem }] });

/** Words by which a town is told from another of its name: "Frankfurt an der Oder" is not Frankfurt. */
const connectors = [
  'a',
  'am',
  'an',
  'b',
  'bei',
  'i',
  'im',
  'in',
  'ob',
  'unter',
  'vor',
  'sur',
  'les',
  'd',
  'de',
  'la',
  'le',
];

/** The town of that name; of "berlin mitte" the beginning counts. */
function byName({ byName: table }: PlaceTable, words: readonly string[]) {
  for (let count = words.length; count > 0; count -= 1) {
    const [place] = table.get(words.slice(0, count).join(' ')) ?? [];
    if (place && !connectors.includes(words[count] ?? '')) return { ...place, isNear: count < words.length };
  }
  return undefined;
}

/** The middle of a state's postcode areas. */
function middleOf({ byPostcode }: PlaceTable, state: string): KnownPlace {
  const areas = byPostcode.filter((it) => it.state === state);
  const mean = (of: (it: KnownPlace) => number) => areas.reduce((sum, it) => sum + of(it), 0) / areas.length;
  return {
    name: state,
    latitude: mean((it) => it.latitude),
    longitude: mean((it) => it.longitude),
    postcode: '',
    state,
  };
}

function byPostcode(table: PlaceTable, market: Market, code: string): FoundPlace {
  if (isOfOtherCountry(market, code)) throw refusal('other-country');
  const place = isPostcodeOf(market, code) ? nearestByPostcode(table.byPostcode, market, code) : undefined;
  if (!place) throw refusal('unknown-place');
  return { ...place, name: place.name || place.state, isNear: place.postcode !== code };
}

/** An American town is its whole name, with its state where two have that name; a state alone is its middle. */
function byTownAndState(table: PlaceTable, text: string): FoundPlace | undefined {
  const { town, state } = splitState(text);
  const [whole] = table.byName.get(text) ?? [];
  if (whole) return { ...whole, isNear: false };
  if (town === '') return { ...middleOf(table, state), isNear: true };
  const place = table.byName.get(town)?.find((it) => state === '' || it.state === state);
  return place && { ...place, isNear: false };
}

function byWords(table: PlaceTable, market: Market, text: string): FoundPlace {
  const found = market === 'us' ? byTownAndState(table, text) : byName(table, text.split(' '));
  if (!found) throw refusal('unknown-place');
  return found;
}

/** Of the numbers in an address the one that is as long as a postcode, the last one. */
function postcodeIn(text: string, market: Market): string | undefined {
  const numbers = text.match(/\b\d{4,5}\b/g) ?? [];
  return numbers.findLast((it) => isPostcodeOf(market, it)) ?? numbers.at(-1);
}

/** The place somebody writes: postcode, town or both, in the United States also a state. Throws `validation` of `place` where that leads nowhere. */
export function findPlace(table: PlaceTable, market: Market, written: string): FoundPlace {
  const text = folded(written.replace(/(\d{5})-\d{4}\b/, '$1').replace(/^\s*(DE?|AT?|CH)[\s-]+(?=\d)/i, ''));
  const code = postcodeIn(text, market);
  const words = text.replace(/\d+/g, ' ').trim();
  if (words && isNamedAbroad(market, words)) throw refusal('other-country');
  if (code) return byPostcode(table, market, code);
  if (!words || /\d/.test(text)) throw refusal('unknown-place');
  return byWords(table, market, words);
}
