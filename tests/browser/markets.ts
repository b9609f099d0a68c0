import type { Language } from '#domain/place.ts';
import type { TwoSites } from '#tests/harness/two-sites.ts';
import { testLanguages } from '#tests/languages/all.ts';

export type Site = 'portal' | 'partner';
export const siteKeys: Record<Site, string> = { portal: 'portal', partner: 'demo-sunny-roofs' };

/** The page and the questionnaire on it. */
export function pageOf(sites: TwoSites, site: Site, language: Language) {
  const { [site]: path, index } = testLanguages[language].questionnaire;
  return { url: sites[site] + path, index: site === 'partner' ? index : 0, language };
}

/** Currencies and units that stand in a text. */
export function signsIn(text: string): string[] {
  return [...new Set(text.match(/€|\$|CHF|m²|sq ft/g))].sort();
}
