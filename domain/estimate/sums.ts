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

/** 91,333 Btu (higher heating value; Federal Register of 21 March 2007). */
const KWH_PER_PROPANE_GALLON = 26.8;
/** About; ENplus A1 (ISO 17225-2) asks for 4,600 at least. */
const KWH_PER_PELLET_TONNE = 5_000;
const TONNES_PER_TON = 0.907;

/** kWh in so much heating oil. */
export const energyOfLitres = (litres: number): number => litres * KWH_PER_LITRE;
export const energyOfGallons = (gallons: number): number => energyOfLitres(gallons * LITRES_PER_GALLON);

/** kWh in so much propane, and in so many pellets. */
export const energyOfPropane = (gallons: number): number => gallons * KWH_PER_PROPANE_GALLON;
export const energyOfPellets = (tonnes: number): number => tonnes * KWH_PER_PELLET_TONNE;
/** Americans sell them by the ton of 2,000 pounds. */
export const energyOfPelletTons = (tons: number): number => energyOfPellets(tons * TONNES_PER_TON);

export const paybackYears = (cost: number, savingPerYear: number): number => cost / savingPerYear;
