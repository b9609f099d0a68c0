import { solarEnergy, type YieldOfPlane } from '#domain/estimate/model/energy.ts';
import type { Prices } from '#domain/estimate/model/prices.ts';
import { solarSavings } from '#domain/estimate/model/savings.ts';
import type { Flow } from '#domain/estimate/money/flows.ts';
import type { Plan } from '#domain/estimate/plan.ts';
import type { Values } from '#domain/estimate/variables.ts';

/** Modules that hang on a railing, leaning out a little. */
const BALCONY_TILT = 70;

export interface Balcony {
  yieldKwh: number;
  co2Kg: number;
  flow: Flow;
}

/** Plug-in modules of a renter: what is not used at once is given away. Nothing where they are not allowed, or for an owner. */
export function balconyOf(v: Values, plan: Plan, prices: Prices, yieldOfPlane: YieldOfPlane): Balcony | undefined {
  const { balcony } = plan.country.figures;
  if (!balcony || !plan.rents) return undefined;
  const values = { ...v, 'roof.kwp': balcony.kwp, 'roof.tiltDeg': BALCONY_TILT, runningCost: 0, batteryKwh: 0 };
  const { yieldKwh, selfSufficiency } = solarEnergy(values, yieldOfPlane);
  const usedKwh = selfSufficiency * v.annualUseKwh;
  const investment = v['costs.solar'];
  const given = { ...prices, exported: prices.exported.map(() => 0) };
  const savings = solarSavings(values, given, { yieldKwh, usedKwh, investment, batteryCost: 0 });
  return { yieldKwh, co2Kg: yieldKwh * v.gridCarbon, flow: { investment, subsidy: 0, savings } };
}
