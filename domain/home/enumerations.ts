import * as z from 'zod/mini';

/** The wizard's closed lists, in the order in which they are offered; a condo is owned, an apartment rented. Source: assessment-flows, section 3. */
export const homeTypes = ['single_family', 'townhouse', 'condo', 'apartment', 'mobile_home', 'other'] as const;
/** Square feet. */
export const homeSizes = ['under_1000', '1000_1500', '1500_2000', '2000_3000', 'over_3000'] as const;
export const roofTypes = ['sloped_south', 'sloped_north', 'sloped_east_west', 'flat', 'multiple', 'unsure'] as const;
/** Years; for roofs and heating systems. */
export const ages = ['new', 'under_5', '5_10', '10_15', 'over_15', 'unsure'] as const;
export const heatingSystems = ['gas', 'oil', 'electric', 'heat_pump', 'propane', 'other', 'unsure'] as const;
/** Where a roof's main face looks. */
export const roofOrientations = [
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const;
export const roofMaterials = [
  'tile',
  'slate',
  'shingle',
  'metal',
  'fibre_cement',
  'membrane',
  'gravel',
  'green',
  'thatch',
  'other',
] as const;
/** How much shade lies on a roof. */
export const roofShadings = ['none', 'some', 'heavy'] as const;
export const evOwnerships = ['yes', 'planning', 'no'] as const;
/** Currency units of the market, per year. */
export const energyBills = ['under_1000', '1000_2000', '2000_3000', '3000_4000', 'over_4000', 'unsure'] as const;
/** What a bill is for that is not for all energy. */
export const energyBillParts = ['electricity', 'heating'] as const;
export const energyGoals = ['save_money', 'environmental', 'resilience', 'property_value', 'all_above'] as const;
export const potentials = ['low', 'medium', 'high'] as const;
export const solutions = ['solar', 'heatPump', 'evCharging'] as const;

export const homeTypeSchema = z.enum(homeTypes);
export const homeSizeSchema = z.enum(homeSizes);
export const roofTypeSchema = z.enum(roofTypes);
export const ageSchema = z.enum(ages);
export const heatingSystemSchema = z.enum(heatingSystems);
const evOwnershipSchema = z.enum(evOwnerships);
const energyBillSchema = z.enum(energyBills);
export const energyBillPartSchema = z.enum(energyBillParts);
export const energyGoalSchema = z.enum(energyGoals);
export const potentialSchema = z.enum(potentials);
export const solutionSchema = z.enum(solutions);

export type HomeType = z.infer<typeof homeTypeSchema>;
export type HomeSize = z.infer<typeof homeSizeSchema>;
export type RoofType = z.infer<typeof roofTypeSchema>;
export type RoofOrientation = (typeof roofOrientations)[number];
export type RoofShading = (typeof roofShadings)[number];
export type RoofMaterial = (typeof roofMaterials)[number];
export type Age = z.infer<typeof ageSchema>;
export type HeatingSystem = z.infer<typeof heatingSystemSchema>;
export type EvOwnership = z.infer<typeof evOwnershipSchema>;
export type EnergyBill = z.infer<typeof energyBillSchema>;
export type EnergyBillPart = z.infer<typeof energyBillPartSchema>;
export type EnergyGoal = z.infer<typeof energyGoalSchema>;
export type Potential = z.infer<typeof potentialSchema>;
export type Solution = z.infer<typeof solutionSchema>;
