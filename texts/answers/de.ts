import type { AnswerTexts } from '#texts/answers/texts.ts';

export const de: AnswerTexts = {
  homeType: 'Art des Hauses',
  homeSize: 'Wohnfläche',
  roofType: 'Dach',
  roofAge: 'Alter des Dachs',
  currentHeatingSystem: 'Heizung',
  heatingSystemAge: 'Alter der Heizung',
  hasEV: 'Elektroauto',
  annualEnergyBill: 'Energiekosten im Jahr',
  energyGoals: 'Ihr Ziel',
  additionalNotes: 'Anmerkungen',
};
