import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';

export const fr: ResultTexts = {
  title: 'Votre bilan de solutions énergétiques',
  needMoreInfo: 'Informations manquantes',
  costFactors: {
    title: 'Coûts supplémentaires',
    intro: 'D’après vos réponses, des travaux s’ajoutent. Ils sont compris dans les totaux ci-dessous.',
  },
  tabs: { label: 'Coûts et formules', costs: 'Tableau des coûts', packages: 'Détail des formules' },
  compare: 'Toutes les formules et leurs coûts',
  typical: 'Coûts, économies et amortissement sont des valeurs typiques, non calculées pour votre logement.',
  eachByItself: 'Chacune vaut pour elle-même ; elles ne se déduisent pas l’une de l’autre.',
  aboveCosts: (most) =>
    `D’après votre réponse, vous payez au plus ${most} par an pour l’énergie. Là où l’économie typique est plus élevée, la vôtre sera plus faible.`,
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
  calculated: 'Calculé pour votre logement : remplace l’estimation rapide.',
  notRecommended: 'Pas recommandé :',
  estimate: 'Calcul détaillé pour votre logement',
};
