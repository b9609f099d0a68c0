import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import { isRole, readLine } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { currencyIn } from '#api/advisor/builtin/sums/plain/reckon.ts';
import { termWriter } from '#api/advisor/builtin/sums/plain/write-terms.ts';
import { readPrices } from '#api/advisor/builtin/sums/read-prices.ts';
import { type FlatTariff, readTariffs, type Tariffs } from '#api/advisor/builtin/sums/tariffs/read-tariffs.ts';
import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import { namesThing, spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import type { Locale } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

const MONTHS = 12;
/** Parts of one up to which two sums are the same. */
const ALIKE = 0.002;

const isAlike = (difference: number, of: number) => Math.abs(difference) <= ALIKE * of;

/** How the amounts of tariffs are told. */
function tariffWriter(locale: Locale) {
  const write = amountWriter(locale);
  const { result } = termWriter(locale);
  const unit = currencyIn([], locale.market);
  const share = (value: number) => Math.round(value * 100) / 100;
  return {
    price: (value: number) => write.centsPerKwh([value, value]),
    money: (value: number) => result({ value, unit }),
    share: (value: number) => write.percent([share(value), share(value)]),
    kwh: write.kwh,
    aboutKwh: (value: number) => write.aboutKwh([value, value]),
    texts: sumTexts[locale.language].tariffs,
    ofPeriod: sumTexts[locale.language].ofPeriod,
  };
}

/** Power of two prices by the hour, alone or beside one price at all hours. */
function mixed({ night, day, flat, nightShare, use }: Tariffs, locale: Locale): string | undefined {
  if (night === undefined || day === undefined || night === day) return undefined;
  const write = tariffWriter(locale);
  const { texts } = write;
  const [other] = flat;
  const period = use?.period ?? 'year';
  const parts: string[] = [];
  if (nightShare !== undefined) {
    const mean = nightShare * night + (1 - nightShare) * day;
    const terms = { nightShare: write.share(nightShare), dayShare: write.share(1 - nightShare) };
    parts.push(texts.mixed({ ...terms, night: write.price(night), day: write.price(day), mean: write.price(mean) }));
    if (use) parts.push(texts.total(write.kwh(use.value), write.ofPeriod[period](write.money(use.value * mean))));
    if (use && other) {
      const less = use.value * (other.price - mean);
      const tell = less >= 0 ? texts.less : texts.more;
      const amount = write.ofPeriod[period](write.money(Math.abs(less)));
      parts.push(isAlike(less, use.value * mean) ? texts.alike : tell(write.price(other.price), amount));
    }
  }
  const from = other && (day - other.price) / (day - night);
  if (other && from !== undefined && from > 0 && from < 1)
    parts.push(texts.from(write.price(other.price), write.share(from)));
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Two prices at all hours, each with what is paid beside it. */
function compared({ flat, use }: Tariffs, locale: Locale): string | undefined {
  const [first, second, ...more] = flat;
  const hasFees = [first, second].map((it) => it?.feePerMonth !== undefined);
  if (!first || !second || more.length > 0 || !use || hasFees[0] !== hasFees[1]) return undefined;
  const write = tariffWriter(locale);
  const { texts } = write;
  const months = use.period === 'month' ? MONTHS : 1;
  const kwh = use.value * months;
  const totalOf = ({ price, feePerMonth = 0 }: FlatTariff) => kwh * price + MONTHS * feePerMonth;
  const told = (it: FlatTariff) => {
    const [size, price, total] = [write.kwh(kwh), write.price(it.price), write.money(totalOf(it))];
    return it.feePerMonth === undefined
      ? texts.one(size, price, total)
      : texts.withFee(size, price, write.money(it.feePerMonth), total);
  };
  const less = totalOf(second) - totalOf(first);
  const verdict = isAlike(less, totalOf(first))
    ? texts.alike
    : (less > 0 ? texts.first : texts.second)(write.money(Math.abs(less)));
  const same = (MONTHS * ((second.feePerMonth ?? 0) - (first.feePerMonth ?? 0))) / (first.price - second.price);
  const sameAt = same > 0 && Number.isFinite(same) ? ` ${texts.sameAt(write.aboutKwh(same))}` : '';
  return `${texts.both(told(first), told(second))} ${verdict}${sameAt}`;
}

/** A question that names no thing, or names figures, asks for this sum and nothing else. */
const asksForIt = (sentence: string, language: Language) =>
  !namesThing(spokenIn(sentence, language)) || readLine(sentence, language).amounts.length > 0;

/** What a message that asks comes to with the tariffs it names, and the sentences in which it does. */
export function sayTariffs(message: string, locale: Locale): { said: string; asking: string[] } | undefined {
  const { language, market } = locale;
  const asking = sentencesOf(message, language).filter((it) => isQuestion(it, language) && asksForIt(it, language));
  const line = readLine(message, language);
  const isSold = line.tokens.some((_, at) => isRole(line, at, 'sells'));
  const isOfFuel = readPrices(message, language).fuelPrice.length > 0;
  if (asking.length === 0 || isSold || isOfFuel) return undefined;
  const tariffs = readTariffs(message, language, market);
  const said = tariffs && (mixed(tariffs, locale) ?? compared(tariffs, locale));
  return said === undefined ? undefined : { said, asking };
}
