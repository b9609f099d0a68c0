import { type Language, languages, type Market, marketOfTag, marketSchema } from '#domain/place.ts';

const DEFAULT_LANGUAGE: Language = 'de';

/** What the browser's address says. German has no prefix; a market is written only where it is not the language's usual one. */
export interface Address {
  language: Language;
  market: Market;
  /** Without the language prefix, always with a leading slash. */
  path: string;
  /** With its `#`, or empty. */
  hash: string;
}

const prefixed: readonly string[] = languages.filter((language) => language !== DEFAULT_LANGUAGE);

/** The market a visitor of this language sees who has not chosen one. */
export function usualMarket(language: Language): Market {
  return marketOfTag(language, language);
}

export function readAddress(url: URL): Address {
  const [first, ...rest] = url.pathname.split('/').filter(Boolean);
  const isPrefixed = first !== undefined && prefixed.includes(first);
  const language = isPrefixed ? (first as Language) : DEFAULT_LANGUAGE;
  const segments = isPrefixed || first === undefined ? rest : [first, ...rest];
  const market = marketSchema.safeParse(url.searchParams.get('market'));
  return {
    language,
    market: market.success ? market.data : usualMarket(language),
    path: `/${segments.join('/')}`,
    hash: url.hash,
  };
}

export function hrefOf({ language, market, path, hash }: Address): string {
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  const search = market === usualMarket(language) ? '' : `?market=${market}`;
  return `${path === '/' && prefix ? prefix : prefix + path}${search}${hash}`;
}
