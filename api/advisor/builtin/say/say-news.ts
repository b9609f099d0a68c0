import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import { noteFacts, sayCorrection } from '#api/advisor/builtin/say/say-facts.ts';
import type { Locale } from '#domain/format.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { energyCostPart } from '#domain/home/home-profile.ts';
import { marketCurrency } from '#domain/place.ts';

const namesBill = ({ energyBill, energyBillCovers }: KnownFacts) =>
  energyBill !== undefined || energyBillCovers !== undefined;

/** Energy costs are said once, with what they are for. */
function withBill({ changed, fresh, facts }: ReadTurn, { market }: Locale): Pick<ReadTurn, 'changed' | 'fresh'> {
  const part = energyCostPart(profileFromFacts(facts, marketCurrency(market)));
  const { energyBill } = facts;
  const bill: KnownFacts = { energyBill, energyBillCovers: part };
  const none: KnownFacts = { energyBill: undefined, energyBillCovers: undefined };
  if (namesBill(changed)) return { changed: { ...changed, ...bill }, fresh: { ...fresh, ...none } };
  return { changed, fresh: namesBill(fresh) ? { ...fresh, ...bill } : fresh };
}

/** What a message changed and added, sentence by sentence; `turns` counts the adviser's messages before. */
export function sayNews(read: ReadTurn, locale: Locale, turns: number): string[] {
  const { changed, fresh } = withBill(read, locale);
  const corrected = profileFromFacts(changed, marketCurrency(locale.market));
  const isSaid = noteFacts(corrected, locale, turns) !== null;
  return [
    isSaid ? sayCorrection(corrected, locale, turns) : null,
    read.isWithdrawn ? sayCorrection({}, locale, turns) : null,
    noteFacts(profileFromFacts(fresh, marketCurrency(locale.market)), locale, turns),
  ].filter((it) => it !== null);
}
