/** Room on the roof for one module of 1.76 by 1.13 metres, an engineering choice: as usual a size as any in 2026. */
const SQUARE_METRES_PER_MODULE = 2;

export function roomForModules(count: number): number {
  return count * SQUARE_METRES_PER_MODULE;
}
