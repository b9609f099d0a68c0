import {
  type AskedOfHome,
  grantSources,
  type HomeSum,
  type Needed,
  onlyMissing,
  sourcesOf,
} from '#api/advisor/builtin/sums/home/home-sum.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { assumed } from '#domain/estimate/heating-compared.ts';
import { type Span, times } from '#domain/estimate/sums.ts';
import { BATTERY_KWH, BATTERY_USE_KWH } from '#domain/quote-check/size-rules.ts';

/** kW of a roof that a home can carry. */
const LEAST_KWP = 0.3;
const MOST_KWP = 100;
/** kWh; so much is used in a year and not in a month. */
const LEAST_USE = 1000;

const sizeNamed = ({ amounts: { kwp, kw }, market }: AskedOfHome) =>
  [kwp[0], market === 'us' ? kw[0] : undefined].find((it) => it !== undefined && it >= LEAST_KWP && it <= MOST_KWP);

/** The estimate for a roof of which direction and place are known, of the size that is named or else assumed. */
function roofOf(asked: AskedOfHome): Estimate | Needed | undefined {
  const { home } = asked;
  const missing = onlyMissing({ place: home.facts.place !== undefined, roof: home.knowsRoof });
  if (missing) return missing;
  if (!home.knowsRoof) return undefined;
  const kwp = sizeNamed(asked);
  return home.estimate(['solar'], kwp === undefined ? undefined : { roof: { ...home.roof, kwp } });
}

const isFound = (it: ReturnType<typeof roofOf>): it is Estimate => it !== undefined && !('needed' in it);
const notFound = (it: ReturnType<typeof roofOf>): HomeSum | undefined => (it && 'needed' in it ? it : undefined);

const sourcesOfRoof = (estimate: Estimate) => [
  ...sourcesOf(estimate, 'electricityPrice', 'exportPrice', 'costs.solar'),
  ...grantSources(estimate, 'solar'),
];

/** What was taken off for shade that was told. */
function shadeTold({ home, texts, write }: AskedOfHome, estimate: Estimate): string[] {
  const { roofShading } = home.facts;
  const loss = assumed(estimate, 'shadingLoss');
  return loss && roofShading && roofShading !== 'none' ? [texts.shade(write.percentOf(loss))] : [];
}

/** What solar power makes, costs and saves, and when it is paid back. */
export function solarOfHome(asked: AskedOfHome): HomeSum | undefined {
  if (asked.home.hasSolar) return undefined;
  const estimate = roofOf(asked);
  if (!isFound(estimate) || !estimate.solar) return notFound(estimate);
  const { texts, write, home } = asked;
  const { kwp, yieldKwh, money } = estimate.solar;
  const [powerPrice, exportPrice] = [assumed(estimate, 'electricityPrice'), assumed(estimate, 'exportPrice')];
  if (!powerPrice || !exportPrice) return undefined;
  const isKnown = sizeNamed(asked) !== undefined || home.facts.roofAreaM2 !== undefined;
  const size = write.kwpOf(kwp);
  const text = texts.solar({
    size: isKnown ? size : texts.assumedSize(size),
    yield: write.kwhOf(yieldKwh),
    cost: write.cost(money.investment, money.subsidy),
    saving: write.about(money.savingPerYear),
    paidBack: write.paidBack(money.paybackYears),
    place: write.place(estimate),
    powerPrice: write.centsOf(powerPrice),
    exportPrice: write.centsOf(exportPrice),
  });
  return { parts: [text, ...shadeTold(asked, estimate)], sources: sourcesOfRoof(estimate) };
}

/** The price of what fits on a roof whose area is known. */
export function solarCostOfHome(asked: AskedOfHome): HomeSum | undefined {
  const { home, texts, write } = asked;
  const { roofAreaM2 } = home.facts;
  if (home.hasSolar || roofAreaM2 === undefined || sizeNamed(asked) !== undefined) return undefined;
  const estimate = home.estimate(['solar']);
  if (!estimate?.solar) return home.facts.place === undefined ? { needed: 'place' } : undefined;
  const { kwp, money } = estimate.solar;
  const cost = write.cost(money.investment, money.subsidy);
  const text = texts.solarOfArea(write.area(roofAreaM2), write.kwpOf(kwp), cost);
  return { parts: [text], sources: [...sourcesOf(estimate, 'costs.solar'), ...grantSources(estimate, 'solar')] };
}

/** What is left to pay for electricity, or how much of it the roof covers. */
export function leftOfBill(asked: AskedOfHome): HomeSum | undefined {
  const { home, texts, write } = asked;
  if (home.hasSolar) return undefined;
  const estimate = roofOf(asked);
  if (!isFound(estimate) || !estimate.solar) return notFound(estimate);
  const { bill } = home;
  const { selfSufficiency, money } = estimate.solar;
  const shade = shadeTold(asked, estimate);
  const place = write.place(estimate);
  const sources = sourcesOf(estimate, 'electricityPrice', 'exportPrice');
  if (bill?.covers !== 'electricity')
    return { parts: [texts.covered(write.percentOf(selfSufficiency), place), ...shade], sources: [] };
  const { low, high } = money.savingPerYear;
  const left = [Math.max(0, bill.perYear - high), Math.max(0, bill.perYear - low)] as const;
  const saving = write.aboutMoney([Math.max(0, low), Math.max(0, high)]);
  const text = texts.leftOfBill(write.money(bill.perYear), saving, write.aboutMoney(left), place);
  return { parts: [text, ...shade], sources };
}

interface Use {
  kwh: Span;
  parts: readonly string[];
}

/** The electricity that is used in a year: as named, or as the bill for it comes to. */
function powerUsed({ home, amounts, texts, write }: AskedOfHome, price: ReturnType<typeof assumed>): Use | undefined {
  const named = amounts.kwh.find((it) => it >= LEAST_USE);
  if (named !== undefined) return { kwh: [named, named], parts: [] };
  const bill = home.bill?.covers === 'electricity' ? home.bill.perYear : undefined;
  if (!bill || !price) return undefined;
  const kwh: Span = [bill / price.high, bill / price.low];
  return { kwh, parts: [texts.powerOfBill(write.money(bill), write.centsOf(price), write.aboutKwh(kwh))] };
}

/** How much solar power makes in a year what the home uses. */
export function systemSizeOfHome(asked: AskedOfHome): HomeSum | undefined {
  const { home, texts, write } = asked;
  const estimate = home.estimate(['solar']);
  if (!estimate?.solar) {
    const use = powerUsed(asked, { low: 1, middle: 1, high: 1 });
    return home.facts.place === undefined ? onlyMissing({ place: false, use: use !== undefined }) : undefined;
  }
  const use = powerUsed(asked, assumed(estimate, 'electricityPrice'));
  if (!use) return { needed: 'use' };
  const { low, high } = estimate.solar.yieldKwhPerKwp;
  const size = write.kwpOf({ low: use.kwh[0] / high, middle: 0, high: use.kwh[1] / low });
  const each = write.perKwpYear([Math.round(low / 10) * 10, Math.round(high / 10) * 10]);
  const told = texts.systemSize(write.aboutKwh(use.kwh), each, write.place(estimate), size);
  const sources = use.parts.length > 0 ? sourcesOf(estimate, 'electricityPrice') : [];
  return { parts: [...use.parts, told, ...shadeTold(asked, estimate)], sources };
}

/** The battery that the rule of thumb allows for the home's use and its solar power. */
export function batteryOfHome(asked: AskedOfHome): HomeSum | undefined {
  const { home, texts, write } = asked;
  const estimate = home.estimate(['solar']);
  const use = powerUsed(asked, estimate && assumed(estimate, 'electricityPrice'));
  if (!use) return undefined;
  const kwp = sizeNamed(asked) ?? home.facts.solarKwp ?? Number.POSITIVE_INFINITY;
  const [from, to] = times(use.kwh, BATTERY_KWH / BATTERY_USE_KWH);
  const most = write.batteryKwh([Math.min(from, kwp * BATTERY_KWH), Math.min(to, kwp * BATTERY_KWH)]);
  const sources = use.parts.length > 0 && estimate ? sourcesOf(estimate, 'electricityPrice') : [];
  return { parts: [...use.parts, texts.batterySize(write.aboutKwh(use.kwh), most)], sources, isRule: true };
}

/** What a kWp of this roof makes, and what the power that is there or named makes. */
export function yieldOfHome(asked: AskedOfHome): HomeSum | undefined {
  const { home, texts, write } = asked;
  const estimate = roofOf(asked);
  if (!isFound(estimate) || !estimate.solar) return notFound(estimate);
  const { low, high } = estimate.solar.yieldKwhPerKwp;
  const span: Span = [Math.round(low / 10) * 10, Math.round(high / 10) * 10];
  const place = write.place(estimate);
  const kwp = sizeNamed(asked) ?? home.facts.solarKwp;
  const each = write.perKwpYear(span);
  const text =
    kwp === undefined
      ? texts.yieldThere(each, place)
      : texts.yieldOfSize(write.kwp(kwp), each, place, write.aboutKwh(times(span, kwp)));
  return { parts: [text, ...shadeTold(asked, estimate)], sources: [] };
}
