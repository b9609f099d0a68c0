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

/** The town of that name; of "berlin mitte" the beginning counts. */
function byName({ byName: table }: PlaceTable, words: readonly string[], state: string) {
  for (let count = words.length; count > 0; count -= 1) {
    const named = table.get(words.slice(0, count).join(' ')) ?? [];
    const place = state ? named.find((it) => it.state === state) : named[0];
    if (place) return { place, isNear: count < words.length };
  }
  return undefined;
}

/** The middle of a state's postcode areas, for who names no town of it that we know. */
function middleOf({ byPostcode }: PlaceTable, state: string): KnownPlace | undefined {
  const areas = byPostcode.filter((it) => it.state === state);
  const mean = (of: (it: KnownPlace) => number) => areas.reduce((sum, it) => sum + of(it), 0) / areas.length;
  if (areas.length === 0) return undefined;
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

function byWords(table: PlaceTable, market: Market, text: string): FoundPlace {
  const { town, state } = market === 'us' ? splitState(text) : { town: text, state: '' };
  const whole = market === 'us' ? byName(table, [text], '') : undefined;
  const found = whole ?? byName(table, town.split(' '), state);
  if (found) return { ...found.place, isNear: found.isNear };
  const middle = state ? middleOf(table, state) : undefined;
  if (!middle) throw refusal(isNamedAbroad(market, text) ? 'other-country' : 'unknown-place');
  return { ...middle, isNear: true };
}

/** The place somebody writes: postcode, town or both, in the United States also a state. Throws `validation` of `place` where that leads nowhere. */
export function findPlace(table: PlaceTable, market: Market, written: string): FoundPlace {
  const text = folded(written.replace(/(\d{5})-\d{4}\b/, '$1').replace(/^\s*(DE?|AT?|CH)[\s-]+(?=\d)/i, ''));
  const [code] = text.match(/\b\d{4,5}\b/) ?? [];
  const words = text.replace(/\d+/g, ' ').trim();
  if (words && isNamedAbroad(market, words)) throw refusal('other-country');
  if (code) return byPostcode(table, market, code);
  if (!words || /\d/.test(text)) throw refusal('unknown-place');
  return byWords(table, market, words);
}
