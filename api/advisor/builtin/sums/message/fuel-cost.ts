import { powerPrice, type Term, term } from '#api/advisor/builtin/sums/figures-of-market.ts';
import { boughtFuel, fuels } from '#api/advisor/builtin/sums/fuels.ts';
import { comparedHeat, heating, writeFuel } from '#api/advisor/builtin/sums/heating-sums.ts';
import { homeWriter } from '#api/advisor/builtin/sums/home/home-writer.ts';
import { knownHome } from '#api/advisor/builtin/sums/home/known-home.ts';
import {
  type AskedMessage,
  type AskedSentence,
  hasWord,
  isAbout,
  type MessageSum,
  speaksOf,
} from '#api/advisor/builtin/sums/message/asked-message.ts';
import { currencyIn } from '#api/advisor/builtin/sums/plain/reckon.ts';
import { termWriter } from '#api/advisor/builtin/sums/plain/write-terms.ts';
import type { Sum } from '#api/advisor/builtin/sums/sum.ts';
import type { Span } from '#domain/estimate/sums.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const PERCENT = 100;
/** What is asked of heating with a fuel and with a heat pump. */
const ofHeating: readonly TopicId[] = ['runningCost', 'efficiency', 'savings', 'payback', 'otherHeating', 'fuelPrices'];

interface Paid extends Sum {
  perYear: number;
}

/** What the fuel of a year costs, where its amount and its price are named. */
function fuelOfYear(message: AskedMessage): Paid | undefined {
  const { amounts, texts, locale } = message;
  const { amount, result } = termWriter(locale);
  const [sold] = amounts.soldPrice;
  const bought = boughtFuel(amounts);
  if (!sold || bought?.fuel !== sold.fuel) return undefined;
  const perYear = bought.amount * sold.price;
  const unit = currencyIn([], locale.market);
  const terms = `${writeFuel(bought, message)} × ${amount(sold.price, unit)}`;
  return { text: texts.sum(terms, texts.ofPeriod.year(result({ value: perYear, unit }))), figures: [], perYear };
}

/** After what a heat pump costs: how much less or more than the fuel that is. */
function saved(perYear: number, [least, most]: Span, { texts, locale }: AskedMessage): string {
  const saving = { low: perYear - most, middle: perYear - (least + most) / 2, high: perYear - least };
  return texts.fuelSaved(homeWriter(locale).difference(saving));
}

/** What a heat pump costs beside it: a year, or a kWh of heat. */
function withHeatPump(message: AskedMessage, paid: Paid | undefined): Sum | undefined {
  const { amounts } = message;
  const [sold] = amounts.soldPrice;
  if (paid) {
    const pump = heating({ ...message, amounts: { ...amounts, kwh: [] } });
    return pump && { text: `${pump.text} ${saved(paid.perYear, pump.costPerYear, message)}`, figures: pump.figures };
  }
  if (!sold || !amounts.fuelPrice[0]) return undefined;
  const named: Term | undefined = amounts.efficiency[0]
    ? { span: [amounts.efficiency[0], amounts.efficiency[0]], figures: [] }
    : undefined;
  const [power] = amounts.powerPrice;
  const prices = {
    fuel: amounts.fuelPrice[0],
    share: named ?? term(fuels[sold.fuel].boiler, 1 / PERCENT),
    power: power === undefined ? powerPrice(message) : { span: [power, power] as const, figures: [] },
  };
  return comparedHeat(prices, message);
}

/** Whether the estimate reckons it for the home that is known, with what its place needs. */
function isOfHome({ amounts, turn, market, topics }: AskedMessage): boolean {
  const home = knownHome(turn.facts, market, turn.now);
  const [sold] = amounts.soldPrice;
  const isFuel = sold !== undefined && home?.fuel === fuels[sold.fuel].kind;
  return (
    isFuel &&
    home?.facts.place !== undefined &&
    topics.some(({ topic, isGuess }) => !isGuess && ofHeating.includes(topic))
  );
}

const asksCost = (it: AskedSentence) =>
  it.asks && (speaksOf(it, 'price', 'saving', 'payback', 'worth') || hasWord(it, 'asks'));
const asksOfPump = (it: AskedSentence) => asksCost(it) && speaksOf(it, 'heatPump');

/** What heating with a fuel costs that is sold by the gallon, litre or tonne, and a heat pump beside it where one is asked about. */
export function fuelCost(message: AskedMessage): MessageSum | undefined {
  const { amounts, sentences } = message;
  if (amounts.soldPrice.length === 0) return undefined;
  const asked = sentences.filter(asksCost);
  const isOfPump = sentences.some(asksOfPump);
  const paid = asked.length > 0 ? fuelOfYear(message) : undefined;
  const isKnown = isOfHome(message);
  const pump = isOfPump && !isKnown ? withHeatPump(message, paid) : undefined;
  const parts = [paid, pump].filter((it) => it !== undefined);
  const isOfHeating = isOfPump || isAbout(message, ...ofHeating);
  if (parts.length === 0 || !isOfHeating) return undefined;
  return {
    text: parts.map(({ text }) => text).join(' '),
    figures: parts.flatMap(({ figures }) => figures),
    asked,
    covers: isKnown ? [] : [...ofHeating, 'heatPumpCost'],
    ...(pump && { tells: { heatPumpCost: ['cheaper'] } }),
    ...(!isOfPump && { isWhole: true, covers: [] }),
  };
}
