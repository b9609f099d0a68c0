import { PRODUCT_NAME } from '#domain/product.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';

export const fr: SiteTexts = {
  header: {
    home: `${PRODUCT_NAME}, page d’accueil`,
    skip: 'Aller au contenu',
    language: 'Langue',
    country: 'Pays',
    countries: { de: 'Allemagne', at: 'Autriche', ch: 'Suisse', us: 'États-Unis' },
    getStarted: 'Commencer',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    process: 'Déroulement',
    solutions: 'Solutions',
    partners: 'Installateurs',
    about: 'À propos',
    login: 'Se connecter',
    dashboard: 'Mon espace',
    notifications: (unread) => (unread > 0 ? `Notifications, ${unread} non lues` : 'Notifications'),
    logout: 'Se déconnecter',
  },
  home: {
    documentTitle: `${PRODUCT_NAME} : solaire, pompe à chaleur et recharge pour votre maison`,
    description:
      'Une première évaluation honnête pour le solaire, la pompe à chaleur et la borne de recharge. Cinq minutes, gratuit, sans compte.',
    heading: 'Ce que votre maison peut faire du soleil, de la chaleur et du courant',
    lead: 'Quelques questions sur le toit, le chauffage et la voiture, puis une première évaluation honnête. Gratuit et sans compte.',
    begin: 'Commencer le bilan gratuit',
    howItWorks: 'Comment ça marche',
    facts: { minutes: '5 minutes', account: 'sans compte', cookies: 'rien n’est enregistré avant votre réponse' },
    scene: 'Maison avec toit solaire, pompe à chaleur, borne de recharge et voiture',
    assessment: {
      title: 'Votre première évaluation',
      text: 'Bilan et questionnaire affichent le résultat tout de suite ; nous ne demandons vos coordonnées que si vous souhaitez des devis. Le chat demande votre nom et votre adresse e-mail pour le résumé.',
      tabs: {
        label: 'Vers votre évaluation',
        powerup: 'Bilan en 5 minutes',
        structured: 'Questionnaire guidé',
        chat: 'Conseiller IA par chat',
      },
    },
    notLoaded: 'L’évaluation n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
  },
  chat: {
    documentTitle: `${PRODUCT_NAME} : parlons de votre logement`,
    description:
      'Dites avec vos mots comment vous habitez et vous chauffez, et recevez une première évaluation pour le solaire, la pompe à chaleur et la borne de recharge.',
    heading: 'Parlons de votre logement',
  },
  powerup: {
    documentTitle: `${PRODUCT_NAME} : votre stratégie énergétique en cinq minutes`,
    description:
      'Cinq réponses, et vous savez ce qui convient à votre logement, ce qu’il économise et quelles aides comptent.',
    heading: 'Votre stratégie énergétique en cinq minutes',
  },
  completed: {
    heading: 'Votre évaluation est prête',
    text: 'Vous pouvez la rouvrir à tout moment tant que cette page reste ouverte.',
    leadHeading: 'Nous avons reçu votre demande',
    leadText:
      'Un e-mail de notre part se trouve dans votre boîte de réception. Son lien mène au bilan complet, et c’est là que vous confirmez votre adresse.',
    showAgain: 'Revoir mon résultat',
  },
  calls: {
    offline: 'Pas de connexion. Réessayez dès que vous serez en ligne.',
    busy: 'Trop de requêtes. Patientez un instant.',
    unproved: 'Il faut pour cela un second facteur. Vous le configurez dans votre espace :',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    loading: 'Chargement',
    retry: 'Réessayer',
    close: 'Fermer le message',
  },
  withoutScript: {
    assessment:
      'Le bilan, le questionnaire et le chat fonctionnent dans votre navigateur et ont besoin de JavaScript. Il est désactivé ou n’a pas été chargé.',
    partners: 'La liste des installateurs a besoin de JavaScript ; chaque demande nomme ses installateurs.',
    reachUs: 'Vous pouvez aussi nous joindre sans :',
  },
  notFound: {
    heading: '404 Page introuvable',
    text: 'Il n’y a pas de page à cette adresse.',
    hint: 'Pour les développeurs : la page figure-t-elle dans domain/pages.ts ?',
    back: 'Vers l’accueil',
  },
  footer: {
    label: 'Mentions légales',
    social: 'Réseaux sociaux',
    columns: { solutions: 'Conseil', company: 'Entreprise', resources: 'Ressources' },
    check: 'Bilan en 5 minutes',
    questionnaire: 'Questionnaire guidé',
    chat: 'Conseil par chat',
    accessibility: 'Accessibilité',
    faq: 'Questions fréquentes',
    answers: 'Réponses avec sources',
    docs: 'Pour les développeurs',
    api: 'API',
    guarantee: 'Garantie',
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    copyright: (year) => `© ${year} ${PRODUCT_NAME}`,
    demo: 'Démonstration : l’entreprise et les installateurs sont fictifs.',
  },
};
