import type { AnalysisTexts } from '#widgets/strategy-check/analysis/texts/texts.ts';

export const fr: AnalysisTexts = {
  photos: {
    label: 'Photos',
    slots: { photo1: 'Première photo', photo2: 'Deuxième photo', photo3: 'Troisième photo' },
    privacy:
      'Vos photos nous parviennent réduites et sans données de lieu ni d’appareil ; ce que vous retirez est supprimé. La page où vous êtes les reçoit avec votre résultat ; les installateurs ne les voient que si vous en demandez.',
  },
  photoType: {
    label: 'On y voit',
    types: {
      roof: 'Toit ou façade',
      'fuse-box': 'Tableau électrique',
      driveway: 'Allée ou garage',
      other: 'Autre chose',
    },
  },
  uploaded: { title: 'Photo envoyée', text: (type) => `Votre photo (${type}) a bien été envoyée.` },
  uploadFailed: {
    title: 'Échec de l’envoi',
    text: 'Une erreur s’est produite lors de l’envoi de votre photo. Veuillez réessayer.',
  },
  results: {
    title: 'Votre stratégie énergétique',
    intro:
      'Ce qui convient à votre logement, chiffres à l’appui. Un installateur y regarde de plus près avant tout devis.',
    back: 'Recommencer',
    close: 'Fermer le résultat',
    email: 'Recevoir le rapport détaillé par e-mail',
  },
  byModel: 'Ces raisons ont été formulées par une IA. La recommandation et les chiffres viennent de notre calcul.',
  noProviders: 'Nous n’avons pas encore de partenaire vérifié près de ce lieu.',
  noResults: 'Aucun résultat disponible. Veuillez réessayer.',
  closed: {
    title: 'Votre bilan stratégique est terminé',
    text: 'Vos réponses et votre résultat sont conservés dans cet onglet.',
    open: 'Revoir mon résultat',
  },
  email: {
    title: 'Où peut aller votre stratégie ?',
    intro: 'Votre nom et votre adresse e-mail, et l’analyse commence. Le rapport ne part que si vous le demandez.',
    submit: 'Continuer',
    cancel: 'Annuler',
  },
};
