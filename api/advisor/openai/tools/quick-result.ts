import { type Desk, factsOn, localeOn } from '#api/advisor/openai/desk.ts';
import { sourceLine } from '#api/advisor/openai/tools/own-source.ts';
import { defineTool, noInput, saying } from '#api/advisor/openai/tools/tool.ts';
import { formatMoney } from '#domain/format.ts';
import { solutions } from '#domain/home/enumerations.ts';
import { marketCurrency } from '#domain/place.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { type PackageOption, potentialsOf } from '#domain/questionnaire/packages.ts';
import { recommendationOf } from '#domain/questionnaire/recommendation.ts';
import { costTexts } from '#texts/costs/all.ts';
import { packageFigures } from '#texts/costs/package-figures.ts';
import { homeTexts } from '#texts/home/all.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { ratingReason, recommendationSentence } from '#texts/recommendation/say.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';

/** The day on which the rules of the quick tier were last looked at. */
const RULES_AS_OF = '2026-11';

export const recommend = defineTool({
  name: 'get_recommendation',
  description:
    'What our rules recommend for the home as far as it is known, and why each of solar, heat pump and charging is rated so. Without figures.',
  input: noInput,
  answer(_, desk) {
    const facts = factsOn(desk);
    const { language } = desk.turn.locale;
    const rated = potentialsOf(knownPotentials(facts));
    const home = homeTexts[language];
    const texts = recommendationTexts[language];
    const reasons = solutions.map(
      (it) => `${it} (${rated[it] ?? 'open'}): ${ratingReason(it, rated[it], facts, texts, home)}`,
    );
    return saying([recommendationSentence(recommendationOf(rated, facts), facts, texts), ...reasons].join('\n'));
  },
});

function packageLine(option: PackageOption, desk: Desk): string {
  const locale = localeOn(desk);
  const texts = costTexts[locale.language];
  const home = homeTexts[locale.language];
  const { savings, payback } = packageFigures(option, home, locale);
  const money = (label: string, amount: PackageOption['baseCost']) => `${label} ${formatMoney(amount, locale)}`;
  const costs = [
    money(texts.base, option.baseCost),
    money(texts.additional, option.additionalCosts),
    money(texts.total, option.totalCost),
  ];
  return `${home.package[option.name]}: ${[...costs, `${texts.savings} ${savings}`, `${texts.payback} ${payback}`].join(', ')}`;
}

export const priceList = defineTool({
  name: 'get_packages',
  description:
    'Typical cost, savings and payback of our packages, as far as the home is known. They are not calculated for this home: say so.',
  input: noInput,
  answer(_, desk) {
    const { options } = knownResult(factsOn(desk), marketCurrency(desk.market));
    if (options.length === 0) return saying('No package yet: roof, heating and car are not known.');
    const lines = options.map((it) => packageLine(it, desk));
    const { typicalNote } = summaryMailTexts[desk.turn.locale.language];
    return { text: [...lines, typicalNote].join('\n'), sources: [sourceLine(desk, 'ownRule', RULES_AS_OF)] };
  },
});
