import type { DatedTexts } from '#texts/dated/texts.ts';

export const en: DatedTexts = {
  consent: 'Sentences of the consent',
  legalPages: 'Privacy policy, terms and imprint',
  claims: 'Testimonials, promises and news of the home page',
  localProgrammes: (state, count) => `Local programmes in ${state}: ${count}`,
};
