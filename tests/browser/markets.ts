import type { Language, Market } from '#domain/place.ts';
import type { TwoSites } from '#tests/harness/two-sites.ts';

interface Expected {
  market: Market;
  /** Where a visitor of the language meets the questionnaire: page and place among the page's questionnaires. */
  portal: string;
  partner: string;
  index: number;
  place: string;
  /** As people read them there: a home of 1500 to 2000 sq ft, a bill of 1000 to 2000, the total of the solar package. */
  size: string;
  bill: string;
  total: string;
  signs: string[];
}

/** What visitors of each language see who choose no country: written out, not computed by what is tested. */
export const usualMarkets: Record<Language, Expected> = {
  de: {
    ...{
      market: 'de',
      portal: '/?tab=structured#assessment-section',
      partner: '/plain.html',
      index: 0,
      place: '10437 Berlin',
    },
    ...{ size: '140 bis 185 m²', bill: '1.000 € bis 2.000 €', total: '35.000 €', signs: ['m²', '€'] },
  },
  en: {
    ...{
      market: 'us',
      portal: '/en?tab=structured#assessment-section',
      partner: '/strict-csp.html',
      index: 0,
      place: '97201 Portland',
    },
    ...{ size: '1,500 to 2,000 sq ft', bill: '$1,000 to $2,000', total: '$35,000', signs: ['$', 'sq ft'] },
  },
  fr: {
    ...{
      market: 'ch',
      portal: '/fr?tab=structured#assessment-section',
      partner: '/two-languages.html',
      index: 1,
      place: '8001 Zürich',
    },
    ...{ size: '140 à 185 m²', bill: 'CHF 1’000 à CHF 2’000', total: 'CHF 35’000', signs: ['CHF', 'm²'] },
  },
};

export type Site = 'portal' | 'partner';
export const siteKeys: Record<Site, string> = { portal: 'portal', partner: 'demo-sunny-roofs' };

/** The page and the questionnaire on it. */
export function pageOf(sites: TwoSites, site: Site, language: Language) {
  const { [site]: path, index } = usualMarkets[language];
  return { url: sites[site] + path, index: site === 'partner' ? index : 0, language };
}

/** Currencies and units that stand in a text. */
export function signsIn(text: string): string[] {
  return [...new Set(text.match(/€|\$|CHF|m²|sq ft/g))].sort();
}
