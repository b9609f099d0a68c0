import { boughtFuel, fuels } from '#api/advisor/builtin/sums/fuels.ts';
import {
  type AskedOfHome,
  grantSources,
  type HomeSum,
  type Needed,
  onlyMissing,
  sourcesOf,
} from '#api/advisor/builtin/sums/home/home-sum.ts';
import type { KnownHome } from '#api/advisor/builtin/sums/home/known-home.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { assumed, type BoughtHeat, compareHeating, type HeatingCompared } from '#domain/estimate/heating-compared.ts';

/** Only the solar part of an estimate assumes what a household uses, which a bill for all energy is less by. */
const measuresFor = ({ bill }: KnownHome) =>
  bill?.covers === 'all' ? (['solar', 'heatPump'] as const) : (['heatPump'] as const);

/** The part of a bill for all energy below which it can hardly hold the heating. */
const LEAST_PART = 0.2;

interface Basis {
  bought: BoughtHeat;
  told: string;
}

/** What of a bill for all energy is for heating: what usual electricity of a household leaves. */
function restOfBill(bill: number, estimate: Estimate) {
  const use = assumed(estimate, 'annualUseKwh');
  const price = assumed(estimate, 'electricityPrice')?.middle;
  if (!use || !price) return undefined;
  const rest = (kwh: number) => Math.max(0, bill - kwh * price);
  const middle = rest(use.middle);
  return middle < LEAST_PART * bill ? undefined : { low: rest(use.high), middle, high: rest(use.low) };
}

/** The fuel that a question names, where it is what the home burns. */
function fuelNamed(asked: AskedOfHome): Basis | undefined {
  const { home, amounts, counted, write, texts } = asked;
  const bought = boughtFuel(amounts);
  if (!bought || fuels[bought.fuel].kind !== home.fuel) return undefined;
  const { energy, unit } = fuels[bought.fuel];
  const told = counted[unit](write.number([bought.amount, bought.amount]));
  return { bought: { kind: 'fuel', kwh: energy(bought.amount) }, told: texts.basis.fuel(told) };
}

/** On what today's heating is reckoned: what was bought, what was paid, or else the size of the home. */
function basisOf(asked: AskedOfHome, estimate: Estimate): Basis | undefined {
  const { home, texts, write } = asked;
  const named = fuelNamed(asked);
  if (named) return named;
  const { bill, areaM2 } = home;
  const paid = asked.amounts.fuelPerYear[0] ?? (bill?.covers === 'heating' ? bill.perYear : undefined);
  if (paid !== undefined) {
    const perYear = { low: paid, middle: paid, high: paid };
    return { bought: { kind: 'cost', perYear }, told: texts.basis.bill(write.money(paid)) };
  }
  if (bill?.covers === 'all') {
    const perYear = restOfBill(bill.perYear, estimate);
    return perYear && { bought: { kind: 'cost', perYear }, told: texts.basis.rest(write.money(bill.perYear)) };
  }
  return areaM2 === undefined
    ? undefined
    : { bought: { kind: 'estimated' }, told: texts.basis.area(write.area(areaM2)) };
}

/** Whether anything is known by which today's heating can be reckoned. */
const hasBasis = ({ bill, areaM2 }: KnownHome, isNamed: boolean) =>
  isNamed || areaM2 !== undefined || (bill !== undefined && bill.covers !== 'electricity');

interface Compared {
  compared: HeatingCompared;
  estimate: Estimate;
  text: string;
}

function written(asked: AskedOfHome, { compared, estimate, basis }: Omit<Compared, 'text'> & { basis: Basis }): string {
  const { home, texts, write } = asked;
  const fuel = home.fuel ?? 'gas';
  return texts.heatingCompared({
    heating: texts.heatingWith[fuel],
    today: write.about(compared.today),
    basis: basis.told,
    pump: texts.pump[asked.kind],
    heatPump: write.about(compared.heatPump),
    difference: write.difference(compared.saving),
    fuelPrice: texts.priceOf(write.centsOf(compared.fuelPrice), texts.fuel[fuel]),
    powerPrice: write.centsOf(compared.powerPrice),
    seasonal: write.tenthsOf(compared.seasonal),
    place: write.place(estimate),
    breakEven: write.tenthsOf({ low: compared.breakEven, middle: compared.breakEven, high: compared.breakEven }),
  });
}

/** Prices that the question names take the place of what is assumed. */
function namedOf({ amounts: { powerPrice, fuelPrice, efficiency } }: AskedOfHome) {
  const named = { electricityPrice: powerPrice[0], fuelPrice: fuelPrice[0], boilerEfficiency: efficiency[0] };
  const assumptions = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  return Object.keys(assumptions).length > 0 ? { assumptions } : {};
}

function compare(asked: AskedOfHome): Compared | Needed | undefined {
  const { home } = asked;
  const { facts } = home;
  const isOther = facts.currentHeatingSystem !== undefined && home.fuel === undefined;
  if (isOther || home.hasHeatPump) return undefined;
  const estimate =
    home.fuel &&
    home.estimate(measuresFor(home), {
      heatPump: { kind: asked.kind },
      ...namedOf(asked),
    });
  if (!estimate) {
    if (facts.place !== undefined && home.fuel) return undefined;
    return onlyMissing({
      heating: home.fuel !== undefined,
      place: facts.place !== undefined,
      size: hasBasis(home, fuelNamed(asked) !== undefined || asked.amounts.fuelPerYear.length > 0),
    });
  }
  const basis = basisOf(asked, estimate);
  if (!basis) return { needed: home.bill?.covers === 'all' ? 'heatingBill' : 'size' };
  const compared = compareHeating(estimate, basis.bought);
  return compared && { compared, estimate, text: written(asked, { compared, estimate, basis }) };
}

const pricesOf = (estimate: Estimate) => sourcesOf(estimate, 'fuelPrice', 'electricityPrice');

/** Heating today beside heating with a heat pump. */
export function heatingOfHome(asked: AskedOfHome): HomeSum | undefined {
  const found = compare(asked);
  if (!found || 'needed' in found) return found;
  return { parts: [found.text], sources: pricesOf(found.estimate) };
}

/** Years after which a price is saved; null where it never is. */
const years = (cost: number, saving: number) => (saving > 0 ? cost / saving : null);

/** Heating compared, and when the difference has paid for the heat pump. */
export function heatPumpPaidBack(asked: AskedOfHome): HomeSum | undefined {
  const found = compare(asked);
  if (!found || 'needed' in found) return found;
  const { compared, estimate, text } = found;
  const { money } = estimate.heatPump ?? {};
  if (!money) return undefined;
  const { texts, write } = asked;
  const { investment, subsidy } = money;
  const { saving } = compared;
  const paidBack = write.paidBack({
    low: years(investment.low - subsidy.low, saving.high),
    middle: years(investment.middle - subsidy.middle, saving.middle),
    high: years(investment.high - subsidy.high, saving.low),
  });
  const told = texts.heatPumpPaidBack(write.cost(investment, subsidy), paidBack);
  const sources = [
    ...pricesOf(estimate),
    ...sourcesOf(estimate, 'costs.heatPump'),
    ...grantSources(estimate, 'heatPump'),
  ];
  return { parts: [text, told], sources };
}
