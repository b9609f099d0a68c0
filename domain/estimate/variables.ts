import type { Figure } from '#domain/estimate/figure.ts';
import type { Solution } from '#domain/home/enumerations.ts';

/** Every number the model works with, and what it is for. Names with a dot are fields of the input. */
export const variables = {
  yieldFactor: ['solar'],
  'roof.kwp': ['solar'],
  'roof.tiltDeg': ['solar'],
  'roof.azimuthDeg': ['solar'],
  shadingLoss: ['solar'],
  systemLoss: ['solar'],
  moduleDegradation: ['solar'],
  batteryKwh: ['solar'],
  batteryRenewal: ['solar'],
  runningCost: ['solar'],
  annualUseKwh: ['solar'],
  householdFit: ['solar'],
  exportPrice: ['solar'],
  'costs.solar': ['solar'],
  'costs.battery': ['solar'],
  'heating.areaM2': ['heatPump'],
  heatNeed: ['heatPump'],
  hotWater: ['heatPump'],
  'heating.annualFuelKwh': ['heatPump'],
  boilerEfficiency: ['heatPump'],
  'heating.flowTemperatureC': ['heatPump'],
  'heatPump.hspf2': ['heatPump'],
  fieldFactor: ['heatPump'],
  fuelPrice: ['heatPump'],
  fuelCarbon: ['heatPump'],
  heatPumpSolarShare: ['heatPump'],
  'costs.heatPump': ['heatPump'],
  'ev.kmPerYear': ['evCharging'],
  carUse: ['evCharging'],
  chargingLoss: ['evCharging'],
  carSolarShare: ['evCharging'],
  'costs.charger': ['evCharging'],
  gridRelief: ['heatPump', 'evCharging'],
  gridCarbon: ['solar', 'heatPump', 'evCharging'],
  electricityPrice: ['solar', 'heatPump', 'evCharging'],
  priceRise: ['solar', 'heatPump', 'evCharging'],
  discountRate: ['solar', 'heatPump', 'evCharging'],
} as const satisfies Record<string, readonly Solution[]>;

export type Variable = keyof typeof variables;
export type Values = Record<Variable, number>;

export interface Assumed extends Figure {
  /** It was told, or follows from what was told. */
  isGiven: boolean;
}

export type AssumedValues = Record<Variable, Assumed>;

export const variableNames = Object.keys(variables) as Variable[];
