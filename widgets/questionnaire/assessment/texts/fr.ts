import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const fr: AssessmentTexts = {
  photos: {
    label: 'Photos',
    slots: { roofPhoto: 'Toit', exteriorPhoto: 'Extérieur', electricalPanel: 'Tableau électrique' },
    choose: 'Choisir une photo',
    drop: 'ou la déposer ici',
    replace: 'Remplacer la photo',
    remove: 'Retirer',
    kinds: 'SVG, PNG, JPG ou GIF, 25 Mo au plus par photo.',
    privacy:
      'Vos photos sont réduites ici et perdent leurs données de lieu et d’appareil. Nous ne les envoyons nulle part : seule la page où vous êtes les reçoit, et dès que vous demandez des installateurs seulement.',
    reading: 'Préparation de la photo…',
    added: (name) => `Ajoutée : ${name}`,
    onlyThumbnail: 'D’avant le rechargement de la page. Choisissez à nouveau la photo pour la transmettre.',
    removed: (what) => `Photo retirée : ${what}`,
    undo: 'Annuler',
    close: 'Fermer',
    refusals: {
      'not-an-image': 'Ce n’est pas une image. Veuillez choisir un fichier SVG, PNG, JPG ou GIF.',
      'too-large': 'Cette image dépasse 25 Mo. Veuillez en choisir une plus petite.',
      unreadable: 'Cette image ne peut pas être lue ici. Veuillez en choisir une autre, de préférence en JPG ou PNG.',
    },
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
