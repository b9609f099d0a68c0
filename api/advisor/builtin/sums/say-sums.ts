import { charging, chargingOfDrive, chargingPrice, priceOfKwh } from '#api/advisor/builtin/sums/charging-sums.ts';
import {
  heatPumpSupport,
  powerPrice,
  solarPricePerKwp,
  term,
  yieldPerKwp,
} from '#api/advisor/builtin/sums/figures-of-market.ts';
import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import type { Asked, Sum } from '#api/advisor/builtin/sums/sum.ts';
import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import {
  heatOfGallons,
  heatOfLitres,
  heatPumpUse,
  OLD_BOILER_SHARE,
  over,
  paybackYears,
  restOf,
  supportOf,
  times,
} from '#domain/estimate/sums.ts';
import type { Locale } from '#domain/format.ts';
import { figures } from '#texts/adviser/figures/figures.ts';
import { writeSources } from '#texts/adviser/figures/write-answer.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const PERCENT = 100;

/** Americans say kilowatts of the modules' power too. */
const solarSize = ({ amounts: { kwp, kw }, market }: Asked) => kwp[0] ?? (market === 'us' ? kw[0] : undefined);

function quotedPrice(asked: Asked): Sum | undefined {
  const { amounts, market, texts, write } = asked;
  const kwp = solarSize(asked);
  const quote = amounts.money[0];
  if (!kwp || !quote) return undefined;
  const each = write.eachKwp(over([quote, quote], kwp));
  const usual = solarPricePerKwp(market, kwp);
  if (!usual) return { text: texts.quoteAlone(write.money(quote), write.kwp(kwp), each), figures: [] };
  const text = texts.quote(write.money(quote), write.kwp(kwp), each, write.eachKwp(usual.span));
  return { text, figures: usual.figures };
}

function solarPrice(asked: Asked): Sum | undefined {
  const kwp = solarSize(asked);
  const each = kwp === undefined ? undefined : solarPricePerKwp(asked.market, kwp);
  if (!kwp || !each) return undefined;
  const { texts, write } = asked;
  const total = write.aboutMoney(times(each.span, kwp));
  return { text: texts.product(write.kwp(kwp), write.eachKwp(each.span), total), figures: each.figures };
}

function solarYield(asked: Asked): Sum | undefined {
  const kwp = solarSize(asked);
  if (!kwp) return undefined;
  const { market, texts, write } = asked;
  const { span, figures } = yieldPerKwp[market]();
  const text = texts.product(write.kwp(kwp), write.perKwpYear(span), write.aboutKwh(times(span, kwp)));
  return { text, figures };
}

/** What no heat pump with its installation costs less than. */
const LEAST_COST = 6_000;

function support({ amounts, market, texts, write }: Asked, isLowIncome: boolean): Sum | undefined {
  const cost = Math.max(0, ...amounts.money);
  const paid = heatPumpSupport(market, isLowIncome);
  if (cost < LEAST_COST || !paid) return undefined;
  const most = paid.most.span[0];
  const supported = supportOf(cost, paid.shares.span, most);
  const text = texts.support({
    cost: write.money(cost),
    counted: write.money(Math.min(cost, most)),
    shares: write.percent(paid.shares.span),
    support: write.price(supported),
    rest: write.price(restOf(cost, supported)),
  });
  return { text, figures: [...paid.shares.figures, ...paid.most.figures] };
}

/** What Pronovo pays for a system of this size. */
function swissPayment(asked: Asked): Sum | undefined {
  const kwp = asked.market === 'ch' ? solarSize(asked) : undefined;
  if (!kwp) return undefined;
  const { texts, write } = asked;
  const each = term('pvChGrant', 1 / figures.pvGrantKwp.value);
  return {
    text: texts.product(write.kwp(kwp), write.eachKwp(each.span), write.aboutMoney(times(each.span, kwp))),
    figures: each.figures,
  };
}

/** Litres of hot water and of a tank are fewer. */
const LEAST_LITRES = 500;
const LEAST_GALLONS = 100;

/** The heat a home takes in a year, as said or from its heating oil. */
function heatSaid({
  amounts: { kwh, litres, gallons },
  texts,
  write,
}: Asked): { kwh: number; text: string } | undefined {
  const [litre = 0, gallon = 0] = [litres[0], gallons[0]];
  if (kwh[0]) return { kwh: kwh[0], text: '' };
  const isMetric = litre >= LEAST_LITRES;
  if (!isMetric && gallon < LEAST_GALLONS) return undefined;
  const heat = isMetric ? heatOfLitres(litre) : heatOfGallons(gallon);
  const fuel = isMetric ? texts.litres(write.number([litre, litre])) : texts.gallons(write.number([gallon, gallon]));
  const share = write.percent([OLD_BOILER_SHARE, OLD_BOILER_SHARE]);
  return { kwh: Math.round(heat / PERCENT) * PERCENT, text: `${texts.fuel(fuel, share)} ` };
}

function heating(asked: Asked): Sum | undefined {
  const { texts, write } = asked;
  const heat = heatSaid(asked);
  if (!heat) return undefined;
  const [said] = asked.amounts.seasonal;
  const { span, figures } = said ? { span: [said, said] as const, figures: [] } : term('fieldAir');
  const use = heatPumpUse(heat.kwh, span);
  const text = heat.text + texts.heating(write.kwh(heat.kwh), write.number(span), write.aboutKwh(use));
  const price = powerPrice(asked);
  if (!price) return { text, figures };
  const cost = write.aboutMoney(times(price.span, use[0]));
  const told = texts.heatingCost(write.aboutKwh(use), write.price(price.span), cost);
  return { text: `${text} ${told}`, figures: [...figures, ...price.figures] };
}

/** Heat of a boiler beside heat of a heat pump, a kWh of each, where both prices are named. */
function comparedPrices({ amounts, texts, write }: Asked): Sum | undefined {
  const [power, fuel] = [amounts.powerPrice[0], amounts.fuelPrice[0]];
  if (power === undefined || fuel === undefined) return undefined;
  const share = amounts.efficiency[0] ?? OLD_BOILER_SHARE;
  const [said] = amounts.seasonal;
  const { span, figures } = said ? { span: [said, said] as const, figures: [] } : term('fieldAir');
  const text = texts.comparedPrices({
    fuel: write.centsPerKwh([fuel, fuel]),
    share: write.percent([share, share]),
    heat: write.centsPerKwh([fuel / share, fuel / share]),
    power: write.centsPerKwh([power, power]),
    seasonal: write.number(span),
    heatPump: write.centsPerKwh([power / span[1], power / span[0]]),
    breakEven: write.tenth((power * share) / fuel),
  });
  return { text, figures };
}

function payback({ amounts: { money, yearly }, texts, write }: Asked): Sum | undefined {
  const [cost, saving] = [Math.max(0, ...money), yearly[0] ?? 0];
  if (saving <= 0 || cost <= saving) return undefined;
  return {
    text: texts.payback(write.money(cost), write.money(saving), write.years(paybackYears(cost, saving))),
    figures: [],
  };
}

const sums: Partial<Record<TopicId, (asked: Asked) => Sum | undefined>> = {
  solarCost: (asked) => quotedPrice(asked) ?? solarPrice(asked),
  compareQuotes: quotedPrice,
  costsOverview: (asked) => quotedPrice(asked) ?? solarPrice(asked),
  solarYield,
  heatPumpSubsidy: (asked) => support(asked, false),
  lowIncome: (asked) => support(asked, true),
  solarSubsidy: swissPayment,
  wallboxPower: charging,
  socket: (asked) => charging(asked) ?? chargingOfDrive(asked),
  chargingTime: (asked) => charging(asked) ?? chargingOfDrive(asked),
  chargingCost: (asked) => charging(asked) ?? chargingPrice(asked),
  balconyYield: priceOfKwh,
  runningCost: (asked) => comparedPrices(asked) ?? heating(asked),
  efficiency: (asked) => comparedPrices(asked) ?? heating(asked),
  payback,
  savings: payback,
  solarWorth: payback,
  batteryWorth: payback,
};

/** What a question comes to with the amounts it names, each term shown, with the sources; null where nothing can be calculated. */
export function saySum(topic: TopicId, amounts: Amounts, locale: Locale, now: Date): string | null {
  const { language, market } = locale;
  const sum = sums[topic]?.({ amounts, market, texts: sumTexts[language], write: amountWriter(locale) });
  if (!sum) return null;
  const sources = writeSources(sum.figures, locale, now);
  return sources === null ? sum.text : `${sum.text}\n${sources}`;
}

/** What the prices of electricity and fuel come to where both are named, whatever else is asked. */
export const sayComparedPrices = (amounts: Amounts, locale: Locale, now: Date): string | null =>
  amounts.powerPrice.length > 0 && amounts.fuelPrice.length > 0 ? saySum('efficiency', amounts, locale, now) : null;
