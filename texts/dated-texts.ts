import type { Language } from '#domain/place.ts';

/** The texts of ours that have a date. */
export const datedTexts = {
  consent: {
    de: 'Sätze der Einwilligung',
    en: 'Sentences of the consent',
    fr: 'Phrases du consentement',
  },
  legalPages: {
    de: 'Datenschutz, AGB und Impressum',
    en: 'Privacy policy, terms and imprint',
    fr: 'Confidentialité, conditions et mentions légales',
  },
  claims: {
    de: 'Stimmen, Versprechen und Neuigkeiten der Startseite',
    en: 'Testimonials, promises and news of the home page',
    fr: 'Témoignages, promesses et actualités de la page d’accueil',
  },
} satisfies Record<string, Record<Language, string>>;

/** Programmes of an American state that end on the same day. */
export const localProgrammes: Record<Language, (state: string, count: number) => string> = {
  de: (state, count) => `Örtliche Programme in ${state}: ${count}`,
  en: (state, count) => `Local programmes in ${state}: ${count}`,
  fr: (state, count) => `Programmes locaux, ${state} : ${count}`,
};
