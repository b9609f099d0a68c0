import type { CostTexts } from '#texts/costs/texts.ts';

export const en: CostTexts = {
  package: 'Package',
  base: 'Base cost',
  additional: 'Additional costs',
  total: 'Total',
  savings: 'Savings',
  payback: 'Payback',
  noExtras: 'Additional costs: none by your answers.',
};
