import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import type { Locale } from '#domain/format.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { estimateLetterTexts } from '#texts/estimate/letter-all.ts';
import { moneyLines, type ReportLine, tellReport } from '#texts/estimate/tell-report.ts';
import type { Block, Fact } from '#texts/mail/letter.ts';

const fact = ({ label, range: value }: ReportLine): Fact => ({ label, value });

function factsBlock(heading: string, facts: readonly Fact[], note: string | null = null): Block[] {
  return facts.length > 0 ? [{ kind: 'facts', heading, facts, note }] : [];
}

/** A detailed estimate in a letter: to whose home it is, or to a company. */
export function estimateBlocks(report: EstimateReport, locale: Locale, to: 'own' | 'other' = 'own'): Block[] {
  const { title, subsidies } = estimateTexts[locale.language];
  const texts = estimateLetterTexts[locale.language];
  const told = tellReport(report, locale, to);
  return [
    { kind: 'paragraph', text: told.calculated },
    ...factsBlock(title, told.lines.map(fact), texts.note),
    ...factsBlock(texts.notWorthItHeading, told.notWorthIt),
    { kind: 'list', heading: subsidies.title, items: told.subsidies.length > 0 ? told.subsidies : [subsidies.none] },
    ...factsBlock(texts.givenHeading, told.given),
    ...factsBlock(texts.assumedHeading, told.assumed),
  ];
}

/** What of it the first mail tells. */
export function shortEstimateBlocks(verdict: EstimateVerdict, locale: Locale): Block[] {
  const { title } = estimateTexts[locale.language];
  const { note } = estimateLetterTexts[locale.language];
  return factsBlock(title, moneyLines(verdict, locale).map(fact), note);
}
