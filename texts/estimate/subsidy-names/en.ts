import type { SubsidyWords } from '#texts/estimate/subsidy-names/subsidy-words.ts';

export const en: SubsidyWords = {
  'de-kfw-458-made-in-europe': 'KfW 458, bonus for units made in the EU',
  'de-charging-apartment-building': 'Federal programme for charging in apartment buildings',
  'at-provinces': 'Grants of the provinces',
  'at-eag-pv': 'EAG investment grant',
  'at-eag-battery': 'EAG grant for battery and control',
  'at-vat-pv': 'No VAT on solar panels',
  'ch-gebaeudeprogramm': 'Swiss Buildings Programme',
  'ch-deduction-solar': 'Federal tax deduction for energy measures (solar)',
  'ch-deduction-heat-pump': 'Federal tax deduction for energy measures (heat pump)',
  'us-25d': 'Federal tax credit 25D (solar)',
  'us-25d-geothermal': 'Federal tax credit 25D (geothermal)',
  'us-25c': 'Federal tax credit 25C (heat pump)',
  'us-30c': 'Federal tax credit 30C (charging)',
  'us-hear': 'HEAR, state rebates by income',
};
