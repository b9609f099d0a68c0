import { type Balcony, balconyOf } from '#domain/estimate/model/balcony.ts';
import { carEnergy, heatEnergy, solarEnergy, surplusUse, type YieldOfPlane } from '#domain/estimate/model/energy.ts';
import { type Prices, pricesOf } from '#domain/estimate/model/prices.ts';
import { carSavings, heatSavings, solarSavings } from '#domain/estimate/model/savings.ts';
import { addFlows, costLine, type Flow, moneyOf, noFlow, yearly } from '#domain/estimate/money/flows.ts';
import type { Plan } from '#domain/estimate/plan.ts';
import type { Costs, Sizes, Subsidy } from '#domain/estimate/subsidies/subsidy.ts';
import type { Values } from '#domain/estimate/variables.ts';
import type { Solution } from '#domain/home/enumerations.ts';

export interface ModelContext {
  plan: Plan;
  yieldOfPlane: YieldOfPlane;
  /** An assumed price of a roof follows its size. */
  costs(v: Values): Costs;
  subsidies(sizes: Sizes): Subsidy[];
}

/** Above it, a charger or heat pump must let the grid slow it down, and is paid for it. */
const STEERED_KW = 4.2;

interface Given {
  of: Record<Solution, number>;
  /** By the id of the programme. */
  amounts: Record<string, number>;
}

/** What is given to each measure, never more than it costs: later programmes give what is left. */
function givenTo(subsidies: readonly Subsidy[], costs: Record<Solution, number>): Given {
  const of: Record<Solution, number> = { solar: 0, heatPump: 0, evCharging: 0 };
  const amounts: Record<string, number> = {};
  for (const { id, measure, amount } of subsidies) {
    const part = Math.min(amount, costs[measure] - of[measure]);
    of[measure] += part;
    if (part > 0) amounts[id] = part;
  }
  return { of, amounts };
}

interface Measure {
  flow: Flow;
  co2Kg: number;
}

const none: Measure = { flow: noFlow, co2Kg: 0 };

function energies(v: Values, { plan, yieldOfPlane }: ModelContext) {
  const has = (it: Solution) => plan.measures.includes(it);
  const solar = has('solar') ? solarEnergy(v, yieldOfPlane) : undefined;
  const heat = has('heatPump') ? heatEnergy(v, plan) : undefined;
  const carKwh = has('evCharging') ? carEnergy(v) : undefined;
  const householdKwh = solar ? solar.selfSufficiency * v.annualUseKwh : 0;
  const surplus = solar ? Math.max(0, solar.yieldKwh - householdKwh) : 0;
  const taken = surplusUse(v, surplus, heat?.electricityKwh ?? 0, carKwh ?? 0);
  return { solar, heat, carKwh, householdKwh, taken };
}

type Energies = ReturnType<typeof energies>;

function solarMeasure(
  v: Values,
  prices: Prices,
  { solar, householdKwh }: Energies,
  costs: Costs,
  subsidy: number,
): Measure {
  if (!solar) return none;
  const investment = costs.solar + costs.battery;
  const use = { yieldKwh: solar.yieldKwh, usedKwh: householdKwh, investment, batteryCost: costs.battery };
  return { flow: { investment, subsidy, savings: solarSavings(v, prices, use) }, co2Kg: solar.yieldKwh * v.gridCarbon };
}

function heatMeasure(v: Values, prices: Prices, { heat, taken }: Energies, costs: Costs, subsidy: number): Measure {
  if (!heat) return none;
  const use = { ...heat, fromSolarKwh: taken.heatPump, reliefPerYear: v.gridRelief };
  const flow = { investment: costs.heatPump, subsidy, savings: heatSavings(prices, use) };
  return { flow, co2Kg: heat.fuelKwh * v.fuelCarbon - heat.electricityKwh * v.gridCarbon };
}

/** A household is paid for one device that may be slowed down: the heat pump, where there is one. */
function carMeasure(
  v: Values,
  prices: Prices,
  plan: Plan,
  { heat, taken, carKwh }: Energies,
  costs: Costs,
  subsidy: number,
) {
  if (carKwh === undefined) return none;
  const relief = heat || plan.chargerKw <= STEERED_KW ? 0 : v.gridRelief;
  const savings = carSavings(prices, taken.car, relief);
  return { flow: { investment: costs.charger, subsidy, savings }, co2Kg: 0 };
}

/** What is paid each year if nothing is bought: power of the household, fuel, power of the car. */
function billsOf(v: Values, prices: Prices, { heat, carKwh }: Energies): number[] {
  const power = v.annualUseKwh + (carKwh ?? 0);
  return yearly((year) => power * (prices.power[year] ?? 0) + (heat?.fuelKwh ?? 0) * (prices.fuel[year] ?? 0));
}

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

type Money = ReturnType<typeof moneyOf>;
type MoneyOf = (flow: Flow) => Money;

/** What is told of a roof, a heat pump and a car, each where it is planned. */
function toldOf(v: Values, { solar, heat, carKwh, householdKwh, taken }: Energies, money: Record<Solution, Money>) {
  const used = householdKwh + taken.heatPump + taken.car;
  return {
    ...(solar && {
      solar: {
        ...solar,
        batteryKwh: v.batteryKwh,
        selfConsumption: shareOf(used, solar.yieldKwh),
        money: money.solar,
      },
    }),
    ...(heat && {
      heatPump: {
        powerKw: heat.powerKw,
        heatKwh: heat.heatKwh,
        seasonalPerformance: heat.seasonalPerformance,
        electricityKwh: heat.electricityKwh,
        fromSolar: shareOf(taken.heatPump, heat.electricityKwh),
        money: money.heatPump,
      },
    }),
    ...(carKwh !== undefined && {
      ev: { kwh: carKwh, fromSolar: shareOf(taken.car, carKwh), money: money.evCharging },
    }),
  };
}

function renterPart(balcony: Balcony | undefined, money: MoneyOf) {
  return balcony && { balcony: { yieldKwh: balcony.yieldKwh, money: money(balcony.flow) } };
}

/** The whole estimate for one set of values. */
export function runModel(v: Values, context: ModelContext) {
  const { plan, yieldOfPlane } = context;
  const energy = energies(v, context);
  const costs = context.costs(v);
  const prices = pricesOf(v, plan);
  const totals = { solar: costs.solar + costs.battery, heatPump: costs.heatPump, evCharging: costs.charger };
  const { of: given, amounts } = givenTo(
    context.subsidies({ v, costs, heatPumpKw: energy.heat?.powerKw ?? 0 }),
    totals,
  );
  const roof = solarMeasure(v, prices, energy, costs, given.solar);
  const warm = heatMeasure(v, prices, energy, costs, given.heatPump);
  const drive = carMeasure(v, prices, plan, energy, costs, given.evCharging);
  const balcony = balconyOf(v, plan, prices, yieldOfPlane);
  const all = [roof, warm, drive, ...(balcony ? [balcony] : [])];
  const flow = addFlows(all.map((it) => it.flow));
  const money: MoneyOf = (it) => moneyOf(it, v.discountRate);
  const ofEach = { solar: money(roof.flow), heatPump: money(warm.flow), evCharging: money(drive.flow) };
  return {
    ...toldOf(v, energy, ofEach),
    ...renterPart(balcony, money),
    money: money(flow),
    costLine: costLine(flow, billsOf(v, prices, energy)),
    co2KgPerYear: all.reduce((sum, it) => sum + it.co2Kg, 0),
    subsidyAmounts: amounts,
  };
}

export type Figures = ReturnType<typeof runModel>;
