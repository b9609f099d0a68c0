import type { ConsentTexts } from '#texts/consent/texts.ts';

export const de: ConsentTexts = {
  agreement: ({ terms, privacy }) => `Ich stimme den ${terms} und der ${privacy} zu.`,
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  updates: 'Ich möchte Neuigkeiten per E-Mail erhalten. Das kann ich jederzeit widerrufen.',
  handOver: (partners) =>
    `Ihre Antworten und Kontaktdaten gehen für ein Angebot an ${partners} und an niemanden sonst.`,
  handOverUnnamed:
    'Ihre Antworten und Kontaktdaten gehen für ein Angebot an bis zu drei geprüfte Fachbetriebe in Ihrer Nähe und an niemanden sonst.',
};
