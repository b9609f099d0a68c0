import { formatNumber, type Locale } from '#domain/format.ts';
import { type FactName, factRow, type KnownFacts } from '#domain/home/facts.ts';
import type { MediaFlaw } from '#domain/media/media.ts';
import type { MediaSubject } from '#domain/media/subjects.ts';
import { homeTexts } from '#texts/home/all.ts';
import { choiceLabel } from '#texts/home/answer-labels.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import { mediaTexts } from '#texts/media/all.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';

/** What was found out about a picture: by measuring, and by who looked at it. */
export interface FoundInMedia {
  subject: MediaSubject;
  flaws: readonly MediaFlaw[];
  seen: { facts: KnownFacts; remark: string } | 'automatic' | 'failed' | 'budget';
}

function findingLabel([name, value]: [FactName, unknown], locale: Locale): string {
  const { names, amperes, seen } = factTexts[locale.language];
  const isChoice = factRow(name).kind === 'choice';
  const said = isChoice
    ? choiceLabel(name, String(value), { ...homeTexts[locale.language], ...seen })
    : `${formatNumber(Number(value), locale)} ${amperes}`;
  return `${names[name]}: ${said}`;
}

/** What was seen, each with its name: `Roof covering: Tiles`. */
function findingLabels(facts: KnownFacts, locale: Locale): string[] {
  return (Object.entries(facts) as [FactName, unknown][]).map((it) => findingLabel(it, locale));
}

function sayLook(seen: FoundInMedia['seen'], locale: Locale): string[] {
  const texts = mediaTexts[locale.language];
  if (typeof seen === 'string') return [texts.unseen[seen]];
  const labels = findingLabels(seen.facts, locale);
  return [seen.remark, labels.length > 0 ? texts.seen(labels.join('; ')) : texts.nothingSeen].filter(Boolean);
}

/** The answer to a picture. Its figures are measured or seen, and of the rest nothing is invented. */
export function sayMedia({ subject, flaws, seen }: FoundInMedia, locale: Locale): string {
  const texts = mediaTexts[locale.language];
  const quality = flaws.length > 0 ? flaws.map((it) => texts.flaws[it]) : [texts.good];
  return [
    texts.arrived(subjectNames[locale.language][subject]),
    ...quality,
    ...sayLook(seen, locale),
    texts.keptFor,
  ].join(' ');
}
