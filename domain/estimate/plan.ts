import { climateAt, type LocalClimate } from '#domain/estimate/climate/climate-at.ts';
import type { Country, Fuel } from '#domain/estimate/countries/country.ts';
import type { Charging, EstimateInput, HeatSource } from '#domain/estimate/estimate-input.ts';
import { type FoundPlace, findPlace } from '#domain/estimate/places/find-place.ts';
import type { Solution } from '#domain/home/enumerations.ts';
import type { Currency } from '#domain/money.ts';
import { marketCurrency } from '#domain/place.ts';

/** What of a home and its plans is no number. */
export interface Plan {
  country: Country;
  currency: Currency;
  place: FoundPlace;
  climate: LocalClimate;
  /** Day of application. */
  day: string;
  measures: readonly Solution[];
  rents: boolean;
  heating: HeatSource;
  fuel: Fuel;
  heatPumpKind: 'air' | 'ground';
  /** American houses are heated with air. */
  isAirToAir: boolean;
  charging: Charging | 'unknown';
  chargerKw: number;
  /** The fuel that is bought is known: the house's size and age are not asked. */
  knowsFuel: boolean;
}

const fuels: Record<HeatSource, Fuel> = {
  gas: 'gas',
  gas_floor: 'gas',
  unsure: 'gas',
  other: 'gas',
  oil: 'oil',
  propane: 'propane',
  coal: 'coal',
  biomass: 'biomass',
  district: 'district',
  electric: 'nightPower',
  night_storage: 'nightPower',
  heat_pump: 'nightPower',
};

export const USUAL_CHARGER_KW = 11;
const USUAL_AMERICAN_CHARGER_KW = 7.2;

/** Roof and heating belong to the landlord; a charger a tenant may ask for. */
function measuresOf({ measures, ownsHome, heating, heatPump, ev }: EstimateInput): Solution[] {
  const hasHeatPump = heating?.system === 'heat_pump';
  const told: Solution[] = [
    'solar',
    ...((heating || heatPump) && !hasHeatPump ? (['heatPump'] as const) : []),
    ...(ev ? (['evCharging'] as const) : []),
  ];
  const wanted = measures ?? told;
  const possible: Solution[] = ownsHome === false ? ['evCharging'] : ['solar', 'heatPump', 'evCharging'];
  return possible.filter((it) => wanted.includes(it) && (it !== 'evCharging' || ev !== undefined));
}

export function planOf(input: EstimateInput, country: Country, today: string): Plan {
  const place = findPlace(country.places, country.market, input.place);
  const heating = input.heating?.system ?? 'unsure';
  const isAmerican = country.market === 'us';
  return {
    country,
    currency: marketCurrency(country.market),
    place,
    climate: climateAt(country.climate, place),
    day: input.applicationDate ?? today,
    measures: measuresOf(input),
    rents: input.ownsHome === false,
    heating,
    fuel: fuels[heating],
    heatPumpKind: input.heatPump?.kind ?? 'air',
    isAirToAir: isAmerican && (input.heatPump?.kind ?? 'air') === 'air',
    charging: input.ev?.charging ?? 'unknown',
    chargerKw: input.ev?.chargerKw ?? (isAmerican ? USUAL_AMERICAN_CHARGER_KW : USUAL_CHARGER_KW),
    knowsFuel: input.heating?.annualFuelKwh !== undefined,
  };
}
