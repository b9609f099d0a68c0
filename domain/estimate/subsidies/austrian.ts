import type { HeatSource } from '#domain/estimate/estimate-input.ts';
import { eag2026 } from '#domain/estimate/subsidies/dated.ts';
import {
  applied,
  type Programme,
  type Subsidy,
  type SubsidyCase,
  type SubsidyRule,
} from '#domain/estimate/subsidies/subsidy.ts';

const boiler: Programme = {
  id: 'at-kesseltausch',
  measure: 'heatPump',
  from: '2025-10-03',
  to: '2026-10-09',
  source: 'Kesseltausch: funds exhausted, no new registrations (umweltfoerderung.at, gugerell.gmbh, bauernzeitung.at)',
  asOf: '2026-10-09',
};
const cleanHeat: Programme = {
  id: 'at-sauber-heizen',
  measure: 'heatPump',
  to: '2026-10-09',
  source: 'Sauber Heizen für Alle: no new registrations (herz-energie.at)',
  asOf: '2026-10-09',
};
const provinces: Programme = {
  id: 'at-provinces',
  measure: 'heatPump',
  source: 'Provinces: for instance Vienna, Carinthia and Styria 35 %, Vienna up to 8,000',
  asOf: '2026-10',
};
const eag: Programme = {
  id: 'at-eag-pv',
  measure: 'solar',
  from: eag2026.from,
  to: eag2026.to,
  source: 'EAG-Investitionszuschuss, last call of 2026 (EAG-Abwicklungsstelle, foerderzentrum.at)',
  asOf: '2026-10',
};
const eagNext: Programme = {
  id: 'at-eag-battery',
  measure: 'solar',
  from: '2026-11-01',
  source: 'Scheme for battery and control, applied for after installation; amounts open',
  asOf: '2026-10',
};
const vat: Programme = {
  id: 'at-vat-pv',
  measure: 'solar',
  to: '2025-03-31',
  source: 'No VAT on photovoltaics up to 35 kW until 31 March 2025',
  asOf: '2025-04-01',
};

export const austrianProgrammes: readonly Programme[] = [boiler, cleanHeat, provinces, eag, eagNext, vat];

const fossil: readonly HeatSource[] = ['gas', 'gas_floor', 'oil', 'propane', 'coal', 'night_storage'];

/** 30 %, at most 7,500, and 5,000 for a bore hole; for who takes out a fossil boiler. */
function boilerAmount({ costs, heatPump, heating }: SubsidyCase): number {
  if (!fossil.includes(heating.system)) return 0;
  const bonus = heatPump.kind === 'ground' ? 5_000 : 0;
  return Math.min(costs.heatPump, Math.min(0.3 * costs.heatPump, 7_500) + bonus);
}

/** Euro for 1 kWp of each size's part, and for 1 kWh of battery. */
function eagAmount({ kwp, batteryKwh, costs }: SubsidyCase): number {
  const { smallKwp, middleKwp, perKwpSmall, perKwpMiddle, perKwpLarge, perBatteryKwh } = eag2026;
  const solar =
    perKwpSmall * Math.min(smallKwp, kwp) +
    perKwpMiddle * Math.min(middleKwp - smallKwp, Math.max(0, kwp - smallKwp)) +
    perKwpLarge * Math.max(0, kwp - middleKwp);
  return Math.min(solar, costs.solar) + Math.min(perBatteryKwh * batteryKwh, costs.battery);
}

/** A programme whose amount depends on what we do not ask: named, and counted nowhere. */
const uncounted = (programme: Programme, day: string): Subsidy[] => {
  const subsidy = applied(programme, day, 0);
  return subsidy.status === 'counted' ? [{ ...subsidy, status: 'possible' }] : [subsidy];
};

/** The tax relief on the price is in the price while it holds. */
const endedVat = (day: string) => [applied(vat, day, 0)].filter(({ status }) => status === 'ended');

export const austrianSubsidies: SubsidyRule = (it) => {
  const { date, measures } = it;
  const heatPump = [
    applied(boiler, date, boilerAmount(it)),
    ...uncounted(cleanHeat, date),
    ...uncounted(provinces, date),
  ];
  const next: Subsidy = { ...eagNext, status: 'announced', amount: 0 };
  const solar = [applied(eag, date, eagAmount(it)), next, ...endedVat(date)];
  return [...(measures.includes('solar') ? solar : []), ...(measures.includes('heatPump') ? heatPump : [])];
};
