import { formatDate, formatDecimal, type Locale } from '#domain/format.ts';
import { figureTexts } from '#texts/adviser/figures/all.ts';
import type { Answer } from '#texts/adviser/figures/answer.ts';
import type { Figure } from '#texts/adviser/figures/figure.ts';
import { type FigureName, figures } from '#texts/adviser/figures/figures.ts';
import { type ProperName, properNames } from '#texts/adviser/figures/proper-names.ts';
import { sourceTexts } from '#texts/adviser/figures/sources/all.ts';

const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);

/** The figures an answer says, each once. */
export function figuresOf(answer: Answer): FigureName[] {
  const names = [...answer.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names.filter(isFigure))];
}

const known = new Map<string, string>();

/** Written once: numbers and dates take their time, and whoever chooses an answer looks at many. */
function once(key: string, { language, market }: Locale, write: () => string): string {
  const place = `${key} ${language} ${market}`;
  const written = known.get(place) ?? write();
  known.set(place, written);
  return written;
}

function writeFigure(figure: Figure, locale: Locale): string {
  if ('on' in figure) return formatDate(figure.on, locale);
  const { units, span } = figureTexts[locale.language];
  const { value, unit } = figure;
  if (typeof value === 'number') return units[unit](formatDecimal(value, locale));
  return units[unit](span(formatDecimal(value[0], locale), formatDecimal(value[1], locale)));
}

function writeName(name: string, locale: Locale): string {
  return isFigure(name)
    ? once(name, locale, () => writeFigure(figures[name], locale))
    : properNames[name as ProperName];
}

function writeSource({ source, asOf, validTo }: Figure, locale: Locale, today: string): string {
  const texts = figureTexts[locale.language];
  const date = once(asOf, locale, () => formatDate(asOf, locale));
  const dated = texts.asOf(sourceTexts[locale.language][source], date);
  return validTo && validTo < today ? texts.ended(dated, formatDate(validTo, locale)) : dated;
}

/** Where figures come from and when, in one line; null where there are none. */
export function writeSources(names: readonly FigureName[], locale: Locale, today: Date): string | null {
  const day = today.toISOString().slice(0, 10);
  const said = [...new Set(names.map((name) => writeSource(figures[name], locale, day)))];
  return said.length > 0 ? figureTexts[locale.language].sources(said.join('; ')) : null;
}

export interface WrittenAnswer {
  text: string;
  /** Where the figures come from and when, in one line; null for an answer without figures. */
  sources: string | null;
}

/** A text as a country writes its language: Switzerland German without ß. */
export function asWrittenThere(text: string, { language, market }: Locale): string {
  const [letter, there] = figureTexts[language].letters[market] ?? [];
  return letter === undefined || there === undefined ? text : text.replaceAll(letter, there);
}

/** An answer as a person reads it. A figure that no longer holds on `today` says so beside its source. */
export function writeAnswer(answer: Answer, locale: Locale, today: Date): WrittenAnswer {
  return {
    text: asWrittenThere(
      answer.replaceAll(/\{(\w+)\}/g, (_, name: string) => writeName(name, locale)),
      locale,
    ),
    sources: writeSources(figuresOf(answer), locale, today),
  };
}
