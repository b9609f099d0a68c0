import type { AssumptionName } from '#domain/estimate/assumption-fields.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { formatDate, formatDecimal, formatMoney, formatNumber, formatTenths, type Locale } from '#domain/format.ts';
import { type Currency, wholeMoney } from '#domain/money.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { currencySigns } from '#texts/estimate/ranges.ts';
import type { Unit } from '#texts/estimate/texts.ts';
import { homeTexts } from '#texts/home/all.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import { areaLabel } from '#texts/home/quantity-labels.ts';

type Assumption = Estimate['assumptions'][number];

const MILES_PER_KM = 0.621371;
/** Told without a unit, and yet counted in one. */
const countedIn: Partial<Record<string, Unit>> = {
  householdIncome: 'currency',
  'heating.ageYears': 'years',
  'ev.chargerKw': 'kw',
};

function withUnit(value: number, unit: Unit, currency: Currency, locale: Locale): string {
  const sign = estimateTexts[locale.language].assumptions.units(currencySigns[currency])[unit];
  const isSmall = unit === 'perKwh' || unit === 'kgPerKwh';
  const number = isSmall ? formatDecimal(value, locale) : formatTenths(value, locale);
  return unit === 'deg' ? number + sign : `${number}\u00a0${sign}`;
}

function quantity(value: number, unit: Unit, currency: Currency, locale: Locale): string {
  if (unit === 'currency') return formatMoney(wholeMoney(Math.round(value), currency), locale);
  if (unit === 'm2') return areaLabel(value, homeTexts[locale.language], locale);
  if (unit === 'share') return withUnit(value * 100, unit, currency, locale);
  if (unit === 'km' && locale.market === 'us') {
    const { miles } = estimateTexts[locale.language].assumptions.units(currencySigns[currency]);
    return `${formatNumber(value * MILES_PER_KM, locale)}\u00a0${miles}`;
  }
  return withUnit(value, unit, currency, locale);
}

function chosen(name: string, value: string, locale: Locale): string {
  const { choices, words } = estimateTexts[locale.language].assumptions;
  if (name === 'applicationDate') return formatDate(value, locale);
  const named = { ...words, ...(choices as Record<string, Record<string, string>>)[name] };
  return named[value as keyof typeof named] ?? value;
}

/** What the estimate took for something, in words. */
function sayValue({ name, value, unit }: Assumption, currency: Currency, locale: Locale): string {
  const { yes, no } = estimateTexts[locale.language].assumptions;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return chosen(name, value, locale);
  const counted = (unit || countedIn[name]) as Unit | undefined;
  return counted ? quantity(value, counted, currency, locale) : String(value);
}

/** A line of what an estimate stands on, by its name. */
export function sayAssumption(assumption: Assumption, currency: Currency, locale: Locale) {
  const { names } = estimateTexts[locale.language].assumptions;
  const { names: factNames, owned, rented } = factTexts[locale.language];
  if (assumption.name === 'ownsHome') return { label: factNames.ownsHome, value: assumption.value ? owned : rented };
  return { label: names[assumption.name as AssumptionName], value: sayValue(assumption, currency, locale) };
}
