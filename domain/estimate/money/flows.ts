const YEARS = 25;

/** Money of a measure: what it costs, what is given to it, and what it saves in each of 25 years, in prices of that year. */
export interface Flow {
  investment: number;
  subsidy: number;
  savings: readonly number[];
}

/** 1, then each year the same factor more. */
export function powers(factor: number): number[] {
  let power = 1 / factor;
  return yearly(() => {
    power *= factor;
    return power;
  });
}

/** A value for each year, the first one first. */
export function yearly(of: (year: number) => number): number[] {
  const values = new Array<number>(YEARS);
  for (let year = 0; year < YEARS; year += 1) values[year] = of(year);
  return values;
}

export const noFlow: Flow = { investment: 0, subsidy: 0, savings: yearly(() => 0) };

export function addFlows(flows: readonly Flow[]): Flow {
  const sum = (of: (it: Flow) => number) => flows.reduce((total, it) => total + of(it), 0);
  return {
    investment: sum((it) => it.investment),
    subsidy: sum((it) => it.subsidy),
    savings: yearly((year) => sum((it) => it.savings[year] ?? 0)),
  };
}

/** Years until the savings, not discounted, have paid the rest; `Infinity` when 25 years are too few. */
export function paybackYears({ investment, subsidy, savings }: Flow): number {
  let rest = investment - subsidy;
  if (rest <= 0) return 0;
  for (const [year, saving] of savings.entries()) {
    if (saving >= rest) return year + rest / saving;
    rest -= saving;
  }
  return Number.POSITIVE_INFINITY;
}

/** What the measure is worth today: savings at the end of each year, discounted, less what is paid now. */
export function presentValue({ investment, subsidy, savings }: Flow, rate: number): number {
  const yearlyFactor = 1 / (1 + rate);
  let [worth, factor] = [subsidy - investment, 1];
  for (const saving of savings) {
    factor *= yearlyFactor;
    worth += saving * factor;
  }
  return worth;
}

export function moneyOf(flow: Flow, discountRate: number) {
  return {
    investment: flow.investment,
    subsidy: flow.subsidy,
    savingPerYear: flow.savings[0] ?? 0,
    paybackYears: paybackYears(flow),
    over25Years: presentValue(flow, discountRate),
  };
}

/** Costs summed up from year 0 to 25: bills as they are, and with the measures bought and their savings. */
export function costLine(flow: Flow, bills: readonly number[]) {
  let [nothing, measures] = [0, flow.investment - flow.subsidy];
  const line = { doNothing: [nothing], withMeasures: [measures] };
  for (const [year, bill] of bills.entries()) {
    nothing += bill;
    measures += bill - (flow.savings[year] ?? 0);
    line.doNothing.push(nothing);
    line.withMeasures.push(measures);
  }
  return line;
}
