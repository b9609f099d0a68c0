import type { CostTexts } from '#texts/costs/texts.ts';

export const de: CostTexts = {
  package: 'Paket',
  base: 'Grundkosten',
  additional: 'Zusätzlich',
  total: 'Gesamt',
  savings: 'Ersparnis',
  payback: 'Amortisation',
  noExtras: 'Zusätzliche Kosten: keine nach Ihren Antworten.',
};
