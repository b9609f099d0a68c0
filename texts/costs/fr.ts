import type { CostTexts } from '#texts/costs/texts.ts';

export const fr: CostTexts = {
  package: 'Formule',
  base: 'Coût de base',
  additional: 'Supplément',
  total: 'Total',
  savings: 'Économies',
  payback: 'Amortissement',
  noExtras: 'Suppléments : aucun d’après vos réponses.',
};
