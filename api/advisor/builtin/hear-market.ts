import { fold } from '#api/advisor/builtin/fold.ts';
import { ownQuestion } from '#api/advisor/builtin/questions/own-questions.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { Locale } from '#domain/format.ts';
import { type Language, type Market, marketCurrency } from '#domain/place.ts';

/** A country, its money or a place in it; none in a question of ours. */
function marketIn(text: string, language: Language, market: Market): Market | undefined {
  if (ownQuestion(text, language)) return undefined;
  const folded = fold(text);
  const { countries, euros } = vocabularies[language];
  const named = countries.find(([name]) => name.test(folded))?.[1];
  if (named || marketCurrency(market) === 'EUR' || !euros.test(folded)) return named;
  return 'de';
}

export interface HeardMarket {
  market: Market;
  /** Set when this message changed it: what held before. */
  before?: Market;
}

/** The country the conversation is about: the page's, until the person names another; the last word counts. */
export function hearMarket(
  message: string,
  history: readonly ChatMessage[],
  { language, market }: Locale,
): HeardMarket {
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const before = said.reduce<Market>((held, text) => marketIn(text, language, held) ?? held, market);
  const now = marketIn(message, language, before) ?? before;
  return now === before ? { market: now } : { market: now, before };
}
