import { americanCredits, HEAR_HEAT_PUMP } from '#domain/estimate/subsidies/dated.ts';
import { localSubsidies } from '#domain/estimate/subsidies/local-subsidies.ts';
import {
  applied,
  type Programme,
  type Subsidy,
  type SubsidyCase,
  type SubsidyRule,
} from '#domain/estimate/subsidies/subsidy.ts';

const IRS = 'IRS FS-2025-05 (Public Law 119-21)';

const solarCredit: Programme = {
  id: 'us-25d',
  measure: 'solar',
  from: '2022-01-01',
  to: americanCredits.homeTo,
  source: IRS,
  asOf: '2025-08',
};
const groundCredit: Programme = { ...solarCredit, id: 'us-25d-geothermal', measure: 'heatPump' };
const airCredit: Programme = { ...solarCredit, id: 'us-25c', measure: 'heatPump', from: '2023-01-01' };
const chargerCredit: Programme = {
  id: 'us-30c',
  measure: 'evCharging',
  from: '2023-01-01',
  to: americanCredits.chargerTo,
  source: IRS,
  asOf: '2025-08',
};
const hear: Programme = {
  id: 'us-hear',
  measure: 'heatPump',
  source: 'HEAR, state by state: all of the cost below 80 % of the area median income, half up to 150 %',
  asOf: '2026-06-05',
};

export const americanProgrammes: readonly Programme[] = [solarCredit, groundCredit, airCredit, chargerCredit, hear];

const CREDIT = americanCredits.rate;
/** Batteries from 3 kWh counted with the roof. */
const LEAST_BATTERY_KWH = 3;

function solarPart({ costs, batteryKwh, date }: SubsidyCase): Subsidy {
  const battery = batteryKwh >= LEAST_BATTERY_KWH ? costs.battery : 0;
  return applied(solarCredit, date, CREDIT * (costs.solar + battery));
}

function heatPumpParts({ costs, heatPump, date }: SubsidyCase): Subsidy[] {
  const credit =
    heatPump.kind === 'ground'
      ? applied(groundCredit, date, CREDIT * costs.heatPump)
      : applied(airCredit, date, Math.min(americanCredits.mostOfHeatPump, CREDIT * costs.heatPump));
  return [credit, { ...hear, status: 'possible', amount: 0, atMost: Math.min(HEAR_HEAT_PUMP, costs.heatPump) }];
}

/** What the federation and the home's state give; what counts of the state's is taken off what the federation's share is of, never twice. */
export const americanSubsidies: SubsidyRule = (it) => {
  const { measures, date, costs } = it;
  const federal = [
    ...(measures.includes('solar') ? [solarPart(it)] : []),
    ...(measures.includes('heatPump') ? heatPumpParts(it) : []),
    ...(measures.includes('evCharging')
      ? [applied(chargerCredit, date, Math.min(americanCredits.mostOfCharger, CREDIT * costs.charger))]
      : []),
  ];
  return [...federal, ...localSubsidies(it)];
};
