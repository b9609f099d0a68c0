import type { Potential } from '#domain/home/enumerations.ts';
import type { HomeData } from '#domain/home/home-data.ts';
import { evChargingPotential, heatPumpPotential, solarPotential } from '#domain/questionnaire/recommend.ts';

/** Quick-tier potentials of partly known home data. A potential whose deciding field is unknown or "unsure" is left out. */
export interface KnownPotentials {
  solarPotential?: Potential;
  heatPumpPotential?: Potential;
  evChargingPotential?: Potential;
}

export function knownPotentials({ roofType, currentHeatingSystem, hasEV }: HomeData): KnownPotentials {
  return {
    ...(roofType && roofType !== 'unsure' && { solarPotential: solarPotential(roofType) }),
    ...(currentHeatingSystem &&
      currentHeatingSystem !== 'unsure' && { heatPumpPotential: heatPumpPotential(currentHeatingSystem) }),
    ...(hasEV && { evChargingPotential: evChargingPotential(hasEV) }),
  };
}
