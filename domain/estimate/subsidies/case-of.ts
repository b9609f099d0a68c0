import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Plan } from '#domain/estimate/plan.ts';
import type { LocalIncentive } from '#domain/estimate/subsidies/local-incentive.ts';
import type { Sizes, Subsidy, SubsidyCase } from '#domain/estimate/subsidies/subsidy.ts';

export type Rules = (sizes: Sizes, incentives: readonly LocalIncentive[]) => Subsidy[];

function caseOf(input: EstimateInput, plan: Plan, { v, costs, heatPumpKw }: Sizes): Omit<SubsidyCase, 'incentives'> {
  const { heating, heatPump } = input;
  return {
    date: plan.day,
    state: plan.place.state,
    measures: plan.measures,
    costs,
    kwp: v['roof.kwp'],
    batteryKwh: v.batteryKwh,
    heatPump: {
      kind: plan.heatPumpKind,
      naturalRefrigerant: heatPump?.naturalRefrigerant ?? false,
      powerKw: heatPumpKw,
    },
    heating: {
      system: plan.heating,
      ageYears: heating?.ageYears,
      works: heating?.works ?? true,
      builtIn: heating?.builtIn,
    },
    householdIncome: input.householdIncome,
    minorChildren: input.minorChildren ?? 0,
    homes: input.homes ?? 1,
  };
}

/** The country's rules for one home. */
export function rulesFor(input: EstimateInput, plan: Plan): Rules {
  return (sizes, incentives) => plan.country.subsidies({ ...caseOf(input, plan, sizes), incentives });
}

/** Asks the rules once for each set of costs and sizes: most of what the model varies leaves them as they are. */
export function remembered(ask: (sizes: Sizes) => Subsidy[]): (sizes: Sizes) => Subsidy[] {
  const known = new Map<string, Subsidy[]>();
  return (sizes) => {
    const { v, costs, heatPumpKw } = sizes;
    const key = [...Object.values(costs), v['roof.kwp'], v.batteryKwh, heatPumpKw].join();
    const found = known.get(key) ?? ask(sizes);
    known.set(key, found);
    return found;
  };
}
