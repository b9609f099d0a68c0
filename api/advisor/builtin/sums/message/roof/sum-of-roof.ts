import { solarPricePerKwp, term } from '#api/advisor/builtin/sums/figures-of-market.ts';
import {
  type AskedMessage,
  type AskedSentence,
  asksFor,
  hasWord,
  isAbout,
  type MessageSum,
  speaksOf,
} from '#api/advisor/builtin/sums/message/asked-message.ts';
import { type RoofArea, readRoofArea } from '#api/advisor/builtin/sums/message/roof/read-roof-area.ts';
import { yieldThere } from '#api/advisor/builtin/sums/message/yield-there.ts';
import { isRole } from '#api/advisor/builtin/sums/plain/read-line.ts';
import type { Sum } from '#api/advisor/builtin/sums/sum.ts';
import { over, type Span } from '#domain/estimate/sums.ts';
import type { FigureName } from '#texts/adviser/figures/figures.ts';

/** Messages of the visitor in which the roof may have been told. */
const MESSAGES = 8;
/** kWp up to which our price per kWp, that of a house, is told without a word. */
const HOUSE_KWP = 15;
const WATTS = 1000;
/** Words between "how many" and what is counted. */
const REACH = 2;

/** "How many kW", "combien de panneaux", "quelle puissance". */
const asksHowMuch = ({ line }: AskedSentence) =>
  line.tokens.some((_, at) => {
    const isCount = isRole(line, at, 'panels', 'kwp', 'kw', 'capacity') && line.tokens[at - 1]?.value === undefined;
    const before = Array.from({ length: REACH + 1 }, (__, step) => at - 1 - step);
    return isCount && before.some((place) => isRole(line, place, 'howMany'));
  });

const fitting = { systemSize: ['area', 'count'], farmRoof: ['howMuchFits'] } as const;
const needed = { systemSize: ['count'] } as const;
const priced = { solarCost: ['general', 'sizeEffect', 'perPanelOrBudget'] } as const;
const yielding = { solarYield: ['general', 'place', 'fromPanels'] } as const;

/** The roof as it was told last, in this message or before. */
function roofOf({ sentences, turn, locale }: AskedMessage, isHere: boolean): RoofArea | undefined {
  const here = readRoofArea(sentences.map(({ text }) => text).join(' '), locale);
  if (here || isHere) return here;
  const before = turn.history.filter(({ role }) => role === 'user').slice(-MESSAGES);
  for (const { content } of before.toReversed()) {
    const found = readRoofArea(content, locale);
    if (found) return found;
  }
  const { roofAreaM2, roofType } = turn.facts;
  return roofAreaM2 === undefined ? undefined : { value: roofAreaM2, unit: 'm2', isFlat: roofType === 'flat' };
}

/** What so many kWp make in a year there, or where it is asked usually. */
function yieldOf({ turn, market, texts, write }: AskedMessage, kwp: Span, isAsked: boolean): Sum | undefined {
  const { span, figures, place } = yieldThere(turn, market);
  if (place === undefined && !isAsked) return undefined;
  const [each, kwh] = [write.perKwpYear(span), texts.perYear(write.aboutKwh([kwp[0] * span[0], kwp[1] * span[1]]))];
  const { yieldThere: there, yieldUsual } = texts.roof;
  return { text: place === undefined ? yieldUsual(each, kwh) : there(each, kwh, place), figures };
}

function priceOf({ market, texts, write }: AskedMessage, kwp: Span): Sum {
  const each = solarPricePerKwp(market, kwp[0]);
  const cost = write.roughMoney([kwp[0] * each.span[0], kwp[1] * each.span[1]]);
  const tell = kwp[0] > HOUSE_KWP ? texts.roof.largePrice : texts.roof.price;
  return { text: tell(write.eachKwp(each.span), cost), figures: each.figures };
}

/** How much solar power an area carries, in kWp and modules. */
function sizeOf({ market, texts, write }: AskedMessage, { value, unit }: RoofArea) {
  const each = term(unit === 'm2' ? 'roofPerKwp' : 'roofPerKwUs');
  const kwp: Span = [value / each.span[1], value / each.span[0]];
  const watt = term(market === 'us' ? 'panelWattUs' : 'panelWatt');
  const panels = over([kwp[0] * WATTS, kwp[1] * WATTS], watt.span[0]);
  const area = unit === 'm2' ? texts.counted.m2 : texts.squareFeet;
  const text = texts.roof.size({
    area: area(write.number([value, value])),
    each: texts.perKwp(area(write.number(each.span))),
    kwp: write.aboutKwp(kwp),
    watt: write.watts(watt.span[0]),
    panels: write.about([Math.round(panels[0]), Math.round(panels[1])]),
  });
  return { kwp, text, figures: [...each.figures, ...watt.figures] };
}

/** "How many panels do I need" asks for those of its use, whatever roof was told of before. */
const asksNeed = (it: AskedSentence) => hasWord(it, 'needs');

/** "How many kWh": not "what do I get per kWh". */
const asksYield = (it: AskedSentence) =>
  speaksOf(it, 'yield') ||
  it.line.tokens.some((_, at) => isRole(it.line, at, 'kwh') && isRole(it.line, at - 1, 'howMany'));

/** What a roof of which the area was told carries, and where it is asked makes and costs. */
export function sumOfRoof(message: AskedMessage): MessageSum | undefined {
  const asking = message.sentences.filter(({ asks }) => asks);
  const counts = asking.filter(asksHowMuch);
  const [isPriced, isOfYield] = [asksFor(message, priced), asksFor(message, yielding)];
  const isCounted = counts.length > 0 || asksFor(message, fitting);
  const isOfSize = message.amounts.kwp.length > 0 && !isCounted;
  if (isOfSize || !(isCounted || isPriced || isOfYield)) return undefined;
  const area = roofOf(message, asking.some(asksNeed) || asksFor(message, needed));
  if (!area) return undefined;
  const yields = asking.filter(asksYield);
  // Beside what fits "and what does it cost?" is the price of that
  const prices = isAbout(message, 'solarCost') ? asking.filter((it) => speaksOf(it, 'price')) : [];
  const size = sizeOf(message, area);
  const isFlat = area.isFlat || message.turn.facts.roofType === 'flat';
  const makes = yieldOf(message, size.kwp, yields.length > 0 || isOfYield);
  const costs = isPriced || prices.length > 0 ? priceOf(message, size.kwp) : undefined;
  const parts: (Sum | undefined)[] = [size, makes, costs];
  const found = parts.filter((it) => it !== undefined);
  const texts = found.map(({ text }) => text);
  if (isFlat) texts.splice(1, 0, message.texts.roof.flat);
  return {
    text: texts.join(' '),
    figures: found.flatMap((it): readonly FigureName[] => it.figures),
    asked: [...counts, ...yields, ...prices],
    covers: ['systemSize', 'solarCost', 'solarYield', 'farmRoof', 'costsOverview', 'compareQuotes'],
    tells: {
      systemSize: fitting.systemSize,
      ...(costs && { solarCost: ['general', 'perPanelOrBudget'] }),
      ...(makes && yielding),
    },
  };
}
