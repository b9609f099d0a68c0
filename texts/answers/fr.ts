import type { AnswerTexts } from '#texts/answers/texts.ts';

export const fr: AnswerTexts = {
  homeType: 'Type de logement',
  homeSize: 'Surface habitable',
  roofType: 'Toit',
  roofAge: 'Âge du toit',
  currentHeatingSystem: 'Chauffage',
  heatingSystemAge: 'Âge du chauffage',
  hasEV: 'Voiture électrique',
  annualEnergyBill: 'Facture d’énergie par an',
  energyGoals: 'Votre objectif',
  additionalNotes: 'Remarques',
};
