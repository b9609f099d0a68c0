import { squareFeet } from '#domain/home/units.ts';

/** A living area said in m², as the facts carry it. */
export function fromSquareMetres(areaM2: number): number {
  return Math.round(squareFeet(areaM2));
}
