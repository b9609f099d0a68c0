import { fold } from '#api/advisor/builtin/fold.ts';
import { type FuelNamed, fuelNamed, readPrices, type SoldPrice } from '#api/advisor/builtin/sums/read-prices.ts';
import { hasRole } from '#api/advisor/builtin/sums/words/all.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { Clause } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';
import { readMessage } from '#api/reading/extraction/reading.ts';
import type { Locale } from '#domain/format.ts';
import type { HeatingSystem } from '#domain/home/enumerations.ts';
import { type Language, marketCurrency } from '#domain/place.ts';

/** What a message names to calculate with, in the order in which it is said. */
export interface Amounts {
  /** Solar power. */
  kwp: number[];
  kw: number[];
  kwh: number[];
  /** Fuel that is burnt, in the measure of each. */
  oilLitres: number[];
  oilGallons: number[];
  propane: number[];
  pellets: number[];
  pelletTons: number[];
  km: number[];
  miles: number[];
  /** In the market's currency. */
  money: number[];
  /** Money a year: paid, or saved. */
  yearly: number[];
  saved: number[];
  /** Hundredths of that, for one kWh. */
  cents: number[];
  /** Of a kWh, in the market's currency, where it is said what of. */
  powerPrice: number[];
  fuelPrice: number[];
  /** What is paid for fuel in a year. */
  fuelPerYear: number[];
  /** Of so much of a fuel as it is sold. */
  soldPrice: SoldPrice[];
  /** What a boiler makes heat of, as parts of one. */
  efficiency: number[];
  /** Heat that a heat pump makes of one kWh of electricity. */
  seasonal: number[];
}

const sizes = {
  kwp: 'kilowattsPeak',
  kw: 'kilowatts',
  kwh: 'kilowattHours',
  oilLitres: 'litres',
  oilGallons: 'gallons',
  km: 'kilometres',
  miles: 'miles',
} as const;
const sized = Object.keys(sizes) as (keyof typeof sizes)[];
const currencies = ['eur', 'chf', 'usd'] as const;
/** A number without a currency is money from here on where it is a round one. */
const LARGE = 2000;
const ROUND = 100;
const MONTHS = 12;

/** Words after an amount in which its period stands: "1,500 euros a year". */
const REACH = 4;

const isRound = ({ unit, value = 0 }: Quantity) => unit === undefined && value >= LARGE && value % ROUND === 0;

/** What follows an amount, up to the next one. */
function after(items: readonly Item[], { end, unit }: Quantity): readonly Item[] {
  const next = items.slice(end, end + REACH);
  const other = next.findIndex(({ value }) => value !== undefined);
  return [...(unit ? items.slice(end - 1, end) : []), ...(other < 0 ? next : next.slice(0, other))];
}

const sizeOf = ([unit]: readonly Item[]) => sized.find((it) => isWord(unit?.word, sizes[it]));

/** What is counted: gallons of propane, where it is spoken of, and tonnes of pellets. */
function countedIn(following: readonly Item[], fuel: FuelNamed | undefined, language: Language) {
  const isTonnes = fuel !== undefined && fuel !== 'propane' && hasRole(following[0]?.word, language, 'tonnes');
  if (isTonnes) return fuel;
  const size = sizeOf(following);
  return fuel === 'propane' && size === 'oilGallons' ? 'propane' : size;
}

/** "JAZ 3.8", "a COP of 4". */
const SEASONAL = { from: 1.5, to: 7 };
const isSeasonal = (items: readonly Item[], at: number, value: number) =>
  value >= SEASONAL.from &&
  value <= SEASONAL.to &&
  items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'seasonalFactor'));

/** What a message names to reckon with; `heating` is what is known to be burnt. */
export function readAmounts(text: string, { language, market }: Locale, heating?: HeatingSystem): Amounts {
  const fuel = fuelNamed(text, { language, market }) ?? (heating === 'propane' ? heating : undefined);
  const own = currencies.find((it) => it === marketCurrency(market).toLowerCase());
  const isEarned = ({ items }: Clause) =>
    vocabularies[language].earning.test(fold(items.map(({ raw }) => raw).join(' ')));
  const clauses = readMessage(text, { language, market }).clauses.filter((it) => !isEarned(it));
  const amounts: Amounts = {
    kwp: [],
    kw: [],
    kwh: [],
    oilLitres: [],
    oilGallons: [],
    propane: [],
    pellets: [],
    pelletTons: [],
    km: [],
    miles: [],
    money: [],
    yearly: [],
    saved: [],
    cents: [],
    seasonal: [],
    ...readPrices(text, language, fuel),
  };
  for (const { items } of clauses) {
    const perYear = items.some(({ word }) => hasRole(word, language, 'saves')) ? amounts.saved : amounts.yearly;
    for (const quantity of quantitiesOf(items)) {
      const { value, unit, at } = quantity;
      if (value === undefined) continue;
      const following = after(items, quantity);
      const said = (concept: 'perMonth' | 'perYear') => following.some((item) => isAny(item, concept));
      const size = countedIn(following, fuel, language);
      const currency = currencies.find((it) => unit === it || isAny(following[0], it) || isAny(items[at - 1], it));
      const isMoney = currency === own || (currency === undefined && isRound(quantity));
      if (isSeasonal(items, at, value)) amounts.seasonal.push(value);
      else if (size) amounts[size].push(value);
      else if (isWord(following[0]?.word, 'cents')) amounts.cents.push(value);
      else if (isMoney && said('perMonth')) perYear.push(value * MONTHS);
      else if (isMoney && said('perYear')) perYear.push(value);
      else if (isMoney) amounts.money.push(value);
    }
  }
  return amounts;
}
