import type { AnswerTexts } from '#texts/answers/texts.ts';

export const en: AnswerTexts = {
  homeType: 'Type of home',
  homeSize: 'Home size',
  roofType: 'Roof',
  roofAge: 'Age of the roof',
  currentHeatingSystem: 'Heating',
  heatingSystemAge: 'Age of the heating',
  hasEV: 'Electric car',
  annualEnergyBill: 'Energy bill per year',
  energyGoals: 'Your goal',
  additionalNotes: 'Notes',
};
