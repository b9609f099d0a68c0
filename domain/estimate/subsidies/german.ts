import { apartmentCharging as dated } from '#domain/estimate/subsidies/dated.ts';
import { kfw458, kfwProgrammes } from '#domain/estimate/subsidies/kfw-458.ts';
import { applied, type Programme, type Subsidy, type SubsidyRule } from '#domain/estimate/subsidies/subsidy.ts';

const apartmentCharging: Programme = {
  id: 'de-charging-apartment-building',
  measure: 'evCharging',
  from: dated.from,
  to: dated.to,
  source: 'Federal programme for charging in apartment buildings; closed',
  asOf: '2026-10',
};
/** The least of what was paid for a space. */
const [PER_SPACE] = dated.perSpace;
const LEAST_HOMES = 3;

export const germanProgrammes: readonly Programme[] = [...kfwProgrammes, apartmentCharging];

export const germanSubsidies: SubsidyRule = (it) => {
  const found: Subsidy[] = [];
  if (it.measures.includes('heatPump')) found.push(...kfw458(it));
  if (it.measures.includes('evCharging') && it.homes >= LEAST_HOMES && !it.rents)
    found.push(applied(apartmentCharging, it.date, Math.min(PER_SPACE, it.costs.charger)));
  return found;
};
