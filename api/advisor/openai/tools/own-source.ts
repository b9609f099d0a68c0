import { type Desk, localeOn } from '#api/advisor/openai/desk.ts';
import { formatDate } from '#domain/format.ts';
import { figureTexts } from '#texts/adviser/figures/all.ts';
import { type SourceName, sources } from '#texts/adviser/figures/sources.ts';

/** The line that names one of our own sources and its day. */
export function sourceLine(desk: Desk, source: SourceName, asOf: string): string {
  const locale = localeOn(desk);
  const texts = figureTexts[locale.language];
  return texts.sources(texts.asOf(sources[source][locale.language], formatDate(asOf, locale)));
}
