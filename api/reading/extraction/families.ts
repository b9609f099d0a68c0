import type { Concept } from '#api/reading/extraction/concepts.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** Things that answer the same question. */
const families: readonly (readonly Concept[])[] = [
  ['gas', 'oil', 'propane', 'pump', 'resistance', 'biomass', 'district', 'heating'],
  ['ev', 'evs', 'electric', 'car', 'cars', 'combustion', 'noPlug'],
  ['roof', 'flatRoof', 'level', 'pitched', 'south', 'north', 'east', 'west', 'manySided'],
  ['detached', 'villa', 'attached', 'condo', 'ownedFlat', 'flat', 'mobile', 'building'],
  ['owner', 'tenant', 'renter', 'renting', 'landlord'],
  ['charger', 'socket'],
  ['solar', 'battery', 'incentive', 'pump'],
];
/** What an item answers. */
export const familyOf = (item: Item) =>
  item.is.size === 0 ? undefined : families.find((family) => isAny(item, ...family));

export const fuels = ['gas', 'oil', 'propane', 'pump', 'resistance', 'biomass', 'district', 'heating'] as const;
