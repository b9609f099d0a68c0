import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';

export const fr: QuestionTexts = {
  title: 'Bilan énergétique de votre logement',
  stepOf: (step, total) => `Étape ${step} sur ${total}`,
  steps: {
    1: { title: 'Votre logement', intro: 'Deux réponses pour commencer.' },
    2: {
      title: 'Systèmes énergétiques',
      intro: 'Toit, chauffage et voiture décident de ce qui est rentable. « Je ne sais pas » convient aussi.',
    },
    3: {
      title: 'Photos du logement',
      intro: 'Des photos aideront l’installateur plus tard. Cette étape est facultative.',
    },
    4: { title: 'Vos objectifs', intro: 'Que doit mieux faire votre logement ?' },
  },
  questions: {
    homeType: 'Quel type de logement ?',
    homeSize: 'Quelle est sa surface ?',
    roofType: 'Comment est votre toit ?',
    roofAge: 'Quel âge a le toit ?',
    currentHeatingSystem: 'Comment vous chauffez-vous aujourd’hui ?',
    heatingSystemAge: 'Quel âge a le chauffage ?',
    hasEV: 'Roulez-vous en voiture électrique ?',
    annualEnergyBill: 'Combien payez-vous d’énergie par an ?',
    energyGoals: 'Qu’est-ce qui compte le plus pour vous ?',
    additionalNotes: 'Que devrions-nous encore savoir ?',
  },
  optional: 'facultatif',
  notesHint: 'Par exemple une rénovation prévue, un bâtiment protégé ou des questions à l’installateur.',
  photosLoading: 'Chargement de la partie photos…',
  photosFailed: 'La partie photos n’a pas pu être chargée. Vous pouvez continuer sans photos ou réessayer.',
  tryAgain: 'Réessayer',
  stillOpen: (count) => (count === 1 ? 'Encore une réponse' : `Encore ${count} réponses`),
  previous: 'Précédent',
  next: 'Suivant',
  generate: 'Calculer les recommandations',
  analyzing: 'Calcul en cours…',
  failed: 'Les recommandations n’ont pas pu être calculées. Veuillez réessayer.',
  orContact: 'Ou contactez-nous directement :',
};
