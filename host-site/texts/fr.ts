import { PRODUCT_NAME } from '#domain/product.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';

export const fr: SiteTexts = {
  header: {
    home: `${PRODUCT_NAME}, page d’accueil`,
    skip: 'Aller au contenu',
    language: 'Langue',
    country: 'Pays',
    countries: { de: 'Allemagne', at: 'Autriche', ch: 'Suisse', us: 'États-Unis' },
  },
  home: {
    documentTitle: `${PRODUCT_NAME} : solaire, pompe à chaleur et recharge pour votre maison`,
    description:
      'Une première évaluation honnête pour le solaire, la pompe à chaleur et la borne de recharge. Cinq minutes, gratuit, sans compte.',
    heading: 'Ce que votre maison peut faire du soleil, de la chaleur et du courant',
    lead: 'Quelques questions sur le toit, le chauffage et la voiture, puis une première évaluation honnête. Gratuit et sans compte.',
    begin: 'Commencer le bilan gratuit',
    facts: { minutes: '5 minutes', account: 'sans compte', cookies: 'rien n’est enregistré avant votre réponse' },
    scene: 'Maison avec toit solaire, pompe à chaleur, borne de recharge et voiture',
    assessment: {
      title: 'Votre première évaluation',
      text: 'Le résultat s’affiche tout de suite. Nous ne demandons vos coordonnées que si vous souhaitez des devis.',
    },
    notLoaded: 'Le questionnaire n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
  },
  completed: {
    heading: 'Votre évaluation est prête',
    text: 'Vous pouvez la rouvrir à tout moment tant que cette page reste ouverte.',
    leadHeading: 'Nous avons reçu votre demande',
    leadText:
      'Un e-mail de notre part se trouve dans votre boîte de réception. Son lien mène au bilan complet, et c’est là que vous confirmez votre adresse.',
    showAgain: 'Revoir mon résultat',
  },
  summary: {
    documentTitle: `Votre bilan énergétique | ${PRODUCT_NAME}`,
    heading: 'Votre bilan énergétique',
    intro:
      'Tout ce que vous avez demandé, en un seul endroit. Ce lien est une clé : toute personne qui l’a peut lire votre bilan.',
    loading: 'Chargement de votre bilan',
    empty: 'Aucun bilan ne se trouve derrière ce lien pour le moment.',
    consultationOf: (date, country) => `${date}, ${country}`,
    potentials: 'Potentiel',
    packages: 'Offres et coûts',
    typical:
      'Valeurs typiques, non calculées pour votre logement. Un devis d’installateur peut s’en écarter nettement.',
    costFactors: (extras) => `Compris dans les coûts supplémentaires : ${extras}`,
    columns: {
      package: 'Offre',
      base: 'Coût de base',
      additional: 'Coûts supplémentaires',
      total: 'Total',
      savings: 'Économies',
      payback: 'Amortissement',
    },
    partners: 'Votre demande a été transmise à',
    noPartners: 'Nous n’avons pas encore d’installateur près de chez vous.',
    answers: 'Vos réponses',
    questions: {
      homeType: 'Type de logement',
      homeSize: 'Surface habitable',
      roofType: 'Toit',
      roofAge: 'Âge du toit',
      currentHeatingSystem: 'Chauffage',
      heatingSystemAge: 'Âge du chauffage',
      hasEV: 'Voiture électrique',
      annualEnergyBill: 'Facture d’énergie par an',
      energyGoals: 'Votre objectif',
      additionalNotes: 'Remarques',
    },
    print: 'Imprimer',
    retry: 'Réessayer',
    newAssessment: 'Commencer une nouvelle évaluation',
    notFound: {
      title: 'Ce lien n’existe plus',
      text: 'Il a expiré ou il est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou commencez une nouvelle évaluation.',
    },
    offline: {
      title: 'Pas de connexion',
      text: 'Le serveur est injoignable pour l’instant. Dès que vous serez de nouveau en ligne, nous réessaierons de nous-mêmes.',
    },
    busy: { title: 'Trop de requêtes', text: 'Patientez un instant, puis réessayez.' },
    failed: {
      title: 'Une erreur s’est produite chez nous',
      text: 'Votre bilan n’est pas perdu. Réessayez dans un instant.',
    },
    confirm: {
      heading: 'Est-ce votre adresse ?',
      text: 'Confirmez que cette adresse e-mail est la vôtre. Sans cela, nous ne continuerons pas à vous écrire.',
      button: 'Confirmer mon adresse',
      sending: 'Confirmation en cours',
      done: 'Merci, votre adresse est confirmée.',
      failed: 'La confirmation n’a pas fonctionné. Réessayez.',
      offline: 'Pas de connexion. Réessayez dès que vous serez en ligne.',
    },
  },
  notFound: {
    text: 'Il n’y a pas de page à cette adresse.',
    hint: 'Pour les développeurs : la page figure-t-elle dans host-site/routing/routes.ts ?',
    back: 'Vers l’accueil',
  },
  footer: {
    label: 'Mentions légales',
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    copyright: (year) => `© ${year} ${PRODUCT_NAME}`,
    demo: 'Démonstration : l’entreprise et les installateurs sont fictifs.',
  },
};
