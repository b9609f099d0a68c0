import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Range } from '#domain/estimate/range.ts';
import { type Estimating, measuresWorthIt, withoutTheRest } from '#domain/estimate/worth-it.ts';
import type { Solution } from '#domain/home/enumerations.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import type { KeptWords } from '#domain/kept-words.ts';
import type { Reason, ReasonCode, Strategy, StrategySubsidy } from '#domain/strategy-check/strategy.ts';

/** A company that was matched, and the makes it installs. */
export interface Provider {
  id: string;
  name: string;
  speciality: KeptWords;
  brands: Partial<Record<Solution, string[]>>;
}

const percent = ({ low, middle, high }: Range): Range => ({ low: low * 100, middle: middle * 100, high: high * 100 });
const reason = (code: ReasonCode, figure: Range | null = null): Reason => ({ code, figure });
/** Installers speak of halves of a kilowatt. */
const halves = (value: number) => Math.round(value * 2) / 2;

function brandsFor(solution: Solution, providers: readonly Provider[]): string[] {
  return [...new Set(providers.flatMap(({ brands }) => brands[solution] ?? []))].sort();
}

/** The whole, and again without roof or heat pump where it finds them not worth it: the money is that of what is recommended. */
export function weighed(input: EstimateInput, estimating: Estimating): { whole: Estimate; advised: Estimate } {
  const whole = estimating(input);
  const advised = withoutTheRest(input, whole, estimating);
  return { whole, advised: withStorage(advised, { ...input, measures: measuresWorthIt(input, whole) }, estimating) };
}

/** Usable kWh for each kWp, an engineering choice: more is rarely filled by day and emptied by night. */
const STORAGE_PER_KWP = 1;

/** The same with a battery where that leaves more after 25 years. */
function withStorage(advised: Estimate, input: EstimateInput, estimating: Estimating): Estimate {
  if (!advised.solar || advised.renter || input.measures?.includes('solar') === false) return advised;
  const batteryKwh = halves(advised.solar.kwp.middle * STORAGE_PER_KWP);
  const stored = estimating({ ...input, batteryKwh });
  return stored.money.over25Years.middle > advised.money.over25Years.middle ? stored : advised;
}

interface Weighing {
  profile: HomeProfile;
  whole: Estimate;
  advised: Estimate;
}

const isAdvised = ({ whole }: Weighing, solution: Solution) => whole.potentials[solution] !== 'low';

/** Several large loads behind one connection, or a roof whose surplus the car can take: the charger has to listen. */
function balancesLoad({ advised, profile }: Weighing): boolean {
  const verdict = advised.ev?.panel?.verdict;
  if (verdict) return verdict !== 'fits';
  return Boolean(advised.solar || advised.heatPump || advised.renter || profile.heatingSystem?.value === 'heat_pump');
}

function setupOf(weighing: Weighing, providers: readonly Provider[]): Strategy['setup'] {
  const { advised } = weighing;
  const { solar, heatPump, ev } = advised;
  const brands = (solution: Solution) => brandsFor(solution, providers);
  return {
    heatPump:
      heatPump && isAdvised(weighing, 'heatPump')
        ? {
            powerKw: halves(heatPump.powerKw.middle),
            seasonalPerformance: heatPump.seasonalPerformance,
            brands: brands('heatPump'),
          }
        : null,
    solar:
      solar && isAdvised(weighing, 'solar')
        ? { kwp: halves(solar.kwp.middle), batteryKwh: halves(solar.batteryKwh.middle), brands: brands('solar') }
        : null,
    evCharger: ev
      ? { powerKw: ev.chargerKw, loadBalancing: balancesLoad(weighing), brands: brands('evCharging') }
      : null,
  };
}

function solarReasons({ whole, advised }: Weighing, { solar }: Strategy['setup']): Reason[] {
  const found = whole.solar ? [reason('solar-yield', whole.solar.yieldKwh)] : [];
  if (!solar || !advised.solar) return [...found, reason('solar-not-worth-it')];
  const covered = reason('self-sufficiency', percent(advised.solar.selfSufficiency));
  return [...found, covered, ...(solar.batteryKwh > 0 ? [] : [reason('storage-not-worth-it')])];
}

function heatingReasons({ whole, profile }: Weighing, { heatPump }: Strategy['setup']): Reason[] {
  if (profile.heatingSystem?.value === 'heat_pump') return [reason('keep-heat-pump')];
  if (!whole.heatPump) return [];
  const found = reason('heat-pump-performance', whole.heatPump.seasonalPerformance);
  if (!heatPump) return [found, reason('heat-pump-not-worth-it')];
  return [found, reason('heat-pump-electricity', whole.heatPump.electricityKwh)];
}

function carReasons({ advised }: Weighing): Reason[] {
  if (!advised.ev) return [reason('no-car')];
  const { kwh, fromSolar } = advised.ev;
  return [reason('car-use', kwh), ...(fromSolar.high > 0 ? [reason('car-from-solar', percent(fromSolar))] : [])];
}

function paybackReason({ paybackYears: { low, middle, high } }: Estimate['money']): Reason {
  if (low === null || middle === null) return reason('no-payback');
  return reason('payback', { low, middle, high: high ?? 25 });
}

function moneyReasons({ advised }: Weighing, isAnything: boolean): Reason[] {
  if (!isAnything) return [];
  const { money, co2KgPerYear } = advised;
  const co2 = co2KgPerYear.middle > 0 ? [reason('co2', co2KgPerYear)] : [];
  return [reason('investment', money.investment), paybackReason(money), ...co2];
}

type RenterAdvice = NonNullable<Estimate['renter']>['advice'][number];
const renterReasons: Record<RenterAdvice, ReasonCode> = {
  'balcony-solar': 'renter-balcony',
  'landlord-letter': 'renter-landlord',
  'wallbox-right': 'renter-wallbox',
  'tariff-advice': 'renter-tariff',
  'no-heat-pump-as-renter': 'renter-no-heat-pump',
};

function reasonsOf(weighing: Weighing, setup: Strategy['setup']): Reason[] {
  const { renter } = weighing.advised;
  if (renter) {
    const advice = renter.advice.map((it) =>
      reason(renterReasons[it], it === 'balcony-solar' ? (renter.balcony?.yieldKwh ?? null) : null),
    );
    return setup.evCharger ? [...advice, ...carReasons(weighing)] : advice;
  }
  return [
    ...solarReasons(weighing, setup),
    ...heatingReasons(weighing, setup),
    ...carReasons(weighing),
    ...moneyReasons(weighing, Object.values(setup).some(Boolean)),
  ];
}

function savingOf({ advised }: Weighing, setup: Strategy['setup']): Range | null {
  if (advised.renter) return advised.renter.balcony?.money.savingPerYear ?? null;
  return Object.values(setup).some(Boolean) ? advised.money.savingPerYear : null;
}

function subsidyOf({ parts: _, url: __, atMost: ___, ...told }: Estimate['subsidies'][number]): StrategySubsidy {
  return told;
}

/** The recommendation for a home: every figure is the estimate's, every company a matched one. */
export function makeStrategy(
  profile: HomeProfile,
  { whole, advised }: { whole: Estimate; advised: Estimate },
  providers: readonly Provider[],
): Strategy {
  const weighing = { profile, whole, advised };
  const setup = setupOf(weighing, providers);
  return {
    place: advised.place.name,
    ownsHome: profile.ownsHome?.value ?? true,
    currency: advised.currency,
    setup,
    potentials: whole.potentials,
    reasons: reasonsOf(weighing, setup),
    savingPerYear: savingOf(weighing, setup),
    subsidies: advised.subsidies.map(subsidyOf),
    providers: providers.map(({ id, name, speciality }) => ({ id, name, speciality })),
  };
}
