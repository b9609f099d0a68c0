import { type QuoteSize, type ReadQuote, sizeBounds } from '#domain/quote-check/quote.ts';
import { hitsOf, nearest, wordsOf } from '#domain/quote-check/read/find-words.ts';
import { type FoundNumber, readWritten } from '#domain/quote-check/read/numbers.ts';

const devices = {
  solar: wordsOf(({ devices }) => devices.solar),
  battery: wordsOf(({ devices }) => devices.battery),
  heatPump: wordsOf(({ devices }) => devices.heatPump),
  charger: wordsOf(({ devices }) => devices.charger),
  inverter: wordsOf(({ devices }) => devices.inverter),
  use: wordsOf(({ devices }) => devices.use),
};
type Device = keyof typeof devices;

const YEARS = wordsOf(({ years }) => years).source;
/** A unit, and not so much of it a year or a kilowatt peak. */
const UNIT = new RegExp(
  `^[\\s-]{0,2}(kwp|kwc|kw[ -]?peak|kw_p|kw ?dc|kilowatt ?peak|kwh|kw|btu|tons?|amps?|a)(?![\\p{L}\\d])(?!\\s?/\\s?(?:(?:a|kwp)\\b|${YEARS}))`,
  'u',
);
const PEAK = /^(?:kw[pc]|kw[ -]?peak|kw_p|kw ?dc|kilowatt)/;
const BTU_PER_KW = 3_412;
const KW_PER_TON = 3.517;
/** American chargers: 240 volts. */
const KW_PER_AMP = 0.24;

type Found = { size: QuoteSize; value: number };

/** Which size a number with its unit is, by the device it stands beside. */
function sizeIn(unit: string, value: number, device: Device | undefined): Found | undefined {
  if (PEAK.test(unit)) return device === 'use' ? undefined : { size: 'kwp', value };
  if (unit === 'kwh') return device === 'battery' ? { size: 'batteryKwh', value } : undefined;
  if (unit === 'btu') return { size: 'heatPumpKw', value: value / BTU_PER_KW };
  if (unit.startsWith('ton'))
    return device === 'heatPump' ? { size: 'heatPumpKw', value: value * KW_PER_TON } : undefined;
  if (unit.startsWith('a')) return device === 'charger' ? { size: 'chargerKw', value: value * KW_PER_AMP } : undefined;
  if (device === 'heatPump') return { size: 'heatPumpKw', value };
  if (device === 'charger') return { size: 'chargerKw', value };
  return device === 'solar' ? { size: 'kwp', value } : undefined;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const PIECES = wordsOf(({ pieces }) => pieces).source;
/** `24 x 440 Wp`, `24 Stück ... 440 Wp`. */
const MODULES = new RegExp(
  `(?<![\\d.,])(\\d{1,3})\\s{0,2}(?:x|×|${PIECES})[^\\d\\n]{0,60}(\\d{3})\\s?wp?(?!\\p{L})`,
  'u',
);
const WATTS_PER_KW = 1_000;

function ofModules(text: string): number | undefined {
  const [, count, watts] = MODULES.exec(text) ?? [];
  return count && watts ? rounded((Number(count) * Number(watts)) / WATTS_PER_KW) : undefined;
}

const fits = (size: QuoteSize, value: number) => value >= sizeBounds[size].least && value <= sizeBounds[size].most;

type Sizes = Pick<ReadQuote, QuoteSize | 'heatPumpKind'>;

/** The first of each size that can be one. */
export function readSizes(text: string, numbers: readonly FoundNumber[]): Sizes {
  const hits = hitsOf(text, devices);
  const sizes: Sizes = {};
  for (const number of numbers) {
    const [, unit] = UNIT.exec(text.slice(number.end, number.end + 20)) ?? [];
    if (!unit) continue;
    const isBtu = unit === 'btu';
    const found = sizeIn(unit, readWritten(number.raw, isBtu), nearest(hits, text, number));
    const value = found && rounded(found.value);
    if (found && value !== undefined && sizes[found.size] === undefined && fits(found.size, value))
      sizes[found.size] = value;
  }
  const kwp = sizes.kwp ?? ofModules(text);
  if (kwp !== undefined && fits('kwp', kwp)) sizes.kwp = kwp;
  if (hits.some(({ kind }) => kind === 'heatPump')) sizes.heatPumpKind = GROUND.test(text) ? 'ground' : 'air';
  return sizes;
}

const GROUND = new RegExp(wordsOf(({ ground }) => ground).source, 'u');
