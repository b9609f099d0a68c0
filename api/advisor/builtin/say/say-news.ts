import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import { noteFacts, sayCorrection } from '#api/advisor/builtin/say/say-facts.ts';
import type { Locale } from '#domain/format.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import { marketCurrency } from '#domain/place.ts';

/** What a message changed and added, sentence by sentence; `turns` counts the adviser's messages before. */
export function sayNews({ changed, fresh, isWithdrawn }: ReadTurn, locale: Locale, turns: number): string[] {
  const corrected = profileFromFacts(changed, marketCurrency(locale.market));
  const isSaid = noteFacts(corrected, locale, turns) !== null;
  return [
    isSaid ? sayCorrection(corrected, locale, turns) : null,
    isWithdrawn ? sayCorrection({}, locale, turns) : null,
    noteFacts(profileFromFacts(fresh, marketCurrency(locale.market)), locale, turns),
  ].filter((it) => it !== null);
}
