import { kfw458 } from '#domain/estimate/subsidies/kfw-458.ts';
import { applied, type Programme, type Subsidy, type SubsidyRule } from '#domain/estimate/subsidies/subsidy.ts';

const apartmentCharging: Programme = {
  id: 'de-charging-apartment-building',
  measure: 'evCharging',
  from: '2026-04-15',
  to: '2026-11-10',
  source: 'Federal programme for charging in apartment buildings; closed',
  asOf: '2026-10',
};
/** Euro for a space, the least of what was paid. */
const PER_SPACE = 1_300;
const LEAST_HOMES = 3;

export const germanSubsidies: SubsidyRule = (it) => {
  const found: Subsidy[] = [];
  if (it.measures.includes('heatPump')) found.push(...kfw458(it));
  if (it.measures.includes('evCharging') && it.homes >= LEAST_HOMES)
    found.push(applied(apartmentCharging, it.date, Math.min(PER_SPACE, it.costs.charger)));
  return found;
};
