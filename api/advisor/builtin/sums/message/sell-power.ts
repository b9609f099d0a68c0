import {
  type AskedMessage,
  type AskedSentence,
  hasWord,
  type MessageSum,
  readSentences,
} from '#api/advisor/builtin/sums/message/asked-message.ts';
import { yieldThere } from '#api/advisor/builtin/sums/message/yield-there.ts';
import { type Amount, isRole, type Line } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { currencyIn } from '#api/advisor/builtin/sums/plain/reckon.ts';
import { type Market, marketCurrency } from '#domain/place.ts';

const CENTS = 100;
/** Of a kWh that is sold. */
const PRICE = { from: 0.01, to: 0.6 };
/** Messages of the visitor in which the size may have been told. */
const MESSAGES = 2;
const KWP = { from: 0.3, to: 20_000 };

/** What a kWh is sold for, in the market's currency. */
function priceOf({ unit, value, each, period }: Amount): number | undefined {
  const isPrice = unit === 'cents' || each === 'kwh';
  const price = unit === 'cents' ? value / CENTS : value;
  const isMoney = unit !== undefined && (['cents', 'eur', 'chf', 'usd'] as const).some((it) => it === unit);
  const isOf = each === undefined || each === 'kwh';
  return isPrice && isMoney && isOf && period === undefined && price >= PRICE.from && price <= PRICE.to
    ? price
    : undefined;
}

/** The price that stands nearest to the word that sells. */
function soldFor({ line }: AskedSentence, market: Market): number | undefined {
  const prices = line.amounts.filter((it) => priceOf(it) !== undefined);
  if (currencyIn(prices, market) !== marketCurrency(market).toLowerCase()) return undefined;
  const sells = line.tokens.flatMap((_, at) => (isRole(line, at, 'sells') ? [at] : []));
  const distance = ({ at }: Amount) => Math.min(...sells.map((it) => Math.abs(it - at)));
  const [nearest] = prices.toSorted((one, other) => distance(one) - distance(other));
  return nearest && priceOf(nearest);
}

/** "Per kWp". */
const isOfOne = ({ line }: AskedSentence) =>
  line.tokens.some((_, at) => isRole(line, at, 'per') && isRole(line, at + 1, 'kwp'));

function sizeIn({ amounts }: Line, market: Market): number | undefined {
  const isSize = ({ unit, each }: Amount) =>
    each === undefined && (unit === 'kwp' || (market === 'us' && unit === 'kw'));
  return amounts.find((it) => isSize(it) && it.value >= KWP.from && it.value <= KWP.to)?.value;
}

/** The power that is spoken of: in the message, or in those before it. */
function sizeOf({ sentences, turn, locale: { language, market } }: AskedMessage): number | undefined {
  const before = turn.history.filter(({ role }) => role === 'user').slice(-MESSAGES);
  const all = [sentences, ...before.toReversed().map(({ content }) => readSentences(content, language))];
  for (const said of all) {
    const size = said.map(({ line }) => sizeIn(line, market)).find((it) => it !== undefined);
    if (size !== undefined) return size;
  }
  return undefined;
}

/** What solar power brings in a year that is sold at the price a message names; of one kWp where no size is told. */
export function soldPower(message: AskedMessage): MessageSum | undefined {
  const { sentences, turn, market, texts, write } = message;
  const asking = sentences.filter((it) => it.asks && hasWord(it, 'sells') && hasWord(it, 'asks', 'howMany'));
  const [asked] = asking.filter((it) => soldFor(it, market) !== undefined);
  const price = asked && soldFor(asked, market);
  if (!asked || price === undefined) return undefined;
  const size = isOfOne(asked) ? 1 : sizeOf(message);
  if (size === undefined) return undefined;
  const { span, figures } = yieldThere(turn, market);
  const total = write.aboutMoney([size * span[0] * price, size * span[1] * price]);
  const told = { size: write.kwp(size), each: write.perKwpYear(span), price: write.centsPerKwh([price, price]), total };
  return { text: texts.revenue(told), figures, asked: [asked], covers: ['solarYield', 'solarCost', 'feedIn'] };
}
