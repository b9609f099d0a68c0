import type { MilestoneTexts } from '#texts/milestones/texts.ts';

export const fr: MilestoneTexts = {
  title: {
    proposal: 'Proposition',
    expertCall: 'Entretien avec un expert',
    matching: 'Mise en relation',
    siteQuote: 'Devis ferme',
    installation: 'Installation',
  },
  when: {
    proposal: 'Sous 24 heures',
    expertCall: 'Du 3e au 5e jour',
    matching: 'Du 5e au 7e jour',
    siteQuote: 'Semaines 2 et 3',
    installation: 'Semaines 4 à 8',
  },
  text: {
    proposal: 'Vous recevez une proposition.',
    expertCall: 'Un expert en parle avec vous par vidéo, pendant 30 minutes.',
    matching: 'Nous vous mettons en relation avec trois installateurs vérifiés au plus.',
    siteQuote: 'Après une visite chez vous, vous recevez un devis ferme.',
    installation: 'L’installation est posée, contrôlée et certifiée.',
  },
  planning: {
    title: (company) => `Préparation avec ${company}`,
    text: (company) => `${company} prépare les travaux avec vous.`,
  },
};
