import { assumptionList, usedVariables } from '#domain/estimate/assumption-list.ts';
import { checkPanelOf } from '#domain/estimate/car/panel-of.ts';
import type { EstimateData } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { rememberYields } from '#domain/estimate/model/energy.ts';
import { type Costs, type Figures, type ModelContext, runModel } from '#domain/estimate/model/model.ts';
import { finite } from '#domain/estimate/money/finite.ts';
import { type Plan, planOf } from '#domain/estimate/plan.ts';
import { chargingPotential, heatPumpPotential, solarPotential } from '#domain/estimate/potentials.ts';
import { adviceFor } from '#domain/estimate/renter.ts';
import { settle } from '#domain/estimate/settle.ts';
import { type Ranged, spread } from '#domain/estimate/spread.ts';
import type { Subsidy, SubsidyCase } from '#domain/estimate/subsidies/subsidy.ts';
import { type AssumedValues, type Values, variableNames } from '#domain/estimate/variables.ts';

const valuesOf = (assumed: AssumedValues) =>
  Object.fromEntries(variableNames.map((name) => [name, assumed[name].value])) as Values;

/** Values with one assumption at an edge of its span, for each edge that differs from the middle. */
function variations(plan: Plan, assumed: AssumedValues, middle: Values): Values[] {
  return usedVariables(plan).flatMap((name) => {
    const { value, low, high } = assumed[name];
    return [low, high].filter((edge) => edge !== value).map((edge) => ({ ...middle, [name]: edge }));
  });
}

function caseOf(
  input: EstimateInput,
  plan: Plan,
  incentives: EstimateData['incentives'],
  v: Values,
  costs: Costs,
  powerKw: number,
): SubsidyCase {
  const { heating, heatPump } = input;
  return {
    date: plan.day,
    state: plan.place.state,
    measures: plan.measures,
    costs,
    kwp: v['roof.kwp'],
    batteryKwh: v.batteryKwh,
    heatPump: { kind: plan.heatPumpKind, naturalRefrigerant: heatPump?.naturalRefrigerant ?? false, powerKw },
    heating: {
      system: plan.heating,
      ageYears: heating?.ageYears,
      works: heating?.works ?? true,
      builtIn: heating?.builtIn,
    },
    householdIncome: input.householdIncome,
    minorChildren: input.minorChildren ?? 0,
    homes: input.homes ?? 1,
    incentives,
  };
}

type Subsidies = ModelContext['subsidies'];

/** Asks the rules once for each set of costs and sizes: most of what the model varies leaves them as they are. */
function rememberSubsidies(subsidies: Subsidies): Subsidies {
  const known = new Map<string, Subsidy[]>();
  return (v, costs, powerKw) => {
    const key = [...Object.values(costs), v['roof.kwp'], v.batteryKwh, powerKw].join();
    const found = known.get(key) ?? subsidies(v, costs, powerKw);
    known.set(key, found);
    return found;
  };
}

function contextOf(input: EstimateInput, plan: Plan, data: EstimateData, assumed: AssumedValues): ModelContext {
  const incentives = data.incentives.filter(({ state }) => state === plan.place.state);
  const followsSize = !assumed['costs.solar'].isGiven;
  return {
    plan,
    yieldOfPlane: rememberYields(plan),
    costs: (v) => ({
      solar: v['costs.solar'] * (followsSize ? v['roof.kwp'] / assumed['roof.kwp'].value : 1),
      battery: v['costs.battery'],
      heatPump: v['costs.heatPump'],
      charger: v['costs.charger'],
    }),
    subsidies: rememberSubsidies((v, costs, powerKw) =>
      plan.country.subsidies(caseOf(input, plan, incentives, v, costs, powerKw)),
    ),
  };
}

/** What the rules say of the middle case, with the ranges of its amounts. */
function subsidiesOf(subsidies: readonly Subsidy[], amounts: Ranged<Figures>['subsidyAmounts']): Estimate['subsidies'] {
  return subsidies.map((it, at) => ({ ...it, amount: amounts[at] ?? { low: 0, middle: 0, high: 0 } }));
}

type BalconyRanges = Omit<NonNullable<NonNullable<Estimate['renter']>['balcony']>, 'kwp'>;

function renterOf(
  input: EstimateInput,
  plan: Plan,
  balcony: BalconyRanges | undefined,
): NonNullable<Estimate['renter']> {
  const kwp = plan.country.figures.balcony?.kwp ?? 0;
  return { advice: adviceFor(input, plan), ...(balcony && { balcony: { kwp, ...balcony } }) };
}

function potentialsOf(input: EstimateInput, { plan, yieldOfPlane }: ModelContext, v: Values, figures: Figures) {
  const verdict = checkPanelOf(input, plan)?.verdict;
  return {
    ...(figures.solar && { solar: solarPotential(v, yieldOfPlane, figures.solar.money.paybackYears) }),
    ...(figures.heatPump && { heatPump: heatPumpPotential(v, plan) }),
    ...(figures.ev && { evCharging: chargingPotential(input.ev?.ownParking, verdict) }),
  };
}

/** The whole estimate: pure, the same answer in browser and server. Throws `validation` for a place that is not known. */
export function estimate(input: EstimateInput, data: EstimateData): Estimate {
  const plan = planOf(input, data.country, data.today);
  const assumed = settle(input, plan);
  const context = contextOf(input, plan, data, assumed);
  const middle = valuesOf(assumed);
  const others = variations(plan, assumed, middle);
  const figures = runModel(middle, context);
  const ranges = spread(
    figures,
    others.map((it) => runModel(it, context)),
  );
  const { subsidyAmounts, balcony, ev, ...told } = finite(ranges);
  const subsidies = context.subsidies(middle, context.costs(middle), figures.heatPump?.powerKw ?? 0);
  const panel = checkPanelOf(input, plan);
  const { name, latitude, longitude, isNear } = plan.place;
  return {
    place: { name, latitude, longitude, isNear },
    currency: plan.currency,
    ...told,
    ...(ev && { ev: { ...ev, chargerKw: plan.chargerKw, ...(panel && { panel }) } }),
    ...(plan.rents && { renter: renterOf(input, plan, balcony) }),
    subsidies: subsidiesOf(subsidies, subsidyAmounts),
    potentials: potentialsOf(input, context, middle, figures),
    assumptions: assumptionList(input, plan, assumed),
  };
}
