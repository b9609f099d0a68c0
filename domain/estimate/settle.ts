import type { Changeable } from '#domain/estimate/assumption-names.ts';
import { panelCosts } from '#domain/estimate/car/panel.ts';
import { checkPanelOf } from '#domain/estimate/car/panel-of.ts';
import {
  carSolarShares,
  commonFigures,
  fieldFactor,
  shadingLosses,
  usualHspf2,
} from '#domain/estimate/common-figures.ts';
import { boilerEfficiencies, fuelCarbon } from '#domain/estimate/countries/shared-figures.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { type Figure, ownFigure } from '#domain/estimate/figure.ts';
import { heatNeed, usualFlowTemperature } from '#domain/estimate/heat/heat-need.ts';
import type { Plan } from '#domain/estimate/plan.ts';
import type { Assumed, AssumedValues } from '#domain/estimate/variables.ts';

const assumed = (figure: Figure): Assumed => ({ ...figure, isGiven: false });

const given = (value: number, unit: string, day: string): Assumed => {
  return { value, low: value, high: value, unit, source: 'told', asOf: day, isGiven: true };
};

/** A figure that is told, or what is assumed for it. */
type Pick = (told: number | undefined, figure: Figure) => Assumed;

const scaled = (figure: Figure, factor: number, unit: string): Figure => ({
  ...figure,
  unit,
  value: figure.value * factor,
  low: figure.low * factor,
  high: figure.high * factor,
});

/** Near a place of the table the yield is known to 10 %, far from all of them to 20 %. */
function yieldFactor({ climate }: Plan): Figure {
  const spread = 0.1 + 0.1 * Math.min(1, Math.max(0, (climate.distanceKm - 150) / 850));
  const source = `Interannual and model spread around ${climate.from.join(', ')}`;
  return { ...ownFigure(1, 1 - spread, 1 + spread, 'factor'), source };
}

const KWP_PER_M2 = { value: 0.17, low: 0.14, high: 0.2 };
const LEAST_KWP = 0.3;
const LEAST_USE_KWH = 500;

function kwpOf({ country }: Plan, areaM2: number | undefined): Figure {
  if (areaM2 === undefined) return country.figures.kwp;
  const { value, low, high } = scaled({ ...ownFigure(0, 0, 0, 'kwp'), ...KWP_PER_M2 }, areaM2, 'kwp');
  return ownFigure(Math.max(LEAST_KWP, value), Math.max(LEAST_KWP, low), Math.max(LEAST_KWP, high), 'kwp');
}

/** Of a roof, or of what hangs on a renter's balcony. */
function solarCost({ rents, country }: Plan, kwp: number): Figure {
  const { balcony, solarPerKwp } = country.figures;
  return rents && balcony ? balcony.cost : scaled(solarPerKwp(kwp), kwp, 'currency');
}

function settleRoof(input: EstimateInput, plan: Plan, pick: Pick) {
  const { roof, costs, batteryKwh } = input;
  const { figures } = plan.country;
  const kwp = pick(roof?.kwp, kwpOf(plan, roof?.areaM2));
  const battery = pick(batteryKwh, ownFigure(0, 0, 0, 'kwh'));
  return {
    yieldFactor: assumed(yieldFactor(plan)),
    'roof.kwp': kwp,
    'roof.tiltDeg': pick(roof?.tiltDeg, ownFigure(35, 25, 45, 'deg')),
    'roof.azimuthDeg': pick(roof?.azimuthDeg, ownFigure(210, 180, 260, 'deg')),
    shadingLoss: assumed(shadingLosses[roof?.shading ?? 'unknown']),
    batteryKwh: battery,
    exportPrice: assumed(figures.exportPrice(kwp.value, plan.day, plan.place.state)),
    'costs.solar': pick(costs?.solar, solarCost(plan, kwp.value)),
    'costs.battery': pick(costs?.battery, scaled(figures.batteryPerKwh, battery.value, 'currency')),
  };
}

function settleHeating(input: EstimateInput, plan: Plan, pick: Pick) {
  const { heating, costs, heatPump } = input;
  const { figures, market } = plan.country;
  const flow = usualFlowTemperature(heating?.builtIn);
  return {
    'heating.areaM2': pick(heating?.areaM2, figures.heatedAreaM2),
    heatNeed: assumed(heatNeed(market, heating?.builtIn, plan.climate.degreeDays)),
    'heating.annualFuelKwh': pick(heating?.annualFuelKwh, ownFigure(0, 0, 0, 'kwhPerYear')),
    boilerEfficiency: assumed(boilerEfficiencies[plan.fuel]),
    'heating.flowTemperatureC': pick(heating?.flowTemperatureC, ownFigure(flow.value, flow.low, flow.high, 'celsius')),
    'heatPump.hspf2': pick(heatPump?.hspf2, usualHspf2),
    fieldFactor: assumed(fieldFactor),
    'costs.heatPump': pick(costs?.heatPump, figures.heatPump[plan.heatPumpKind]),
  };
}

function settleCar(input: EstimateInput, plan: Plan, pick: Pick) {
  const { ev, costs } = input;
  const { charger } = plan.country.figures;
  const panel = panelCosts[checkPanelOf(input, plan)?.verdict ?? 'fits'];
  const withPanel = {
    ...charger,
    value: charger.value + (panel.low + panel.high) / 2,
    low: charger.low + panel.low,
    high: charger.high + panel.high,
  };
  return {
    'ev.kmPerYear': pick(ev?.kmPerYear, ownFigure(0, 0, 0, 'km')),
    carSolarShare: assumed(carSolarShares[plan.charging]),
    'costs.charger': pick(costs?.charger, withPanel),
  };
}

/** What is assumed to be used: that of the bill for it, or else what is usual, as far as the bill for all energy can pay it. */
export function usualUse(
  { annualBill, annualEnergyBill }: Partial<EstimateInput>,
  usual: Figure,
  price: Figure,
): Figure {
  if (annualBill !== undefined) return scaled(invert(price), annualBill, 'kwhPerYear');
  if (annualEnergyBill === undefined) return usual;
  const most = Math.max(LEAST_USE_KWH, annualEnergyBill / price.value);
  const less = scaled(usual, Math.min(1, most / usual.value), usual.unit);
  return { ...less, high: Math.min(usual.high, most) };
}

/** The price of a bill divided by the use, where both are told. */
function settlePower(input: EstimateInput, plan: Plan, pick: Pick) {
  const { annualBill, annualUseKwh } = input;
  const { figures } = plan.country;
  const price = figures.electricityPrice(plan.place.state);
  const ofBill = annualBill !== undefined && annualUseKwh !== undefined ? annualBill / annualUseKwh : undefined;
  const isUsual = ofBill !== undefined && ofBill >= price.value / 3 && ofBill <= price.value * 3;
  return {
    annualUseKwh: pick(annualUseKwh, usualUse(input, figures.annualUseKwh, price)),
    electricityPrice: pick(isUsual ? ofBill : undefined, price),
    gridRelief: assumed(figures.gridRelief),
    gridCarbon: assumed(figures.gridCarbon),
  };
}

const invert = (figure: Figure): Figure => ({
  ...figure,
  value: 1 / figure.value,
  low: 1 / figure.high,
  high: 1 / figure.low,
});

function fuelFigures(plan: Plan, power: { electricityPrice: Figure; gridCarbon: Figure }) {
  const { fuel, heating, country } = plan;
  const isDirect = heating === 'electric';
  return {
    fuelPrice: assumed(isDirect ? power.electricityPrice : country.figures.fuelPrice[fuel]),
    fuelCarbon: assumed(fuel === 'nightPower' ? power.gridCarbon : fuelCarbon[fuel]),
  };
}

const common = Object.fromEntries(
  Object.entries(commonFigures).map(([name, figure]) => [name, assumed(figure)]),
) as Record<keyof typeof commonFigures, Assumed>;

/** Every number of the model: told, corrected by who knows better, or assumed with its span. */
export function settle(input: EstimateInput, plan: Plan): AssumedValues {
  const { day, country } = plan;
  const pick: Pick = (told, figure) => (told === undefined ? assumed(figure) : given(told, figure.unit, day));
  const power = settlePower(input, plan, pick);
  const all: AssumedValues = {
    ...common,
    systemLoss: assumed(country.figures.solar.systemLoss),
    ...power,
    ...settleRoof(input, plan, pick),
    ...settleHeating(input, plan, pick),
    ...fuelFigures(plan, power),
    ...settleCar(input, plan, pick),
  };
  for (const [name, value] of Object.entries(input.assumptions ?? {}) as [Changeable, number | undefined][])
    if (value !== undefined) all[name] = given(value, all[name].unit, day);
  return all;
}
