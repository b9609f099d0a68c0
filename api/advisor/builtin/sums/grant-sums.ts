import { heatPumpSupport, term } from '#api/advisor/builtin/sums/figures-of-market.ts';
import type { Asked, Sum } from '#api/advisor/builtin/sums/sum.ts';
import { restOf, supportOf } from '#domain/estimate/sums.ts';
import type { Market } from '#domain/place.ts';
import { figures } from '#texts/adviser/figures/figures.ts';

const PERCENT = 100;
const HALF = 0.5;
/** What hardly a heat pump with its installation costs less than, and hardly a grant is more than. */
const LEAST_COST = 10_000;

type Grant = (cost: number, asked: Asked) => Sum | undefined;

/** A share that is paid everywhere, and which part of it is for whom. */
const german: Grant = (cost, { texts, write }) => {
  const { shares, most } = heatPumpSupport();
  const counted = Math.min(cost, most.span[0]);
  const supported = supportOf(cost, shares.span, most.span[0]);
  const told = texts.support({
    cost: write.money(cost),
    counted: write.money(counted),
    shares: write.percent(shares.span),
    support: write.price(supported),
    rest: write.price(restOf(cost, supported)),
  });
  const share = (percent: number) => write.percent([percent / PERCENT, percent / PERCENT]);
  const money = (percent: number) => write.money(Math.round((counted * percent) / PERCENT));
  const [base, low] = [figures.kfwBase.value, figures.kfwCapLow.value];
  const withSpeed = base + figures.kfwSpeed.value;
  const parts = texts.grantParts({
    base: share(base),
    baseMoney: money(base),
    speed: share(withSpeed),
    speedMoney: money(withSpeed),
    most: share(figures.kfwCap.value),
    low: share(low),
    lowMoney: money(low),
    limit: write.money(figures.kfwIncomeLowLimit.value),
  });
  const names = ['kfwSpeed', 'kfwCap', 'kfwIncomeLowLimit'] as const;
  return { text: `${told} ${parts}`, figures: [...shares.figures, ...most.figures, ...names] };
};

/** The provinces pay: one of them as an example. */
const austrian: Grant = (cost, { texts, write }) => {
  const [rate, cap] = [term('viennaRate', 1 / PERCENT), term('viennaCap')];
  const share = cost * rate.span[0];
  const text = texts.grantOfVienna({
    rate: write.percent(rate.span),
    cost: write.money(cost),
    share: write.money(share),
    cap: write.money(cap.span[0]),
    rest: write.money(cost - Math.min(share, cap.span[0])),
  });
  return { text, figures: [...rate.figures, ...cap.figures] };
};

/** States pay by income. */
const american: Grant = (cost, { texts, write }) => {
  const [cap, low, middle] = [
    term('hearHeatPump'),
    term('hearFullIncome', 1 / PERCENT),
    term('hearIncome', 1 / PERCENT),
  ];
  const full = Math.min(cost, cap.span[0]);
  const text = texts.grantOfState({
    cost: write.money(cost),
    full: write.money(full),
    income: write.percent(low.span),
    half: write.money(Math.min(cost * HALF, cap.span[0])),
    incomeMost: write.percent(middle.span),
    rest: write.money(cost - full),
  });
  return { text, figures: [...cap.figures, ...low.figures, ...middle.figures] };
};

/** Cantons pay by output, not by price. */
const grants: Record<Market, Grant> = { de: german, at: austrian, ch: () => undefined, us: american };

/** What is paid of the price of a heat pump that is named. */
export function heatPumpGrant(asked: Asked): Sum | undefined {
  const cost = Math.max(0, ...asked.amounts.money);
  return cost < LEAST_COST ? undefined : grants[asked.market](cost, asked);
}
