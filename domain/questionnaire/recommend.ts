import type { EvOwnership, HeatingSystem, Potential, RoofType, Solution } from '#domain/home/enumerations.ts';

/** The answers that decide a potential. */
export interface DecidingAnswers {
  roofType?: RoofType | undefined;
  currentHeatingSystem?: HeatingSystem | undefined;
  hasEV?: EvOwnership | undefined;
}

export type Potentials = Record<Solution, Potential>;

/** Quick tier. Source: assessment-flows, section 9. */
export function solarPotential(roofType: RoofType | undefined): Potential {
  if (roofType === 'sloped_south') return 'high';
  return roofType === 'flat' ? 'medium' : 'low';
}

export function heatPumpPotential(heating: HeatingSystem | undefined): Potential {
  return heating === 'oil' || heating === 'gas' ? 'high' : 'medium';
}

export function evChargingPotential(hasEV: EvOwnership | undefined): Potential {
  return hasEV === 'yes' ? 'high' : 'medium';
}

export function quickPotentials(answers: DecidingAnswers): Potentials {
  return {
    solar: solarPotential(answers.roofType),
    heatPump: heatPumpPotential(answers.currentHeatingSystem),
    evCharging: evChargingPotential(answers.hasEV),
  };
}
