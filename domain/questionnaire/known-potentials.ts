import type { Potential } from '#domain/home/enumerations.ts';
import {
  type DecidingAnswers,
  evChargingPotential,
  heatPumpPotential,
  solarPotential,
} from '#domain/questionnaire/recommend.ts';

/** Quick-tier potentials of partly known home data. A potential whose deciding field is unknown or "unsure" is left out. */
export interface KnownPotentials {
  solarPotential?: Potential | undefined;
  heatPumpPotential?: Potential | undefined;
  evChargingPotential?: Potential | undefined;
}

export function knownPotentials({
  roofType,
  roofShading,
  currentHeatingSystem,
  hasEV,
}: DecidingAnswers): KnownPotentials {
  return {
    ...(roofType && roofType !== 'unsure' && { solarPotential: solarPotential(roofType, roofShading) }),
    ...(currentHeatingSystem &&
      currentHeatingSystem !== 'unsure' && { heatPumpPotential: heatPumpPotential(currentHeatingSystem) }),
    ...(hasEV && { evChargingPotential: evChargingPotential(hasEV) }),
  };
}
