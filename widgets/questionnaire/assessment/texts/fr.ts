import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const fr: AssessmentTexts = {
  title: 'Votre bilan de solutions énergétiques',
  intro: 'Une première estimation d’après vos réponses. Un installateur y regarde de plus près avant toute offre.',
  change: 'Modifier mes réponses',
  costFactors: {
    title: 'Coûts supplémentaires',
    intro: 'D’après vos réponses, des travaux s’ajoutent. Ils sont compris dans les totaux ci-dessous.',
  },
  tabs: { label: 'Coûts et offres', costs: 'Tableau des coûts', packages: 'Détail des offres' },
  columns: {
    package: 'Offre',
    base: 'Coût de base',
    additional: 'Supplément',
    total: 'Total',
    savings: 'Économies',
    payback: 'Amortissement',
  },
  typical: 'Coûts, économies et amortissement sont des valeurs typiques, non calculées pour votre logement.',
  includes: 'Comprend',
  nextSteps: {
    title: 'La suite',
    items: [
      'Vous recevez une proposition sous 24 heures.',
      'Un expert en parle avec vous par vidéo, du 3e au 5e jour.',
      'Nous vous mettons en relation avec trois installateurs vérifiés au plus, du 5e au 7e jour.',
      'Après une visite chez vous, vous recevez un devis ferme en semaine 2 ou 3.',
    ],
  },
  connect: 'Contacter des installateurs',
  contact: {
    title: 'Contacter des installateurs',
    intro: 'Où envoyer les devis ?',
    close: 'Fermer',
    optional: 'facultatif',
    labels: { name: 'Nom', email: 'E-mail', place: 'Code postal ou ville', phone: 'Téléphone' },
    errors: {
      name: 'Le nom doit compter au moins 2 caractères.',
      email: 'Veuillez saisir une adresse e-mail valable.',
      place: 'Veuillez saisir votre code postal ou votre ville.',
      phone: 'Veuillez saisir un numéro de téléphone valable.',
      agreeToTerms: 'Vous devez accepter les conditions pour continuer.',
    },
    submit: 'Envoyer ma demande',
    processing: 'Envoi en cours…',
    waiting: 'Pas de connexion pour le moment. Votre demande est conservée et partira dès son retour.',
    network: {
      title: 'Pas de connexion',
      detail: 'Veuillez réessayer dans un instant. Vos saisies sont conservées.',
    },
    orContact: 'Ou contactez-nous directement :',
    partnersByPlace: 'Lesquels ? Cela dépend de votre lieu ; nous les nommons juste après l’envoi.',
  },
  sent: {
    title: 'Votre demande est bien arrivée',
    sent: (email) =>
      `Un e-mail est en route vers ${email}, avec votre bilan et un bouton pour confirmer votre adresse.`,
    joined: (email) =>
      `${email} a déjà reçu un e-mail de notre part, nous n’en envoyons donc pas d’autre : son lien montre aussi cette demande.`,
    partners: (names) => `Votre demande est transmise à ${names}.`,
    noPartners: 'Nous cherchons un installateur près de chez vous et vous écrirons.',
    done: 'Retour au résultat',
  },
};
