import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const fr: AssessmentTexts = {
  photos: {
    label: 'Photos',
    slots: { roofPhoto: 'Toit', exteriorPhoto: 'Extérieur', electricalPanel: 'Tableau électrique' },
    privacy:
      'Vos photos restent dans ce navigateur, réduites et sans données de lieu ni d’appareil. La page où vous êtes peut les utiliser dès que vous demandez des installateurs.',
  },
  results: {
    intro: 'Une première estimation d’après vos réponses. Un installateur y regarde de plus près avant toute offre.',
    back: 'Modifier mes réponses',
    close: 'Fermer le résultat',
  },
  closed: {
    title: 'Votre bilan est terminé',
    text: 'Vos réponses et votre résultat sont conservés dans cet onglet.',
    open: 'Revoir mon résultat',
  },
};
