import { expect, test } from 'vitest';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { languages } from '#domain/place.ts';
import { figureTexts } from '#texts/adviser/figures/all.ts';

test.each(languages)('%s: an amount of money as our answers write it tells a price', (language) => {
  const { units } = figureTexts[language];
  const { told } = vocabularies[language].wanting.price;
  for (const unit of ['eur', 'chf', 'usd'] as const) expect(units[unit]('12 000')).toMatch(told);
});
