import type { ConsentTexts } from '#texts/consent/texts.ts';

export const en: ConsentTexts = {
  agreement: ({ terms, privacy }) => `I agree to the ${terms} and the ${privacy}.`,
  terms: 'terms and conditions',
  privacy: 'privacy policy',
  updates: 'I would like to receive updates by email. I can withdraw this at any time.',
  handOver: (partners) => `Your answers and contact details go to ${partners} for a quote, and to nobody else.`,
  handOverUnnamed:
    'Your answers and contact details go to up to three vetted installation partners near you for a quote, and to nobody else.',
};
