import type { Potential } from '#domain/home/enumerations.ts';
import {
  type DecidingAnswers,
  evChargingPotential,
  heatPumpPotential,
  type Potentials,
  solarPotential,
} from '#domain/questionnaire/recommend.ts';

/** Quick-tier potentials of partly known home data. A potential whose deciding field is unknown or "unsure" is left out. */
export interface KnownPotentials {
  solarPotential?: Potential | undefined;
  heatPumpPotential?: Potential | undefined;
  evChargingPotential?: Potential | undefined;
}

export function knownPotentials({ roofType, currentHeatingSystem, hasEV }: DecidingAnswers): KnownPotentials {
  return {
    ...(roofType && roofType !== 'unsure' && { solarPotential: solarPotential(roofType) }),
    ...(currentHeatingSystem &&
      currentHeatingSystem !== 'unsure' && { heatPumpPotential: heatPumpPotential(currentHeatingSystem) }),
    ...(hasEV && { evChargingPotential: evChargingPotential(hasEV) }),
  };
}

/** The same by solution. */
export function potentialsBySolution(known: KnownPotentials): Partial<Potentials> {
  const { solarPotential: solar, heatPumpPotential: heatPump, evChargingPotential: evCharging } = known;
  return { ...(solar && { solar }), ...(heatPump && { heatPump }), ...(evCharging && { evCharging }) };
}
