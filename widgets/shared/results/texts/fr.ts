import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';

export const fr: ResultTexts = {
  title: 'Votre bilan de solutions énergétiques',
  needMoreInfo: 'Informations manquantes',
  costFactors: {
    title: 'Coûts supplémentaires',
    intro: 'D’après vos réponses, des travaux s’ajoutent. Ils sont compris dans les totaux ci-dessous.',
  },
  tabs: { label: 'Coûts et formules', costs: 'Tableau des coûts', packages: 'Détail des formules' },
  typical: 'Coûts, économies et amortissement sont des valeurs typiques, non calculées pour votre logement.',
  includes: 'Comprend',
  nextSteps: {
    title: 'La suite',
    items: (partner) => [
      'Vous recevez une proposition sous 24 heures.',
      'Un expert en parle avec vous par vidéo, du 3e au 5e jour.',
      partner
        ? `${partner} prépare les travaux avec vous, du 5e au 7e jour.`
        : 'Nous vous mettons en relation avec trois installateurs vérifiés au plus, du 5e au 7e jour.',
      'Après une visite chez vous, vous recevez un devis ferme en semaine 2 ou 3.',
    ],
  },
  connect: 'Contacter des installateurs',
};
