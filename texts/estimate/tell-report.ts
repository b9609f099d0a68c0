import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import { formatDate, formatNumber, formatPercent, formatTenths, type Locale } from '#domain/format.ts';
import { estimateLetterTexts } from '#texts/estimate/letter-all.ts';
import { type ReportLineName, reportLines } from '#texts/estimate/letter-texts.ts';
import { strategyTexts } from '#texts/strategy/all.ts';
import { amountLabel, numberLabel } from '#texts/strategy/figures.ts';
import { subsidyLines } from '#texts/strategy/tell-strategy.ts';

/** A figure in words: its edges and its middle. */
export interface ReportLine {
  name: ReportLineName;
  label: string;
  low: string;
  middle: string;
  high: string;
  /** All three in one, or the one figure that they are. */
  range: string;
}

/** A detailed estimate in a person's words. */
export interface ToldReport {
  calculated: string;
  lines: readonly ReportLine[];
  subsidies: readonly string[];
}

type Figure = Record<'low' | 'middle' | 'high', number | null>;
type Write = (value: number, verdict: EstimateVerdict, locale: Locale) => string;

const money: Write = (value, { currency }, locale) => amountLabel(value, currency, locale);
const quantity =
  (unit: 'kWh' | 'kg'): Write =>
  (value, _, locale) =>
    strategyTexts[locale.language].units[unit](numberLabel(value, locale));
const power =
  (unit: 'kW' | 'kWp'): Write =>
  (value, _, locale) =>
    strategyTexts[locale.language].units[unit](formatTenths(value, locale));

interface Row {
  of: (verdict: EstimateVerdict) => Figure | undefined;
  write: Write;
}

const ifAny = (figure: EstimateVerdict['co2KgPerYear']) => (figure.high > 0 ? figure : undefined);

const rows: Record<ReportLineName, Row> = {
  kwp: { of: ({ kwp }) => kwp, write: power('kWp') },
  yieldKwh: { of: ({ yieldKwh }) => yieldKwh, write: quantity('kWh') },
  selfSufficiency: {
    of: ({ selfSufficiency }) => selfSufficiency,
    write: (value, _, locale) => formatPercent(value * 100, locale),
  },
  powerKw: { of: ({ heatPump }) => heatPump?.powerKw, write: power('kW') },
  seasonalPerformance: {
    of: ({ heatPump }) => heatPump?.seasonalPerformance,
    write: (value, _, locale) => formatTenths(value, locale),
  },
  investment: { of: ({ money: { investment } }) => ifAny(investment), write: money },
  subsidy: { of: ({ money: { subsidy } }) => ifAny(subsidy), write: money },
  savingPerYear: { of: ({ money: { savingPerYear } }) => savingPerYear, write: money },
  paybackYears: {
    of: ({ money: { paybackYears, investment } }) => ifAny(investment) && paybackYears,
    write: (value, _, locale) => estimateLetterTexts[locale.language].years(formatNumber(value, locale)),
  },
  over25Years: { of: ({ money: { over25Years } }) => over25Years, write: money },
  co2KgPerYear: { of: ({ co2KgPerYear }) => ifAny(co2KgPerYear), write: quantity('kg') },
};

function lineOf(name: ReportLineName, verdict: EstimateVerdict, locale: Locale): ReportLine[] {
  const { lines, range, notWithin25Years } = estimateLetterTexts[locale.language];
  const { of, write } = rows[name];
  const figure = of(verdict);
  if (!figure) return [];
  const written = (value: number | null) => (value === null ? notWithin25Years : write(value, verdict, locale));
  const [low, middle, high] = [figure.low, figure.middle, figure.high].map(written) as [string, string, string];
  return [{ name, label: lines[name], low, middle, high, range: low === high ? middle : range(low, high, middle) }];
}

/** The figures of a verdict, those that it has. */
export function verdictLines(verdict: EstimateVerdict, locale: Locale): ReportLine[] {
  return reportLines.flatMap((name) => lineOf(name, verdict, locale));
}

/** A report in one language, its figures in those of the market it was made for. */
export function tellReport(
  { verdict, asOf, subsidies }: EstimateReport,
  locale: Locale,
  sentence: 'calculated' | 'calculatedForOthers' = 'calculated',
): ToldReport {
  return {
    calculated: estimateLetterTexts[locale.language][sentence](verdict.place, formatDate(asOf, locale)),
    lines: verdictLines(verdict, locale),
    subsidies: subsidyLines(subsidies, verdict.currency, locale),
  };
}
