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
      'Vos photos restent dans ce navigateur, réduites et sans données de lieu ni d’appareil. La page où vous êtes peut les utiliser dès que vous demandez des installateurs.',
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
  title: 'Votre bilan de solutions énergétiques',
  intro: 'Une première estimation d’après vos réponses. Un installateur y regarde de plus près avant toute offre.',
  change: 'Modifier mes réponses',
  close: 'Fermer le résultat',
  closed: {
    title: 'Votre bilan est terminé',
    text: 'Vos réponses et votre résultat sont conservés dans cet onglet.',
    open: 'Revoir mon résultat',
  },
  costFactors: {
    title: 'Coûts supplémentaires',
    intro: 'D’après vos réponses, des travaux s’ajoutent. Ils sont compris dans les totaux ci-dessous.',
  },
  tabs: { label: 'Coûts et offres', costs: 'Tableau des coûts', packages: 'Détail des offres' },
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
  contact: {
    title: 'Contacter des installateurs',
    intro: 'Où envoyer les devis ?',
    optional: 'facultatif',
    labels: { place: 'Code postal ou ville', phone: 'Téléphone' },
    errors: {
      place: 'Veuillez saisir votre code postal ou votre ville.',
      phone: 'Veuillez saisir un numéro de téléphone valable.',
    },
    submit: 'Envoyer ma demande',
    processing: 'Envoi en cours…',
    partnersByPlace: 'Indiquez votre lieu et nous les nommons ici.',
    matching: 'Recherche d’installateurs près de chez vous…',
    noMatch: 'Nous n’avons pas encore d’installateur vérifié près de ce lieu. Nous en cherchons un et vous écrirons.',
  },
  sent: {
    title: 'Votre demande est bien arrivée',
    sent: (email) => `Un e-mail avec votre bilan complet est en route vers ${email}.`,
    confirm: (email) =>
      `Un e-mail est en route vers ${email}, avec votre bilan et un bouton pour confirmer votre adresse.`,
    joined: (email) =>
      `${email} a déjà reçu un e-mail de notre part, nous n’en envoyons donc pas d’autre : son lien montre aussi cette demande.`,
    unsent: (email) =>
      `Nous ne pouvons pas envoyer d’e-mail à ${email} pour l’instant. Votre demande nous est bien parvenue.`,
    partners: (names) => `Votre demande est transmise à ${names}.`,
    noPartners: 'Nous cherchons un installateur près de chez vous et vous écrirons.',
    done: 'Terminé',
  },
};
