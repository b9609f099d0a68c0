/** International foot (0.3048 m) squared; NIST Handbook 44, 2024. */
const SQUARE_METRES_PER_SQUARE_FOOT = 0.3048 ** 2;

export function squareMetres(squareFeet: number): number {
  return squareFeet * SQUARE_METRES_PER_SQUARE_FOOT;
}

export function squareFeet(areaM2: number): number {
  return areaM2 / SQUARE_METRES_PER_SQUARE_FOOT;
}
