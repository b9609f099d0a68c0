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
  /** What a roof of so much area carries, makes and costs. */
  roof: {
    size: (terms: Record<'area' | 'each' | 'kwp' | 'watt' | 'panels', string>) => string;
    flat: string;
    /** What it makes where the place is known, and usually. */
    yieldThere: (each: string, kwh: string, place: string) => string;
    yieldUsual: (each: string, kwh: string) => string;
    price: (each: string, cost: string) => string;
    /** For what is larger than our price is for. */
    largePrice: (each: string, cost: string) => string;
  };
  perYear: (amount: string) => string;
  squareFeet: (amount: string) => string;
  /** What sold power brings in a year. */
  revenue: (terms: Record<'size' | 'each' | 'price' | 'total', string>) => string;
  battery: {
    /** What else the price of so many kWh depends on. */
    bySize: string;
    quote: (quote: string, size: string, each: string, usual: string) => string;
  };
  /** A charger of a power that our price does not tell apart, and where it has to be allowed. */
  charger: (power: string, price: string) => string;
  chargerConsent: (above: string) => string;
  tariffs: {
    /** Power of two prices by the hour: the price in the mean, and what it comes to. */
    mixed: (terms: Record<'nightShare' | 'night' | 'dayShare' | 'day' | 'mean', string>) => string;
    total: (use: string, total: string) => string;
    /** Beside one price at all hours. */
    less: (flat: string, amount: string) => string;
    more: (flat: string, amount: string) => string;
    /** From which share at night on it is cheaper. */
    from: (flat: string, share: string) => string;
    /** What one of two tariffs comes to. */
    one: (use: string, price: string, total: string) => string;
    withFee: (use: string, price: string, fee: string, total: string) => string;
    both: (first: string, second: string) => string;
    first: (amount: string) => string;
    second: (amount: string) => string;
    alike: string;
    sameAt: (use: string) => string;
  };
  /** Which part of the German grant is for whom; what else a heat pump may get elsewhere. */
  grantParts: (
    terms: Record<'base' | 'baseMoney' | 'speed' | 'speedMoney' | 'most' | 'low' | 'lowMoney' | 'limit', string>,
  ) => string;
  grantOfVienna: (terms: Record<'rate' | 'cost' | 'share' | 'cap' | 'rest', string>) => string;
  grantOfState: (terms: Record<'cost' | 'full' | 'income' | 'half' | 'incomeMost' | 'rest', string>) => string;
  /** So much of a fuel. */
  fuels: Record<'oil' | 'propane' | 'pellets', (amount: string) => string>;
  tonnes: (amount: string) => string;
  /** American ones. */
  tons: (amount: string) => string;
  /** After what a heat pump costs: how much less or more that is than the fuel. */
  fuelSaved: (difference: string) => string;
  chargingLoss: (loss: string, energy: string, cost: string) => string;
  addedRight: (terms: string, total: string) => string;
  addedWrong: (terms: string, total: string, said: string) => string;
}
