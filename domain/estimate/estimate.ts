import { assumptionList, usedVariables } from '#domain/estimate/assumption-list.ts';
import { checkPanelOf } from '#domain/estimate/car/panel-of.ts';
import type { EstimateData } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { rememberYields } from '#domain/estimate/model/energy.ts';
import { type Figures, type ModelContext, runModel } from '#domain/estimate/model/model.ts';
import { finite } from '#domain/estimate/money/finite.ts';
import { type Plan, planOf } from '#domain/estimate/plan.ts';
import { chargingPotential, heatPumpPotential, solarPotential } from '#domain/estimate/potentials.ts';
import { adviceFor } from '#domain/estimate/renter.ts';
import { settle } from '#domain/estimate/settle.ts';
import { spread } from '#domain/estimate/spread.ts';
import { type Rules, remembered, rulesFor } from '#domain/estimate/subsidies/case-of.ts';
import { type AssumedValues, type Values, variableNames } from '#domain/estimate/variables.ts';

type Incentives = EstimateData['incentives'];

const valuesOf = (assumed: AssumedValues) =>
  Object.fromEntries(variableNames.map((name) => [name, assumed[name].value])) as Values;

/** Values with one assumption at an edge of its span, for each edge that differs from the middle. */
function variations(plan: Plan, assumed: AssumedValues, middle: Values): Values[] {
  return usedVariables(plan).flatMap((name) => {
    const { value, low, high } = assumed[name];
    return [low, high].filter((edge) => edge !== value).map((edge) => ({ ...middle, [name]: edge }));
  });
}

function contextOf(plan: Plan, rules: Rules, incentives: Incentives, assumed: AssumedValues): ModelContext {
  const followsSize = !assumed['costs.solar'].isGiven;
  const counting = incentives.filter(({ isForAll }) => isForAll);
  return {
    plan,
    yieldOfPlane: rememberYields(plan),
    costs: (v) => ({
      solar: v['costs.solar'] * (followsSize ? v['roof.kwp'] / assumed['roof.kwp'].value : 1),
      battery: v['costs.battery'],
      heatPump: v['costs.heatPump'],
      charger: v['costs.charger'],
    }),
    subsidies: remembered((sizes) => rules(sizes, counting)),
  };
}

/** The model with one assumption after the other at its edges; a programme that pays nothing then pays 0. */
function varied(figures: Figures, values: readonly Values[], context: ModelContext): Figures[] {
  const ids = Object.keys(figures.subsidyAmounts);
  return values.map((v) => {
    const other = runModel(v, context);
    return { ...other, subsidyAmounts: Object.fromEntries(ids.map((id) => [id, other.subsidyAmounts[id] ?? 0])) };
  });
}

const nothing = { low: 0, middle: 0, high: 0 };

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
  const incentives = data.incentives.filter(({ state }) => state === plan.place.state);
  const rules = rulesFor(input, plan);
  const context = contextOf(plan, rules, incentives, assumed);
  const v = valuesOf(assumed);
  const figures = runModel(v, context);
  const ranges = spread(figures, varied(figures, variations(plan, assumed, v), context));
  const { subsidyAmounts, balcony, ev, ...told } = finite(ranges);
  const programmes = rules({ v, costs: context.costs(v), heatPumpKw: figures.heatPump?.powerKw ?? 0 }, incentives);
  const panel = checkPanelOf(input, plan);
  const { name, latitude, longitude, isNear, state } = plan.place;
  return {
    place: { name, latitude, longitude, isNear, ...(state && { state }) },
    currency: plan.currency,
    ...told,
    ...(ev && { ev: { ...ev, chargerKw: plan.chargerKw, ...(panel && { panel }) } }),
    ...(plan.rents && { renter: renterOf(input, plan, balcony) }),
    subsidies: programmes.map((it) => ({ ...it, amount: subsidyAmounts[it.id] ?? nothing })),
    potentials: potentialsOf(input, context, v, figures),
    assumptions: assumptionList(input, plan, assumed),
  };
}
