import { pick } from '#api/advisor/builtin/say/pick.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { Locale } from '#domain/format.ts';
import { marketAreaUnit, marketCurrency } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const areaWords = { m2: 'm²', sqft: 'sq ft' };
const currencyWords = { EUR: '€', CHF: 'CHF', USD: '$' };

/** An open question in the units of the market; `times` counts how often it was asked before. */
export function askQuestion(question: OpenQuestion, { language, market }: Locale, times: number): string {
  const units = { area: areaWords[marketAreaUnit(market)], currency: currencyWords[marketCurrency(market)] };
  return pick(adviserTexts[language].questions[question], times)(units);
}
