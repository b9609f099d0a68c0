import { charging, chargingOfDrive, chargingPrice, priceOfKwh } from '#api/advisor/builtin/sums/charging-sums.ts';
import { solarPricePerKwp, term, yieldPerKwp } from '#api/advisor/builtin/sums/figures-of-market.ts';
import { heatPumpGrant } from '#api/advisor/builtin/sums/grant-sums.ts';
import { comparedPrices, heating } from '#api/advisor/builtin/sums/heating-sums.ts';
import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import type { Asked, Sum } from '#api/advisor/builtin/sums/sum.ts';
import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import { over, paybackYears, times } from '#domain/estimate/sums.ts';
import type { Locale } from '#domain/format.ts';
import { figures } from '#texts/adviser/figures/figures.ts';
import { writeSources } from '#texts/adviser/figures/write-answer.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Americans say kilowatts of the modules' power too. */
const solarSize = ({ amounts: { kwp, kw }, market }: Asked) => kwp[0] ?? (market === 'us' ? kw[0] : undefined);

function quotedPrice(asked: Asked): Sum | undefined {
  const { amounts, market, texts, write } = asked;
  const kwp = solarSize(asked);
  const quote = amounts.money[0];
  if (!kwp || !quote) return undefined;
  const each = write.eachKwp(over([quote, quote], kwp));
  const usual = solarPricePerKwp(market, kwp);
  const text = texts.quote(write.money(quote), write.kwp(kwp), each, write.eachKwp(usual.span));
  return { text, figures: usual.figures };
}

function solarPrice(asked: Asked): Sum | undefined {
  const kwp = solarSize(asked);
  if (!kwp) return undefined;
  const each = solarPricePerKwp(asked.market, kwp);
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

/** What is paid a year is no saving. */
function payback({ amounts: { money, saved }, texts, write }: Asked): Sum | undefined {
  const [cost, saving] = [Math.max(0, ...money), saved[0] ?? 0];
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
  heatPumpSubsidy: heatPumpGrant,
  lowIncome: heatPumpGrant,
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
