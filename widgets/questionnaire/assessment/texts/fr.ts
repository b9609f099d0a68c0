import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const fr: AssessmentTexts = {
  photos: {
    label: 'Photos',
    slots: { roofPhoto: 'Toit', exteriorPhoto: 'Extérieur', electricalPanel: 'Tableau électrique' },
    privacy:
      'Vos photos sont réduites ici et perdent leurs données de lieu et d’appareil. Nous ne les envoyons nulle part : seule la page où vous êtes les reçoit, et dès que vous demandez des installateurs seulement.',
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
