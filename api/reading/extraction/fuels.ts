import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { HeatingSystem } from '#domain/home/enumerations.ts';

const fuels = [
  ['pump', 'heat_pump'],
  ['propane', 'propane'],
  ['resistance', 'electric'],
  ['district', 'other'],
  ['gas', 'gas'],
  ['oil', 'oil'],
  ['biomass', 'other'],
] as const;
/** Whatever can name a heating. */
export const named = [...fuels.map(([concept]) => concept), 'power', 'electric'] as const;

/** Power heats only where heating is spoken of. */
export function systemOf(item: Item, isHeated: boolean): HeatingSystem | undefined {
  const fuel = fuels.find(([concept]) => item.is.has(concept))?.[1];
  if (fuel) return fuel;
  const isPower = isAny(item, 'power', 'electric') && !isAny(item, 'bill', 'ev');
  return isPower && (isHeated || item.is.has('heating')) ? 'electric' : undefined;
}
