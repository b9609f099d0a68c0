import type { HeatSource } from '#domain/estimate/estimate-input.ts';
import { applied, type Programme, type Subsidy, type SubsidyCase } from '#domain/estimate/subsidies/subsidy.ts';

/**
 * KfW 458, in two versions by the day of application. Source: BEG EM guideline of 2026-07-17, no. 8.3 and 8.4, and KfW leaflet 458
 * (07/2026), as transcribed in several public repositories of August to October 2026; before: guideline of 2023-12-21.
 */
const NEW_RULES = '2026-07-21';

interface Part {
  name: string;
  rate: number;
}

const newSpeed = [
  { from: '2028-08-01', rate: 0 },
  { from: '2028-02-01', rate: 0.04 },
  { from: '2027-08-01', rate: 0.08 },
  { from: '2027-02-01', rate: 0.12 },
  { from: NEW_RULES, rate: 0.16 },
] as const;
const OLD_SPEED = 0.2;

/** Taxable income up to which a share is paid, lowest first. */
const newIncome = [
  { upTo: 30_000, rate: 0.4 },
  { upTo: 40_000, rate: 0.3 },
  { upTo: 50_000, rate: 0.1 },
] as const;
const oldIncome = [{ upTo: 40_000, rate: 0.3 }] as const;
const CHILD_RELIEF = 10_000;

const anyAge: readonly HeatSource[] = ['oil', 'coal', 'gas_floor', 'night_storage'];
const ifOld: readonly HeatSource[] = ['gas', 'propane', 'biomass'];
const OLD_YEARS = 20;

/** Whether the speed bonus is paid for what is taken out. */
function isFast({ heating }: SubsidyCase): boolean {
  if (!heating.works) return false;
  return anyAge.includes(heating.system) || (ifOld.includes(heating.system) && (heating.ageYears ?? 0) >= OLD_YEARS);
}

/** The income that counts; the new guideline takes off an amount once where a minor lives. */
function countedIncome({ householdIncome, minorChildren }: SubsidyCase, isNew: boolean): number {
  const income = householdIncome ?? Number.POSITIVE_INFINITY;
  return isNew && minorChildren > 0 ? income - CHILD_RELIEF : income;
}

function partsOn(it: SubsidyCase, day: string): Part[] {
  const isNew = day >= NEW_RULES;
  const income = countedIncome(it, isNew);
  const speed = isNew ? (newSpeed.find(({ from }) => day >= from)?.rate ?? 0) : OLD_SPEED;
  const natural = it.heatPump.kind === 'ground' || it.heatPump.naturalRefrigerant;
  const parts = [
    { name: 'base', rate: 0.3 },
    { name: 'speed', rate: isFast(it) ? speed : 0 },
    { name: 'income', rate: (isNew ? newIncome : oldIncome).find(({ upTo }) => income <= upTo)?.rate ?? 0 },
    { name: 'efficiency', rate: !isNew && natural ? 0.05 : 0 },
  ];
  return parts.filter(({ rate }) => rate > 0);
}

/** The first unit's limit falls by 750 each half year from February 2027 to August 2030. */
const FALLING_FROM = 2027 * 2;
const FALL = 750;
const MOST_FALLS = 8;

function firstLimit(day: string): number {
  if (day < NEW_RULES) return 30_000;
  const [year = 0, month = 0] = day.split('-').map(Number);
  const halfYear = month >= 8 ? year * 2 + 1 : month >= 2 ? year * 2 : year * 2 - 1;
  return 28_000 - FALL * Math.min(MOST_FALLS, Math.max(0, halfYear - FALLING_FROM + 1));
}

/** What of the cost counts for the whole building. */
function eligibleCost({ homes, costs }: SubsidyCase, day: string): number {
  const limit = firstLimit(day) + 15_000 * Math.min(5, homes - 1) + 8_000 * Math.max(0, homes - 6);
  return Math.min(costs.heatPump, limit);
}

/** Base and efficiency are paid for every home of the building, speed and income for the owner's own, an equal share of the cost; together no more than the limit. */
function amountOn(it: SubsidyCase, day: string): number {
  const parts = partsOn(it, day);
  const rate = (names: readonly string[]) =>
    parts.filter(({ name }) => names.includes(name)).reduce((sum, part) => sum + part.rate, 0);
  const all = rate(['base', 'efficiency']);
  const most = day >= NEW_RULES && countedIncome(it, true) <= 30_000 ? 0.8 : 0.7;
  const own = Math.min(most, all + rate(['speed', 'income'])) - all;
  return eligibleCost(it, day) * (all + own / it.homes);
}

const steps = [NEW_RULES, '2027-02-01', '2027-08-01', '2028-02-01', '2028-08-01', '2029-02-01'] as const;
const TOLD_STEPS = 2;

/** What a later application brings, more or less, at the next steps of the guideline. */
function changesAfter(it: SubsidyCase) {
  const now = amountOn(it, it.date);
  return steps
    .filter((day) => day > it.date)
    .slice(0, TOLD_STEPS)
    .map((from) => ({ from, amount: Math.round(amountOn(it, from) - now) }))
    .filter(({ amount }) => amount !== 0);
}

const common = { id: 'de-kfw-458', measure: 'heatPump' } as const;
const oldProgramme: Programme = {
  ...common,
  from: '2024-02-27',
  to: '2026-07-20',
  source: 'BEG EM guideline of 2023-12-21 and KfW leaflet 458 (haustec.de, wiki.indigud.de)',
  asOf: '2026-03',
};
const newProgramme: Programme = {
  ...common,
  from: NEW_RULES,
  source: 'BEG EM guideline of 2026-07-17, no. 8.3-8.4, and KfW leaflet 458 (07/2026)',
  asOf: '2026-11-22',
};
const made: Programme = {
  id: 'de-kfw-458-made-in-europe',
  measure: 'heatPump',
  from: '2027-01-01',
  source: 'Announced for the first quarter of 2027: base 15 %, and 15 % if made in the EU; no details published',
  asOf: '2026-11-22',
};

const LEAST_BUILDING_YEARS = 5;
const heatsAlready: readonly HeatSource[] = ['heat_pump'];

/** Nothing for new houses, nor where a heat pump already heats. */
const isEligible = ({ heating, date }: SubsidyCase) =>
  !heatsAlready.includes(heating.system) &&
  (heating.builtIn === undefined || Number(date.slice(0, 4)) - heating.builtIn >= LEAST_BUILDING_YEARS);

export function kfw458(it: SubsidyCase): Subsidy[] {
  if (!isEligible(it)) return [];
  const programme = it.date >= NEW_RULES ? newProgramme : oldProgramme;
  const counted = { ...applied(programme, it.date, amountOn(it, it.date)), parts: partsOn(it, it.date) };
  const changes = changesAfter(it);
  return [
    counted.status === 'counted' && changes.length > 0 ? { ...counted, changes } : counted,
    { ...made, status: 'announced', amount: 0 },
  ];
}
