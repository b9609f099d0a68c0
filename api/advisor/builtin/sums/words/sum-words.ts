/** What a number can be counted in. */
export const sumUnits = [
  ...(['eur', 'chf', 'usd', 'cents', 'kwh', 'kwp', 'kw', 'watts', 'litres', 'gallons', 'km', 'miles', 'm2'] as const),
  ...(['percent', 'hours', 'days', 'months', 'years'] as const),
] as const;
export type SumUnit = (typeof sumUnits)[number];

/** What is done with two numbers; `at` is a price of so many, `of` a share of an amount, `spread` an amount over years. */
const operators = ['times', 'over', 'less', 'more', 'at', 'of', 'spread'] as const;
export type Operator = (typeof operators)[number];

/** Words of a sum. */
export const sumRoles = [
  ...sumUnits,
  ...operators,
  /** May stand between two numbers beside the word that says what to do with them. */
  'between',
  'thousand',
  /** After or before a price of one: "400 each". */
  'each',
  /** "18 kWh on 100 km". */
  'per',
  /** "a year": before the time, and the time. */
  'perTime',
  'oneMonth',
  'oneYear',
  'monthly',
  'yearly',
  /** Phases, thickness, length: "3 x 25 A" and "4 by 5 metres" are no sums. */
  'spoils',
  /** Asks what something comes to, or whether it is right. */
  'asks',
  /** Says nothing that a sum would not answer. */
  'light',
  /** Before a number of years: "over ten years". */
  'during',
  /** May say so too, where it is asked what that comes to: "in ten years" alone is a day to come. */
  'within',
  /** What a sum is left after. */
  'grant',
  'left',
  'difference',
  'rises',
  /** Who shares a cost. */
  'sharers',
  /** "What does each pay?" */
  'apiece',
  /** What two sums of money are of. */
  'offers',
  /** "15 % of that". */
  'ofIt',
  /** What is paid for energy now. */
  'bill',
  /** What a price of a kWh is of. */
  'power',
  'fuel',
  /** American gas is sold by the therm. */
  'therm',
  /** What carries a solar system; a compound may end with it. */
  'roof',
  /** What a solar system is counted in. */
  'panels',
  /** Before what is asked how much of it there is: "how many kW". */
  'howMany',
  /** What a system is the size of, where no unit is named. */
  'capacity',
  /** Asks for what a use takes, not for what there is room for. */
  'needs',
  /** Before the area on which something stands. */
  'onto',
  /** Power is sold and not bought. */
  'sells',
  /** A sum is saved, and not paid. */
  'saves',
  /** What comes to the sum of what was said before. */
  'concludes',
  /** When power of two prices is cheap. */
  'night',
  /** When it is dear. */
  'day',
  /** Shares of one. */
  'halves',
  'thirds',
  'quarters',
  /** "380 euros the tonne": what a price is of may stand after such a word. */
  'ofOne',
  /** Gas in a tank. */
  'propane',
  /** Wood that is sold by the tonne. */
  'pellets',
  'tonnes',
  /** Before the money in which something is asked for: "what is that in euros". */
  'into',
] as const;
export type SumRole = (typeof sumRoles)[number];

/** Words of each role, folded as the reader folds them, parted by spaces. */
export type SumWords = Record<SumRole, string>;
