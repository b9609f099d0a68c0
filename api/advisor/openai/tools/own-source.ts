import { type Desk, localeOn } from '#api/advisor/openai/desk.ts';
import { formatDate } from '#domain/format.ts';
import { figureTexts } from '#texts/adviser/figures/all.ts';
import { sourceTexts } from '#texts/adviser/figures/sources/all.ts';
import type { SourceName } from '#texts/adviser/figures/sources/source-name.ts';

/** The line that names one of our own sources and its day. */
export function sourceLine(desk: Desk, source: SourceName, asOf: string): string {
  const locale = localeOn(desk);
  const texts = figureTexts[locale.language];
  return texts.sources(texts.asOf(sourceTexts[locale.language][source], formatDate(asOf, locale)));
}
