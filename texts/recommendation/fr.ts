import type { RecommendationTexts } from '#texts/recommendation/texts.ts';

export const fr: RecommendationTexts = {
  mark: 'Notre recommandation',
  first: {
    solar: 'D’abord le solaire :',
    heatPump: 'D’abord la pompe à chaleur :',
    evCharging: 'D’abord la borne de recharge :',
  },
  without: {
    landlord: 'D’abord en parler à votre bailleur : c’est lui qui décide du toit et du chauffage.',
    unknown: 'Pas encore de recommandation : les réponses dont elle dépend manquent encore.',
    nothing: 'Rien ne presse : d’après vos réponses, aucune des trois ne changerait grand-chose pour l’instant.',
  },
  why: {
    solar: {
      sloped_south: 'un toit en pente au sud reçoit le plus de soleil.',
      sloped_north: 'un toit en pente au nord reçoit le moins de soleil.',
      sloped_east_west:
        'un toit à l’est et à l’ouest reçoit moins de soleil qu’un toit au sud ; un installateur peut tout de même le juger rentable.',
      flat: 'sur un toit plat, les modules se tournent vers le soleil, mais prennent plus de place.',
      multiple: 'avec plusieurs surfaces, seul un examen plus précis dira combien de soleil elles reçoivent.',
      unsure: 'l’orientation de votre toit reste à préciser.',
    },
    heatPump: {
      gas: 'vous chauffez au gaz naturel, dont elle se passe.',
      oil: 'vous chauffez au mazout, dont elle se passe.',
      electric:
        'elle consomme moins qu’un chauffage électrique ; sans conduites de chauffage, la pose demande plus de travaux.',
      heat_pump: 'vous en avez déjà une.',
      propane: 'elle se passe de propane ; l’économie dépend du prix de celui-ci.',
      other: 'elle peut remplacer votre chauffage ; l’économie reste à préciser.',
      unsure: 'votre mode de chauffage reste à préciser.',
    },
    evCharging: {
      yes: 'vous roulez déjà en voiture électrique.',
      planning: 'vous prévoyez une voiture électrique.',
      no: 'une borne peut attendre que vous ayez une voiture électrique.',
    },
  },
  shade: {
    some: 'L’ombre sur le toit prend une partie de la production.',
    heavy: 'avec autant d’ombre, même un bon toit produit nettement moins.',
  },
  calculated: 'c’est ce que donne le calcul détaillé pour votre logement.',
  notWorthIt: {
    'landlord-decides': 'le toit et le chauffage d’un logement loué relèvent du bailleur.',
    'long-payback': 'selon le calcul détaillé, l’amortissement prend plus de 20 ans.',
    'dearer-than-heating': 'selon le calcul détaillé, le fonctionnement coûte plus que votre chauffage actuel.',
    'no-parking': 'sans place de parc à vous, il n’y a pas d’endroit pour recharger.',
  },
  unknown: {
    solar: 'Nous ne connaissons pas encore votre toit.',
    heatPump: 'Nous ne savons pas encore comment vous chauffez.',
    evCharging: 'Nous ne savons pas encore si vous avez une voiture électrique.',
  },
  notRecommended: (name) => `C’est pourquoi nous ne recommandons pas « ${name} ».`,
};
