import { formatDate, formatNames, type Locale } from '#domain/format.ts';
import { type Solution, solutions } from '#domain/home/enumerations.ts';
import { keptIn } from '#domain/kept-words.ts';
import type { Currency } from '#domain/money.ts';
import type { AdvisedSetup, StrategySubsidy } from '#domain/strategy-check/strategy.ts';
import { amountLabel, moneyRange } from '#texts/estimate/ranges.ts';
import { subsidyName } from '#texts/estimate/subsidy-names/all.ts';
import { homeTexts } from '#texts/home/all.ts';
import { strategyTexts } from '#texts/strategy/all.ts';
import { reasonFigure, sizeLabel } from '#texts/strategy/figures.ts';

/** A part of the setup as it is shown: what is recommended, or what stands in its place. */
export interface SetupLine {
  solution: Solution;
  name: string;
  /** Size and kind: `Wallbox mit 11 kW`. */
  what: string;
  /** Storage or load balancing. */
  detail: string | null;
  brands: string | null;
  isAdvised: boolean;
}

/** A recommendation in a person's words. */
export interface ToldStrategy {
  setup: readonly SetupLine[];
  reasons: readonly string[];
  savings: string;
  subsidies: readonly string[];
  providers: readonly { id: string; name: string; speciality: string }[];
}

type Told = { what: string; detail: string | null; brands: readonly string[] } | null;

function heatPumpTold({ setup: { heatPump } }: AdvisedSetup, locale: Locale): Told {
  const { setup } = strategyTexts[locale.language];
  if (!heatPump) return null;
  return { what: setup.heatPump(sizeLabel(heatPump.powerKw, 'kW', locale)), detail: null, brands: heatPump.brands };
}

function solarTold({ setup: { solar } }: AdvisedSetup, locale: Locale): Told {
  const { setup } = strategyTexts[locale.language];
  if (!solar) return null;
  const storage = solar.batteryKwh > 0 ? setup.storage(sizeLabel(solar.batteryKwh, 'kWh', locale)) : setup.noStorage;
  return { what: setup.solar(sizeLabel(solar.kwp, 'kWp', locale)), detail: storage, brands: solar.brands };
}

function chargerTold({ setup: { evCharger } }: AdvisedSetup, locale: Locale): Told {
  const { setup } = strategyTexts[locale.language];
  if (!evCharger) return null;
  const detail = evCharger.loadBalancing ? setup.loadBalancing : setup.noLoadBalancing;
  return { what: setup.charger(sizeLabel(evCharger.powerKw, 'kW', locale)), detail, brands: evCharger.brands };
}

const parts = {
  solar: { key: 'solar', tell: solarTold },
  heatPump: { key: 'heatPump', tell: heatPumpTold },
  evCharging: { key: 'evCharger', tell: chargerTold },
} as const;

function setupLine(solution: Solution, strategy: AdvisedSetup, locale: Locale): SetupLine {
  const { instead, setup } = strategyTexts[locale.language];
  const { key, tell } = parts[solution];
  const told = tell(strategy, locale);
  const brands = told && told.brands.length > 0 ? setup.brands(formatNames(told.brands, locale.language)) : null;
  return {
    solution,
    name: homeTexts[locale.language].solution[solution],
    what: told?.what ?? instead[key][strategy.ownsHome ? 'own' : 'rent'],
    detail: told?.detail ?? null,
    brands,
    isAdvised: told !== null,
  };
}

/** What a later application changes, or until when one is possible. */
function outlook({ to, changes = [] }: StrategySubsidy, currency: Currency, locale: Locale): string[] {
  const { subsidies } = strategyTexts[locale.language];
  const [next] = changes;
  if (!next) return to ? [subsidies.until(formatDate(to, locale))] : [];
  const amount = amountLabel(Math.abs(next.amount), currency, locale);
  return [subsidies[next.amount < 0 ? 'less' : 'more'](formatDate(next.from, locale), amount)];
}

function subsidyLine(subsidy: StrategySubsidy, currency: Currency, locale: Locale): string {
  const { subsidies } = strategyTexts[locale.language];
  const name = subsidyName(subsidy.id, locale.language) ?? subsidies.local(subsidy.id);
  const { status, to, amount, asOf } = subsidy;
  if (status === 'announced') return subsidies.announced(name);
  if (status === 'ended') return to ? subsidies.ended(name, formatDate(to, locale)) : subsidies.endedAtSomeTime(name);
  const day = formatDate(asOf, locale);
  if (amount.high <= 0) return subsidies.notCounted(name, day);
  const counted = subsidies.counted(name, moneyRange(amount, currency, locale), day);
  return [`${counted}.`, ...outlook(subsidy, currency, locale)].join(' ');
}

const isLocal = ({ id, status }: StrategySubsidy) => status === 'possible' && subsidyName(id, 'en') === undefined;

/** One line for each, and one for all local programmes that may count. */
export function subsidyLines(all: readonly StrategySubsidy[], currency: Currency, locale: Locale): string[] {
  const { subsidies } = strategyTexts[locale.language];
  const local = all.filter(isLocal);
  const [first] = local;
  return [
    ...all.filter((it) => !isLocal(it)).map((it) => subsidyLine(it, currency, locale)),
    ...(first ? [subsidies.notCounted(subsidies.locals(local.length), formatDate(first.asOf, locale))] : []),
  ];
}

/** A saving that may be a loss is not promised. */
function savingsLine({ savingPerYear, currency }: AdvisedSetup, locale: Locale): string {
  const { savings, noSavings } = strategyTexts[locale.language];
  return savingPerYear && savingPerYear.middle > 0 ? savings(moneyRange(savingPerYear, currency, locale)) : noSavings;
}

/** The whole recommendation in one language, its figures in those of the market it was made for. */
export function tellStrategy(strategy: AdvisedSetup, locale: Locale): ToldStrategy {
  const { reasons } = strategyTexts[locale.language];
  return {
    setup: solutions.map((solution) => setupLine(solution, strategy, locale)),
    reasons: strategy.reasons.map((it) => reasons[it.code](reasonFigure(it, strategy.currency, locale))),
    savings: savingsLine(strategy, locale),
    subsidies: subsidyLines(strategy.subsidies, strategy.currency, locale),
    providers: (strategy.providers ?? []).map(({ id, name, speciality }) => ({
      id,
      name,
      speciality: keptIn(speciality, locale.language),
    })),
  };
}
