import { batteryPricePerKwh, chargerPrice, term } from '#api/advisor/builtin/sums/figures-of-market.ts';
import {
  type AskedMessage,
  type AskedSentence,
  asksFor,
  isAbout,
  type MessageSum,
  speaksOf,
} from '#api/advisor/builtin/sums/message/asked-message.ts';
import { over, times } from '#domain/estimate/sums.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** kWh of a battery at home; smaller and larger ones are of something else. */
const BATTERY = { from: 2, to: 60 };
/** kW of a charger at home. */
const CHARGER = { from: 1, to: 43 };
/** What no such battery costs less than. */
const LEAST_QUOTE = 1_000;

const isWithin = (value: number, { from, to }: typeof BATTERY) => value >= from && value <= to;

const asksPrice = (it: AskedSentence) => it.asks && speaksOf(it, 'price');

const namesCarBattery = (it: AskedSentence) => speaksOf(it, 'battery') && speaksOf(it, 'car');

/** The one size that is spoken of where a battery is, or a question; "8 kWh or 12" are two, and "30 kWh a day" is a use. */
function sizeNamed(sentences: readonly AskedSentence[]): number | undefined {
  const about = sentences.filter((it) => it.asks || speaksOf(it, 'battery'));
  const asked = about.filter(({ asks }) => asks);
  const numbersIn = (of: readonly AskedSentence[]) =>
    of.flatMap(({ line }) => line.amounts).filter(({ unit, label }) => unit === 'kwh' || (!unit && !label));
  const [size, ...more] = [asked, about].map(numbersIn).find((it) => it.length > 0) ?? [];
  const isSize = size?.unit === 'kwh' && !size.each && !size.period && isWithin(size.value, BATTERY);
  return isSize && more.length === 0 ? size.value : undefined;
}

const ofBattery = { batteryCost: ['general', 'fairPrice', 'sizeAndModules', 'brandPrice', 'whyCostly'] } as const;

/** Of the battery of a car. */
const ofCars: readonly TopicId[] = ['chargingCost', 'carBattery', 'chargingTime', 'publicCharging'];

/** What a battery of a named size costs, or what a quote for one is per kWh. */
export function batteryOfSize(message: AskedMessage): MessageSum | undefined {
  const { amounts, sentences, market, texts, write } = message;
  const asked = sentences.filter((it) => asksPrice(it) && speaksOf(it, 'battery') && !speaksOf(it, 'car'));
  const kwh = sizeNamed(sentences);
  const isSolar = amounts.kwp.length + amounts.kw.length > 0;
  const isOfCar = sentences.some(namesCarBattery) || isAbout(message, ...ofCars);
  if (isSolar || isOfCar || kwh === undefined) return undefined;
  if (asked.length === 0 && !asksFor(message, ofBattery)) return undefined;
  const { span, figures } = batteryPricePerKwh[market]();
  const each = texts.per(write.price(span), texts.kwh('').trim());
  const quote = Math.max(0, ...amounts.money);
  const told =
    quote >= LEAST_QUOTE
      ? texts.battery.quote(
          write.money(quote),
          write.kwh(kwh),
          texts.per(write.aboutMoney(over([quote, quote], kwh)), texts.kwh('').trim()),
          each,
        )
      : texts.product(write.kwh(kwh), each, write.aboutMoney(times(span, kwh)));
  const covers = ['batteryCost', 'compareQuotes'] as const;
  return { text: `${told} ${texts.battery.bySize}`, figures, asked, covers };
}

const ofCharger = { wallboxCost: ['general', 'fairQuote', 'device'] } as const;

/** What a charger of a named power costs: our price tells no powers apart, and says so. */
export function chargerOfPower(message: AskedMessage): MessageSum | undefined {
  const { amounts, market, texts, write } = message;
  const kw = amounts.kw[0];
  if (kw === undefined || !isWithin(kw, CHARGER) || !asksFor(message, ofCharger)) return undefined;
  const price = chargerPrice[market]();
  const consent = term('wallboxConsent');
  const told = texts.charger(write.kw(kw), write.price(price.span));
  const isToBeAllowed = market === 'de' && kw > consent.span[0];
  const allowed = texts.chargerConsent(write.kva(consent.span[0]));
  return {
    text: isToBeAllowed ? `${told} ${allowed}` : told,
    figures: isToBeAllowed ? [...price.figures, ...consent.figures] : price.figures,
    asked: message.sentences.filter(asksPrice),
    covers: ['wallboxCost'],
    tells: { wallboxCost: ['general'] },
  };
}
