import { pronovo as dated, SWISS_DEDUCTION_TO } from '#domain/estimate/subsidies/dated.ts';
import { applied, type Programme, type Subsidy, type SubsidyRule } from '#domain/estimate/subsidies/subsidy.ts';

const pronovo: Programme = {
  id: 'ch-pronovo',
  measure: 'solar',
  source: 'Pronovo, small one-off payment, about 360 CHF/kW, at most 30 % of the cost; check the tariff calculator',
  asOf: '2026-10',
};
const LEAST_KW = 2;

/** What owners may take off their taxable income: worth a share that depends on their tax. */
const deduction = (measure: Programme['measure']): Programme => ({
  id: measure === 'solar' ? 'ch-deduction-solar' : 'ch-deduction-heat-pump',
  measure,
  to: SWISS_DEDUCTION_TO,
  source: 'Federal deduction for energy measures, ends with the imputed rental value (Federal Council, 2026-04-01)',
  asOf: '2026-10',
});

const cantons: Programme = {
  id: 'ch-gebaeudeprogramm',
  measure: 'heatPump',
  source: 'Das Gebäudeprogramm: amounts and conditions by canton',
  asOf: '2026-10',
};

export const swissProgrammes: readonly Programme[] = [pronovo, deduction('solar'), deduction('heatPump'), cantons];

const possible = (programme: Programme, day: string): Subsidy => {
  const subsidy = applied(programme, day, 0);
  return subsidy.status === 'counted' ? { ...subsidy, status: 'possible' } : subsidy;
};

export const swissSubsidies: SubsidyRule = ({ date, measures, kwp, costs }) => {
  const amount = kwp >= LEAST_KW ? Math.min(dated.perKw * kwp, dated.mostShare * costs.solar) : 0;
  const solar = [applied(pronovo, date, amount), possible(deduction('solar'), date)];
  const heatPump = [possible(cantons, date), possible(deduction('heatPump'), date)];
  return [...(measures.includes('solar') ? solar : []), ...(measures.includes('heatPump') ? heatPump : [])];
};
