import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const fr: AssessmentTexts = {
  photos: {
    label: 'Photos',
    slots: { roofPhoto: 'Toit', exteriorPhoto: 'Extérieur', electricalPanel: 'Tableau électrique' },
    privacy:
      'Vos photos nous parviennent réduites et sans données de lieu ni d’appareil ; ce que vous retirez est supprimé. Ce n’est que si vous demandez des installateurs qu’ils les voient, et que la page où vous êtes les reçoit.',
  },
  results: {
    intro: 'Une première estimation d’après vos réponses. Un installateur y regarde de plus près avant tout devis.',
    back: 'Modifier mes réponses',
    close: 'Fermer le résultat',
  },
  closed: {
    title: 'Votre bilan est terminé',
    text: 'Vos réponses et votre résultat sont conservés dans cet onglet.',
    open: 'Revoir mon résultat',
  },
};
