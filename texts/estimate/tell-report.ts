import { type EstimateReport, reportForOthers } from '#domain/estimate/estimate-report.ts';
import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import { formatDate, formatNumber, formatPercent, formatTenths, type Locale } from '#domain/format.ts';
import { packageNames, reasonsAgainstPackage } from '#domain/questionnaire/packages.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { estimateLetterTexts } from '#texts/estimate/letter-all.ts';
import { amountLabel, numberLabel } from '#texts/estimate/ranges.ts';
import { sayAssumption } from '#texts/estimate/say-assumption.ts';
import { homeTexts } from '#texts/home/all.ts';
import type { Fact } from '#texts/mail/letter.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { strategyTexts } from '#texts/strategy/all.ts';
import { subsidyLines } from '#texts/strategy/tell-strategy.ts';

/** A figure in words: its edges and its middle. */
export interface ReportLine {
  label: string;
  low: string;
  middle: string;
  high: string;
  /** All three in one, or the one figure that they are. */
  range: string;
}

/** A detailed estimate in a person's words. */
export interface ToldReport {
  /** That the figures are the home's own. */
  calculated: string;
  lines: readonly ReportLine[];
  /** Packages that are not recommended, and why. */
  notWorthIt: readonly Fact[];
  subsidies: readonly string[];
  given: readonly Fact[];
  assumed: readonly Fact[];
}

interface Row {
  label: string;
  figure: Record<'low' | 'middle' | 'high', number | null> | undefined;
  write: (value: number) => string;
}

const ifAny = (figure: EstimateVerdict['co2KgPerYear']) => (figure.high > 0 ? figure : undefined);

function lineOf({ label, figure, write }: Row, { language }: Locale): ReportLine[] {
  if (!figure) return [];
  const written = (value: number | null) => (value === null ? estimateTexts[language].money.never : write(value));
  const [low, middle, high] = [written(figure.low), written(figure.middle), written(figure.high)];
  const range = low === high ? middle : estimateLetterTexts[language].range(low, high, middle);
  return [{ label, low, middle, high, range }];
}

function plantRows({ kwp, yieldKwh, selfSufficiency, heatPump }: EstimateVerdict, locale: Locale): Row[] {
  const { plant, charts } = estimateTexts[locale.language];
  const { units } = strategyTexts[locale.language];
  const tenths = (value: number) => formatTenths(value, locale);
  const percent = (value: number) => formatPercent(value * 100, locale);
  const { seasonalPerformance } = heatPump ?? {};
  return [
    { label: plant.size, figure: kwp, write: (it) => units.kWp(tenths(it)) },
    { label: plant.yield, figure: yieldKwh, write: (it) => units.kWh(numberLabel(it, locale)) },
    { label: charts.selfSufficiency.title, figure: selfSufficiency, write: percent },
    { label: plant.heatPump, figure: heatPump?.powerKw, write: (it) => units.kW(tenths(it)) },
    { label: plant.performance, figure: seasonalPerformance, write: tenths },
  ];
}

/** A payback that may never come has no latest year. */
function paybackLine(verdict: Pick<EstimateVerdict, 'money'>, locale: Locale): ReportLine[] {
  const { years, notBefore, payback: label } = estimateTexts[locale.language].money;
  const { investment, paybackYears } = verdict.money;
  const number = (value: number) => formatNumber(value, locale);
  const write = (value: number) => years(number(value));
  const lines = lineOf({ label, figure: ifAny(investment) && paybackYears, write }, locale);
  const { low, middle, high } = paybackYears;
  if (low === null || high !== null) return lines;
  const earliest = notBefore(number(low));
  const { atEarliest } = estimateLetterTexts[locale.language];
  return lines.map((line) => ({ ...line, range: middle === null ? earliest : atEarliest(earliest, write(middle)) }));
}

/** What it costs and brings. */
export function moneyLines({ money, currency }: Pick<EstimateVerdict, 'money' | 'currency'>, locale: Locale) {
  const texts = estimateTexts[locale.language].money;
  const { investment, subsidy, savingPerYear, over25Years } = money;
  const amount = (value: number) => amountLabel(value, currency, locale);
  const line = (label: string, figure: Row['figure']) => lineOf({ label, figure, write: amount }, locale);
  return [
    ...line(texts.investment, ifAny(investment)),
    ...line(texts.subsidy, ifAny(subsidy)),
    ...line(texts.saving, savingPerYear),
    ...paybackLine({ money }, locale),
    ...line(texts.over25Years, over25Years),
  ];
}

function verdictLines(verdict: EstimateVerdict, locale: Locale): ReportLine[] {
  const { units } = strategyTexts[locale.language];
  const write = (value: number) => units.kg(numberLabel(value, locale));
  const co2 = { label: estimateLetterTexts[locale.language].co2, figure: ifAny(verdict.co2KgPerYear), write };
  return [
    ...plantRows(verdict, locale).flatMap((row) => lineOf(row, locale)),
    ...moneyLines(verdict, locale),
    ...lineOf(co2, locale),
  ];
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function notWorthItFacts({ notWorthIt }: EstimateVerdict, { language }: Locale): Fact[] {
  const why = recommendationTexts[language].notWorthIt;
  return packageNames.flatMap((name) => {
    const reasons = new Set(reasonsAgainstPackage(name, notWorthIt).map(({ reason }) => asSentence(why[reason])));
    return reasons.size > 0 ? [{ label: homeTexts[language].package[name], value: [...reasons].join(' ') }] : [];
  });
}

/** A report in one language, its figures in those of the market it was made for; `to` whose home it is, or to others. */
export function tellReport(report: EstimateReport, locale: Locale, to: 'own' | 'other' = 'own'): ToldReport {
  const { verdict, asOf, subsidies, assumptions } = to === 'own' ? report : reportForOthers(report);
  const { calculated } = estimateLetterTexts[locale.language];
  const say = (it: EstimateReport['assumptions'][number]) => sayAssumption(it, verdict.currency, locale);
  return {
    calculated: calculated[to](verdict.place, formatDate(asOf, locale)),
    lines: verdictLines(verdict, locale),
    notWorthIt: notWorthItFacts(verdict, locale),
    subsidies: subsidyLines(subsidies, verdict.currency, locale),
    given: assumptions.filter(({ isGiven }) => isGiven).map(say),
    assumed: assumptions.filter(({ isGiven }) => !isGiven).map(say),
  };
}
