import type { ConsentTexts } from '#texts/consent/texts.ts';

export const fr: ConsentTexts = {
  agreement: ({ terms, privacy }) => `J’accepte les ${terms} et la ${privacy}.`,
  terms: 'conditions d’utilisation',
  privacy: 'politique de confidentialité',
  updates: 'Je souhaite recevoir des nouvelles par e-mail. Je peux y renoncer à tout moment.',
  handOver: (partners) =>
    `Vos réponses et vos coordonnées sont transmises à ${partners} pour un devis, et à personne d’autre.`,
  handOverUnnamed:
    'Vos réponses et vos coordonnées sont transmises à trois installateurs vérifiés au plus, près de chez vous, pour un devis, et à personne d’autre.',
};
