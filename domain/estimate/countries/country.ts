import type { ClimatePlace } from '#domain/estimate/climate/climate.ts';
import type { Figure } from '#domain/estimate/figure.ts';
import type { PlaceTable } from '#domain/estimate/places/place-table.ts';
import type { SubsidyRule } from '#domain/estimate/subsidies/subsidy.ts';
import type { Market } from '#domain/place.ts';

/** What is burnt or taken from a net for heat. */
export type Fuel = 'gas' | 'oil' | 'propane' | 'coal' | 'biomass' | 'district' | 'nightPower';

/** Losses between module and meter, inverter included, and what a kelvin costs: one convention for a country, never two at once. */
export interface SolarConvention {
  systemLoss: Figure;
  powerPerKelvin: number;
}

export interface CountryFigures {
  solar: SolarConvention;
  /** Currency units for 1 kWh from the grid; by state where there are states. */
  electricityPrice(state: string): Figure;
  /** Currency units for 1 kWh to the grid, for a roof of that size that starts on that day. */
  exportPrice(kwp: number, day: string, state: string): Figure;
  /** After so many years the export price is that of the market. */
  exportYears: number;
  marketPrice: number;
  /** The export price rises with the price of electricity. */
  exportRises: boolean;
  fuelPrice: Record<Fuel, Figure>;
  gridCarbon: Figure;
  /** Grid fees saved each year by who lets car or heat pump be slowed down. */
  gridRelief: Figure;
  annualUseKwh: Figure;
  kwp: Figure;
  heatedAreaM2: Figure;
  solarPerKwp(kwp: number): Figure;
  batteryPerKwh: Figure;
  heatPump: Record<'air' | 'ground', Figure>;
  charger: Figure;
  /** Plug-in modules for a balcony, where a renter may have them. */
  balcony?: { kwp: number; cost: Figure };
  /** What a renter may ask of the landlord by law. */
  wallboxRight: boolean;
}

/** Everything the engine knows of one country; loads on demand. */
export interface Country {
  market: Market;
  climate: readonly ClimatePlace[];
  places: PlaceTable;
  figures: CountryFigures;
  subsidies: SubsidyRule;
}
