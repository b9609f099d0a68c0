import type { CheckTexts } from '#widgets/strategy-check/texts/texts.ts';

export const fr: CheckTexts = {
  title: 'Bilan stratégique en 5 minutes',
  intro:
    'Cinq réponses, et vous savez quel équipement convient à votre logement, ce qu’il économise et quelles aides comptent aujourd’hui.',
  stepOf: (step, total) => `Étape ${step} sur ${total}`,
  questions: {
    location: 'Où se trouve votre logement ?',
    ownership: 'Propriétaire ou locataire ?',
    roofDetails: 'Comment est votre toit ?',
    heatingSystem: 'Comment chauffez-vous aujourd’hui ?',
    ev: 'Roulez-vous en voiture électrique ?',
  },
  locationHint: 'Code postal ou localité. Soleil, climat, aides et installateurs en dépendent.',
  roofHint: 'Par exemple l’orientation, la pente, la surface en m², l’ombre ou des travaux prévus.',
  optional: 'facultatif',
  ownership: { own: 'Je suis propriétaire', rent: 'Je suis locataire' },
  photos: {
    title: 'Photos',
    hint: 'Toit ou façade, tableau électrique, allée ou garage.',
    open: 'Ajouter des photos',
    loading: 'La partie photos arrive…',
    failed: 'La partie photos n’a pas pu être chargée. Continuez sans photos, ou réessayez.',
  },
  tryAgain: 'Réessayer',
  stillOpen: (count) => (count === 1 ? 'Encore une réponse' : `Encore ${count} réponses`),
  previous: 'Retour',
  next: 'Suivant',
  submit: 'Analyser mon logement',
  analysing: {
    title: 'Analyse de votre logement…',
    wait: 'Cela prend en général 30-60 secondes',
    blocks: {
      solar: { title: 'Potentiel solaire', text: 'Ce que soleil et toit produisent chez vous, mois par mois.' },
      heating: {
        title: 'Options de chauffage',
        text: 'Ce qu’une pompe à chaleur consommerait face à votre chauffage actuel.',
      },
      charging: {
        title: 'Besoins de recharge',
        text: 'Ce qu’une voiture charge à la maison, et la part que donne le toit.',
      },
    },
  },
  failed: 'Vos informations n’ont pas pu être analysées. Veuillez réessayer.',
  notification: {
    title: 'Échec de l’analyse',
    text: 'Une erreur s’est produite lors de l’analyse de vos informations. Veuillez réessayer.',
  },
  close: 'Fermer',
  place: {
    'unknown-place': 'Nous ne connaissons pas ce lieu. Essayez le code postal, ou la ville voisine ?',
    'other-country': 'Ce lieu semble être dans un autre pays. Vérifiez-le, ou choisissez son pays.',
  },
  orContact: 'Ou contactez-nous directement :',
};
