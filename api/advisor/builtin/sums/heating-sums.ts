import { powerPrice, type Term, term } from '#api/advisor/builtin/sums/figures-of-market.ts';
import { type Bought, boughtFuel, fuels } from '#api/advisor/builtin/sums/fuels.ts';
import type { Asked, Sum } from '#api/advisor/builtin/sums/sum.ts';
import { OLD_BOILER_SHARE, type Span, times } from '#domain/estimate/sums.ts';

const PERCENT = 100;
const HUNDREDS = 100;

const inHundreds = ([from, to]: Span): Span => [
  Math.round(from / HUNDREDS) * HUNDREDS,
  Math.round(to / HUNDREDS) * HUNDREDS,
];

/** So much of a fuel, as it is told. */
export function writeFuel({ fuel, amount }: Bought, { texts, write }: Asked): string {
  const { kind, unit } = fuels[fuel];
  return texts.fuels[kind](texts[unit](write.number([amount, amount])));
}

interface Heat extends Term {
  text: string;
}

/** The heat a home takes in a year, as said or from its fuel. */
function heatSaid(asked: Asked): Heat | undefined {
  const { amounts, texts, write } = asked;
  const [kwh] = amounts.kwh;
  if (kwh) return { span: [kwh, kwh], text: '', figures: [] };
  const bought = boughtFuel(amounts);
  if (!bought) return undefined;
  const { energy, boiler } = fuels[bought.fuel];
  const { span, figures } = term(boiler, 1 / PERCENT);
  const text = `${texts.fuel(writeFuel(bought, asked), write.percent(span))} `;
  return { span: inHundreds(times(span, energy(bought.amount))), text, figures };
}

/** What a heat pump makes of a kWh of electricity, as said or as measured. */
const seasonalOf = ({ amounts: { seasonal } }: Asked): Term =>
  seasonal[0] ? { span: [seasonal[0], seasonal[0]], figures: [] } : term('fieldAir');

/** What a heat pump costs a year for the heat that is named, or that is in the fuel that is named. */
export interface Heating extends Sum {
  costPerYear: Span;
}

export function heating(asked: Asked): Heating | undefined {
  const { texts, write } = asked;
  const heat = heatSaid(asked);
  if (!heat) return undefined;
  const seasonal = seasonalOf(asked);
  const price = powerPrice(asked);
  const use: Span = [heat.span[0] / seasonal.span[1], heat.span[1] / seasonal.span[0]];
  const costPerYear: Span = [use[0] * price.span[0], use[1] * price.span[1]];
  const text = texts.heating(write.kwhs(heat.span), write.number(seasonal.span), write.aboutKwh(use));
  const told = texts.heatingCost(write.aboutKwh(use), write.price(price.span), write.aboutMoney(costPerYear));
  return {
    text: `${heat.text}${text} ${told}`,
    figures: [...heat.figures, ...seasonal.figures, ...price.figures],
    costPerYear,
  };
}

/** What heats in place of the heat pump, and what is paid for it and for power. */
interface Prices {
  fuel: number;
  share: Term;
  power: Term;
}

/** Heat of a boiler beside heat of a heat pump, a kWh of each. */
export function comparedHeat({ fuel, share, power }: Prices, asked: Asked): Sum {
  const { texts, write } = asked;
  const { span, figures } = seasonalOf(asked);
  const [least, most] = [power.span[0] * share.span[0], power.span[1] * share.span[1]];
  const text = texts.comparedPrices({
    fuel: write.centsPerKwh([fuel, fuel]),
    share: write.percent(share.span),
    heat: write.centsPerKwh([fuel / share.span[1], fuel / share.span[0]]),
    power: write.centsPerKwh(power.span),
    seasonal: write.number(span),
    heatPump: write.centsPerKwh([power.span[0] / span[1], power.span[1] / span[0]]),
    breakEven: write.tenths([least / fuel, most / fuel]),
  });
  return { text, figures: [...share.figures, ...power.figures, ...figures] };
}

const named = (value: number): Term => ({ span: [value, value], figures: [] });

/** The same, where both prices are named. */
export function comparedPrices(asked: Asked): Sum | undefined {
  const { powerPrice: power, fuelPrice, efficiency } = asked.amounts;
  if (power[0] === undefined || fuelPrice[0] === undefined) return undefined;
  const share = named(efficiency[0] ?? OLD_BOILER_SHARE);
  return comparedHeat({ fuel: fuelPrice[0], share, power: named(power[0]) }, asked);
}
