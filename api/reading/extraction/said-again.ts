import type { Reading } from '#api/reading/extraction/reading.ts';
import { squareFeet } from '#domain/home/units.ts';

const MONTHS = 12;
/** Who has "120" may have it twice, as square metres and as money; "104" is said again. */
const ROUND_TO = 10;
const LARGE = 1_000;
const isRound = (value: number) => value < LARGE && value % ROUND_TO === 0;

/** Whether so much is the size that is known. */
export const isSizeOf = ({ known }: Reading, value: number) =>
  known.homeSize === value || known.homeSize === Math.round(squareFeet(value));
/** "71." where 71 m² are known. */
export const isSizeAgain = (reading: Reading, value: number) => !isRound(value) && isSizeOf(reading, value);

/** "104." where 104 a month are known. */
export const isBillAgain = ({ known }: Reading, value: number) =>
  !isRound(value) && (known.energyBill === value || known.energyBill === value * MONTHS);
