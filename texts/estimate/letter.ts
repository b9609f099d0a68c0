import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import type { Locale } from '#domain/format.ts';
import { estimateLetterTexts } from '#texts/estimate/letter-all.ts';
import type { ReportLineName } from '#texts/estimate/letter-texts.ts';
import { type ReportLine, tellReport, verdictLines } from '#texts/estimate/tell-report.ts';
import type { Block } from '#texts/mail/letter.ts';
import { strategyTexts } from '#texts/strategy/all.ts';

const fact = ({ label, range: value }: ReportLine) => ({ label, value });

/** What a company gets of a detailed estimate. */
export function companyEstimateBlocks(report: EstimateReport, locale: Locale): Block[] {
  const { heading, note } = estimateLetterTexts[locale.language];
  const { calculated, lines } = tellReport(report, locale, 'calculatedForOthers');
  return [
    { kind: 'paragraph', text: calculated },
    { kind: 'facts', heading, facts: lines.map(fact), note },
  ];
}

const inShort: readonly ReportLineName[] = ['investment', 'savingPerYear', 'paybackYears'];

/** What of it the first mail tells. */
export function shortEstimateBlocks(verdict: EstimateVerdict, locale: Locale): Block[] {
  const { heading, note } = estimateLetterTexts[locale.language];
  const lines = verdictLines(verdict, locale).filter(({ name }) => inShort.includes(name));
  return [{ kind: 'facts', heading, facts: lines.map(fact), note }];
}

/** The whole of it, in a letter to who asked for it. */
export function estimateBlocks(report: EstimateReport, locale: Locale): Block[] {
  const { heading, note } = estimateLetterTexts[locale.language];
  const { subsidiesHeading } = strategyTexts[locale.language];
  const { calculated, lines, subsidies } = tellReport(report, locale);
  return [
    { kind: 'paragraph', text: calculated },
    { kind: 'facts', heading, facts: lines.map(fact), note },
    ...(subsidies.length > 0 ? [{ kind: 'list' as const, heading: subsidiesHeading, items: subsidies }] : []),
  ];
}
