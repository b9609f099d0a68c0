import type { ChoiceField } from '#domain/estimate/assumption-fields.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { OWN } from '#domain/estimate/figure.ts';
import type { Plan } from '#domain/estimate/plan.ts';
import { type AssumedValues, type Variable, variableNames, variables } from '#domain/estimate/variables.ts';
import type { Solution } from '#domain/home/enumerations.ts';

type Assumption = Estimate['assumptions'][number];

const OWN_AS_OF = '2026-11';
const american: readonly Variable[] = ['heatPump.hspf2'];
const ofWater: readonly Variable[] = ['heating.flowTemperatureC', 'fieldFactor'];
const ofHouse: readonly Variable[] = ['heatNeed'];
/** A balcony has its own size, tilt and price, and sells nothing. */
const ofRoof: readonly Variable[] = [
  ...([
    'roof.kwp',
    'roof.tiltDeg',
    'batteryKwh',
    'batteryRenewal',
    'runningCost',
    'exportPrice',
    'costs.battery',
  ] as const),
];

/** Whether a number had a say in the result. */
function counts(name: Variable, plan: Plan, measures: readonly Solution[]): boolean {
  if (!variables[name].some((it) => measures.includes(it))) return false;
  if (plan.rents && ofRoof.includes(name)) return false;
  if (name === 'heating.annualFuelKwh') return plan.knowsFuel;
  if (plan.knowsFuel && ofHouse.includes(name)) return false;
  return !(plan.isAirToAir ? ofWater : american).includes(name);
}

/** The numbers the result depends on. A renter's balcony is small, but solar. */
export function usedVariables(plan: Plan): Variable[] {
  const measures: Solution[] = plan.rents ? ['solar', ...plan.measures] : [...plan.measures];
  return variableNames.filter((name) => counts(name, plan, measures));
}

function numberRow(
  name: string,
  { value, low, high, unit, source, asOf, isGiven }: AssumedValues[Variable],
): Assumption {
  const span = low === high ? {} : { low, high };
  return { name, value, ...span, unit, source, asOf, isGiven };
}

type Choice = readonly [
  name: ChoiceField,
  told: string | number | boolean | undefined,
  assumed: string | number | boolean,
];

/** What is no quantity of the model, and what the rules take where nothing is told. */
function choicesOf({ roof, heating, heatPump, ev, ...input }: EstimateInput, plan: Plan): Choice[] {
  const has = (it: Solution) => plan.measures.includes(it);
  return [
    ['applicationDate', input.applicationDate, plan.day],
    ['ownsHome', input.ownsHome, true],
    ...(has('solar') ? ([['roof.shading', roof?.shading, 'none']] as const) : []),
    ...(has('heatPump')
      ? ([
          ['heating.system', heating?.system, 'gas'],
          ['heating.works', heating?.works, true],
          ['heating.ageYears', heating?.ageYears, 'below 20'],
          ['heating.builtIn', heating?.builtIn, 'unknown'],
          ['heatPump.kind', heatPump?.kind, plan.heatPumpKind],
          ['heatPump.naturalRefrigerant', heatPump?.naturalRefrigerant, false],
          ['householdIncome', input.householdIncome, 'no bonus'],
          ['minorChildren', input.minorChildren, 0],
          ['homes', input.homes, 1],
        ] as const)
      : []),
    ...(has('evCharging')
      ? ([
          ['ev.charging', ev?.charging, 'unknown'],
          ['ev.chargerKw', ev?.chargerKw, plan.chargerKw],
          ['ev.ownParking', ev?.ownParking, 'unknown'],
        ] as const)
      : []),
  ];
}

function choiceRow([name, told, assumed]: Choice): Assumption {
  const isGiven = told !== undefined;
  return { name, value: told ?? assumed, unit: '', source: isGiven ? 'told' : OWN, asOf: OWN_AS_OF, isGiven };
}

/** Everything the result stands on, what was told and what was not. */
export function assumptionList(input: EstimateInput, plan: Plan, values: AssumedValues): Assumption[] {
  const numbers = usedVariables(plan).map((name) => numberRow(name, values[name]));
  return [...choicesOf(input, plan).map(choiceRow), ...numbers];
}
