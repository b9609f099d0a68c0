import * as z from 'zod/mini';
import type { Currency } from '#domain/money.ts';

/** Interface languages. */
export const languages = ['de', 'en', 'fr'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;
/** Whose pages have no tag in their address, and what is spoken to whom nothing is known of. */
export const DEFAULT_LANGUAGE: Language = 'de';

/** The same thing for each language. */
export const inEachLanguage = <Made>(make: (language: Language) => Made) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;

/** Countries served; decides currency, units and subsidies. */
export const markets = ['de', 'at', 'ch', 'us'] as const;
export const marketSchema = z.enum(markets);
export type Market = z.infer<typeof marketSchema>;

export type AreaUnit = 'm2' | 'sqft';

const currencyOf: Record<Market, Currency> = { de: 'EUR', at: 'EUR', ch: 'CHF', us: 'USD' };
const regionMarket: Record<string, Market> = { DE: 'de', AT: 'at', CH: 'ch', LI: 'ch', US: 'us' };
const languageMarket: Record<Language, Market> = { de: 'de', en: 'us', fr: 'ch' };

const marketLanguages: Record<Market, Language> = { de: 'de', at: 'de', ch: 'de', us: 'en' };

/** What a company there is written in. */
export function marketLanguage(market: Market): Language {
  return marketLanguages[market];
}

/** Where somebody who says no more than their language most likely lives. */
export function usualMarket(language: Language): Market {
  return languageMarket[language];
}

export function marketCurrency(market: Market): Currency {
  return currencyOf[market];
}

export function marketAreaUnit(market: Market): AreaUnit {
  return market === 'us' ? 'sqft' : 'm2';
}

/** BCP 47 tag for numbers and dates: the person's language with the market's region (`de-CH` writes 1’500). */
export function numberLocale(language: Language, market: Market): string {
  return `${language}-${market.toUpperCase()}`;
}

/** The interface language of a BCP 47 tag such as `de-AT`, or undefined when we do not speak it. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split(/[-_]/, 1)[0];
  return languages.find((language) => language === primary);
}

/** The market a page's language tag points to: its region where we serve it, else the language's usual market. */
export function marketOfTag(tag: string, language: Language): Market {
  const region = tag.split(/[-_]/).find((part, index) => index > 0 && /^[A-Za-z]{2}$/.test(part));
  return (region && regionMarket[region.toUpperCase()]) || languageMarket[language];
}
