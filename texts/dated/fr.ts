import type { DatedTexts } from '#texts/dated/texts.ts';

export const fr: DatedTexts = {
  consent: 'Phrases du consentement',
  legalPages: 'Confidentialité, conditions et mentions légales',
  claims: 'Témoignages, promesses et actualités de la page d’accueil',
  localProgrammes: (state, count) => `Programmes locaux, ${state} : ${count}`,
};
