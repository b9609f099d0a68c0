import type { DatedTexts } from '#texts/dated/texts.ts';

export const de: DatedTexts = {
  consent: 'Sätze der Einwilligung',
  legalPages: 'Datenschutz, AGB und Impressum',
  claims: 'Stimmen, Versprechen und Neuigkeiten der Startseite',
  localProgrammes: (state, count) => `Örtliche Programme in ${state}: ${count}`,
};
