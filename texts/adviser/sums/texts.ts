export type CountedUnit =
  | ('kwh' | 'kwp' | 'kw' | 'watts' | 'litres' | 'gallons' | 'km' | 'miles' | 'm2')
  | ('hours' | 'days' | 'months' | 'years');

/** Sums as they are told: each term, then what it comes to. All parameters are written already, with their units. */
export interface SumTexts {
  kwh: (amount: string) => string;
  hours: (amount: string) => string;
  years: (amount: string) => string;
  perKwp: (amount: string) => string;
  product: (size: string, each: string, total: string) => string;
  quote: (quote: string, size: string, each: string, usual: string) => string;
  /** Without a price to compare it with. */
  quoteAlone: (quote: string, size: string, each: string) => string;
  support: (terms: { counted: string; shares: string; support: string; rest: string; cost: string }) => string;
  charging: (energy: string, power: string, time: string) => string;
  heating: (heat: string, seasonal: string, use: string) => string;
  heatingCost: (use: string, price: string, total: string) => string;
  /** Heat of a boiler and of a heat pump. */
  comparedPrices: (
    terms: Record<'fuel' | 'share' | 'heat' | 'power' | 'seasonal' | 'heatPump' | 'breakEven', string>,
  ) => string;
  litres: (amount: string) => string;
  gallons: (amount: string) => string;
  km: (amount: string) => string;
  miles: (amount: string) => string;
  fuel: (fuel: string, share: string) => string;
  drive: (way: string, use: string, price: string, cost: string) => string;
  driveHours: (terms: {
    way: string;
    use: string;
    outlet: string;
    outletHours: string;
    charger: string;
    chargerHours: string;
  }) => string;
  payback: (cost: string, saving: string, years: string) => string;
  shareOf: (share: string, whole: string, result: string) => string;
  shareRight: (share: string, whole: string, result: string) => string;
  shareWrong: (share: string, whole: string, result: string, said: string) => string;
  /** What is counted in a sum of the visitor's own. */
  counted: Record<CountedUnit, (amount: string) => string>;
  per: (amount: string, of: string) => string;
  sum: (terms: string, result: string) => string;
  /** Of a result that is rounded. */
  about: (terms: string, result: string) => string;
  /** A result of a month, of a year. */
  ofPeriod: Record<'month' | 'year', (result: string) => string>;
  atSamePrices: string;
  sumRight: (terms: string, result: string) => string;
  sumWrong: (terms: string, result: string, said: string) => string;
  checkedRight: (whole: string, part: string, rest: string) => string;
  checkedWrong: (whole: string, part: string, rest: string, said: string) => string;
}
