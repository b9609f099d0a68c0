import type { HeatSource } from '#domain/estimate/estimate-input.ts';
import { kfw458Before, kfw458Since2026 } from '#domain/estimate/subsidies/dated.ts';
import { applied, type Programme, type Subsidy, type SubsidyCase } from '#domain/estimate/subsidies/subsidy.ts';

const NEW_RULES = kfw458Since2026.from;

interface Part {
  name: string;
  rate: number;
}

const anyAge: readonly HeatSource[] = ['oil', 'coal', 'gas_floor', 'night_storage'];
const ifOld: readonly HeatSource[] = ['gas', 'propane', 'biomass'];

/** Whether the speed bonus is paid for what is taken out. */
function isFast({ heating }: SubsidyCase): boolean {
  if (!heating.works) return false;
  return (
    anyAge.includes(heating.system) ||
    (ifOld.includes(heating.system) && (heating.ageYears ?? 0) >= kfw458Since2026.oldBoilerYears)
  );
}

/** The income that counts; the new guideline takes off an amount once where a minor lives. */
function countedIncome({ householdIncome, minorChildren }: SubsidyCase, isNew: boolean): number {
  const income = householdIncome ?? Number.POSITIVE_INFINITY;
  return isNew && minorChildren > 0 ? income - kfw458Since2026.childRelief : income;
}

/** The share that is paid for speed on a day, to who takes out what must go. */
const speedOn = (day: string) =>
  day < NEW_RULES ? kfw458Before.speed : (kfw458Since2026.speed.find(({ to }) => day <= to)?.rate ?? 0);

function partsOn(it: SubsidyCase, day: string): Part[] {
  const isNew = day >= NEW_RULES;
  const income = countedIncome(it, isNew);
  const natural = it.heatPump.kind === 'ground' || it.heatPump.naturalRefrigerant;
  const tiers = isNew ? kfw458Since2026.income : kfw458Before.income;
  const parts = [
    { name: 'base', rate: isNew ? kfw458Since2026.base : kfw458Before.base },
    { name: 'speed', rate: isFast(it) ? speedOn(day) : 0 },
    { name: 'income', rate: tiers.find(({ upTo }) => income <= upTo)?.rate ?? 0 },
    { name: 'efficiency', rate: !isNew && natural ? kfw458Before.efficiency : 0 },
  ];
  return parts.filter(({ rate }) => rate > 0);
}

/** Half years since the year 0; the first one of a year begins in February. */
function halfYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return 2 * year + (month >= 8 ? 1 : month >= 2 ? 0 : -1);
}

const FALLS_FROM = halfYear('2027-02-01');

/** What of the cost of the first home counts. */
function firstLimit(day: string): number {
  if (day < NEW_RULES) return kfw458Before.firstHome;
  const { firstHome, fall, falls } = kfw458Since2026;
  return firstHome - fall * Math.min(falls, Math.max(0, halfYear(day) - FALLS_FROM + 1));
}

/** What of the cost counts for the whole building. */
function eligibleCost({ homes, costs }: SubsidyCase, day: string): number {
  const { secondToSixth, further } = kfw458Since2026;
  const limit = firstLimit(day) + secondToSixth * Math.min(5, homes - 1) + further * Math.max(0, homes - 6);
  return Math.min(costs.heatPump, limit);
}

/** Base and efficiency are paid for every home of the building, speed and income for the owner's own, an equal share of the cost; together no more than the limit. */
function amountOn(it: SubsidyCase, day: string): number {
  const parts = partsOn(it, day);
  const rate = (names: readonly string[]) =>
    parts.filter(({ name }) => names.includes(name)).reduce((sum, part) => sum + part.rate, 0);
  const all = rate(['base', 'efficiency']);
  const { income, most, mostOfLowIncome } = kfw458Since2026;
  const isLow = day >= NEW_RULES && countedIncome(it, true) <= income[0].upTo;
  const own = Math.min(isLow ? mostOfLowIncome : most, all + rate(['speed', 'income'])) - all;
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
  from: kfw458Before.from,
  to: kfw458Before.to,
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

export const kfwProgrammes: readonly Programme[] = [oldProgramme, newProgramme, made];

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
