import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import type { AmountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import type { Market } from '#domain/place.ts';
import type { FigureName } from '#texts/adviser/figures/figures.ts';
import type { SumTexts } from '#texts/adviser/sums/texts.ts';

/** What a question comes to, and the figures it was reckoned with. */
export interface Sum {
  text: string;
  figures: readonly FigureName[];
}

export interface Asked {
  amounts: Amounts;
  market: Market;
  texts: SumTexts;
  write: AmountWriter;
}
