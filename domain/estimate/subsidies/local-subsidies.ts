import type { LocalIncentive, LocalThing } from '#domain/estimate/subsidies/local-incentive.ts';
import { applied, type Subsidy, type SubsidyCase } from '#domain/estimate/subsidies/subsidy.ts';
import type { Solution } from '#domain/home/enumerations.ts';

const SOURCE = 'Rewiring America, api.rewiringamerica.org data (Apache-2.0)';
const AS_OF = '2026-08-06';
/** Of the many rows of utilities and low incomes, those that pay most are told, and of those that have ended the latest. */
const MOST_POSSIBLE = 10;
const MOST_ENDED = 5;
const KW_PER_TON = 3.517;

/** What each thing costs and how large it is in the units the rows count in. */
function sizeOf(thing: LocalThing, { costs, kwp, batteryKwh, heatPump }: SubsidyCase) {
  if (thing === 'solar') return { cost: costs.solar, kilowatt: kwp, watt: kwp * 1_000 };
  if (thing === 'battery') return { cost: costs.battery, kilowatt: batteryKwh / 2, kilowatt_hour: batteryKwh };
  if (thing === 'charger') return { cost: costs.charger };
  return { cost: costs.heatPump, ton: heatPump.powerKw / KW_PER_TON, btuh10k: (heatPump.powerKw * 3.412) / 10 };
}

const measureOf: Record<LocalThing, Solution> = {
  solar: 'solar',
  battery: 'solar',
  airHeatPump: 'heatPump',
  groundHeatPump: 'heatPump',
  charger: 'evCharging',
};

/** What the home buys, as the table names it. */
function bought({ measures, batteryKwh, heatPump }: SubsidyCase): LocalThing[] {
  const all: LocalThing[] = ['solar', 'battery', heatPump.kind === 'air' ? 'airHeatPump' : 'groundHeatPump', 'charger'];
  return all.filter((thing) => measures.includes(measureOf[thing]) && (thing !== 'battery' || batteryKwh > 0));
}

/** What a row pays for a thing; never more than the thing costs. A unit that the thing is not counted in pays nothing. */
function pays({ amount }: LocalIncentive, thing: LocalThing, it: SubsidyCase): number {
  const size: Partial<Record<string, number>> & { cost: number } = sizeOf(thing, it);
  const units = amount.unit ? (size[amount.unit] ?? 0) : 0;
  const sum = {
    percent: amount.number * size.cost,
    dollars_per_unit: amount.number * units,
    dollar_amount: amount.number,
  };
  return Math.min(sum[amount.kind], amount.most ?? Number.POSITIVE_INFINITY, size.cost);
}

interface Row {
  subsidy: Subsidy;
  thing: LocalThing;
  isForAll: boolean;
}

function rowOf(incentive: LocalIncentive, thing: LocalThing, it: SubsidyCase): Row {
  const { id, from, to, url } = incentive;
  const programme = {
    id,
    measure: measureOf[thing],
    ...(from && { from }),
    ...(to && { to }),
    source: SOURCE,
    asOf: AS_OF,
  };
  const subsidy = { ...applied(programme, it.date, pays(incentive, thing, it)), url };
  return { subsidy, thing, isForAll: incentive.isForAll };
}

const asPossible = ({ subsidy }: Row): Subsidy =>
  subsidy.status === 'counted' ? { ...subsidy, status: 'possible', amount: 0, atMost: subsidy.amount } : subsidy;

/** The most that are told: what pays most first, what ended last. */
function told(others: readonly Subsidy[]): Subsidy[] {
  const of = (wanted: boolean) => others.filter(({ status }) => (status === 'ended') === wanted);
  const byId = (a: Subsidy, b: Subsidy) => (a.id < b.id ? -1 : 1);
  const open = of(false).sort((a, b) => (b.atMost ?? 0) - (a.atMost ?? 0) || byId(a, b));
  const ended = of(true).sort((a, b) => (a.to === b.to ? byId(a, b) : (a.to ?? '') > (b.to ?? '') ? -1 : 1));
  return [...open.slice(0, MOST_POSSIBLE), ...ended.slice(0, MOST_ENDED)];
}

/** Of a state's rows for one thing the best counts: they are tiers and alternatives more often than they add up. */
function split(rows: readonly Row[]): { counted: Subsidy[]; others: Subsidy[] } {
  const open = rows.filter(({ isForAll, subsidy }) => isForAll && subsidy.status === 'counted' && subsidy.amount > 0);
  const best = new Map<LocalThing, Row>();
  for (const row of open) if (row.subsidy.amount > (best.get(row.thing)?.subsidy.amount ?? 0)) best.set(row.thing, row);
  const counted = [...best.values()];
  return {
    counted: counted.map(({ subsidy }) => subsidy),
    others: rows.filter((it) => !counted.includes(it)).map(asPossible),
  };
}

/** What state, utilities and towns give in the home's state: whether theirs is one's own utility is not known, so only the state's own counts. */
export function localSubsidies(it: SubsidyCase): Subsidy[] {
  const things = bought(it);
  const near = it.incentives.filter((row) => row.state === it.state && row.owners);
  const rows = near.flatMap((row) => {
    const thing = things.find((wanted) => row.things.includes(wanted));
    return thing ? [rowOf(row, thing, it)] : [];
  });
  const { counted, others } = split(rows);
  return [...counted, ...told(others)];
}
