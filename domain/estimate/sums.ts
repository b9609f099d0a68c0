/** Lowest and highest value of a range. */
export type Span = readonly [from: number, to: number];

export const times = ([from, to]: Span, by: number): Span => [from * by, to * by];

export const over = ([from, to]: Span, by: number): Span => [from / by, to / by];

/** What is paid of a cost at the lowest and the highest share, of no more than `most`. Shares as parts of one. */
export const supportOf = (cost: number, shares: Span, most: number): Span => times(shares, Math.min(cost, most));

/** What is left of a cost, least first. */
export const restOf = (cost: number, [from, to]: Span): Span => [cost - to, cost - from];

/** Hours to charge so much at so much power; `loss` is what the charging takes, as parts of one. */
export const chargingHours = (kwh: number, kw: number, loss: Span): Span => [
  (kwh * (1 + loss[0])) / kw,
  (kwh * (1 + loss[1])) / kw,
];

/** kWh in heating oil: 10 a litre, of 3.785 litres a US gallon, by its lower heating value (DIN 51603-1: 42.6 MJ/kg, 0.845 kg/l). */
const KWH_PER_LITRE = 10;
const LITRES_PER_GALLON = 3.785;
/** Of the energy in the fuel what an older boiler makes heat of; a condensing one about 95 %. */
export const OLD_BOILER_SHARE = 0.85;

/** 100,000 Btu (NIST Handbook 44). */
export const KWH_PER_THERM = 29.307;

/** kWh in so much heating oil. */
export const energyOfLitres = (litres: number): number => litres * KWH_PER_LITRE;
export const energyOfGallons = (gallons: number): number => energyOfLitres(gallons * LITRES_PER_GALLON);

/** Heat, in kWh, that an older boiler makes of so much heating oil. */
export const heatOfLitres = (litres: number): number => energyOfLitres(litres) * OLD_BOILER_SHARE;
export const heatOfGallons = (gallons: number): number => energyOfGallons(gallons) * OLD_BOILER_SHARE;

/** Electricity a heat pump takes for so much heat, at the best and the worst seasonal efficiency. */
export const heatPumpUse = (heatKwh: number, seasonal: Span): Span => [heatKwh / seasonal[1], heatKwh / seasonal[0]];

export const paybackYears = (cost: number, savingPerYear: number): number => cost / savingPerYear;
