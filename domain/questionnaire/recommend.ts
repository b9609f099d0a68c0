import type {
  EvOwnership,
  HeatingSystem,
  Potential,
  RoofShading,
  RoofType,
  Solution,
} from '#domain/home/enumerations.ts';

/** The answers that decide a potential. */
export interface DecidingAnswers {
  roofType?: RoofType | undefined;
  /** Where it is told; no questionnaire asks. */
  roofShading?: RoofShading | undefined;
  currentHeatingSystem?: HeatingSystem | undefined;
  hasEV?: EvOwnership | undefined;
}

export type Potentials = Record<Solution, Potential>;

/** Quick tier. Source: assessment-flows, section 9. In heavy shade a roof makes no more than one to the east or west; some shade takes the best rating. */
export function solarPotential(roofType: RoofType | undefined, shading?: RoofShading): Potential {
  if (shading === 'heavy') return 'low';
  if (roofType === 'sloped_south') return shading === 'some' ? 'medium' : 'high';
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
    solar: solarPotential(answers.roofType, answers.roofShading),
    heatPump: heatPumpPotential(answers.currentHeatingSystem),
    evCharging: evChargingPotential(answers.hasEV),
  };
}
