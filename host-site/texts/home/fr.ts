import { CLAIMS_AS_OF, monthName } from '#domain/dated-texts.ts';
import type { LandingTexts } from '#host-site/texts/home/texts.ts';

export const fr: LandingTexts = {
  solutions: {
    title: 'Des solutions pour votre énergie',
    text: 'Nous en évaluons trois pour votre logement, deux autres les complètent. Les conditions de chaque affirmation figurent à côté.',
    learnMore: 'En savoir plus',
    learnMoreOf: (offer) => `(${offer})`,
    items: {
      solar: {
        title: 'Panneaux solaires',
        text: 'Le courant de votre toit, utilisé aussitôt, stocké ou vendu.',
        claim: '50 à 90 % d’électricité achetée en moins',
        condition:
          'Le haut de la fourchette demande une batterie, un grand toit pour une faible consommation et du soleil toute l’année ; la plupart des foyers arrivent à la moitié environ. Votre fourchette figure dans le calcul.',
      },
      heatPump: {
        title: 'Pompe à chaleur',
        text: 'La chaleur de l’air ou du sol, aussi dans l’ancien si la température de départ le permet.',
        claim: 'environ 3 kWh de chaleur pour 1 kWh de courant',
        condition:
          'Moyenne mesurée de pompes air-eau dans des maisons existantes : 3,4 (Fraunhofer ISE). La vôtre dépend de la température de départ et du climat.',
      },
      evCharging: {
        title: 'Recharge à domicile',
        text: 'Une borne chez vous, pilotée selon votre toit et votre raccordement.',
        claim: 'jusqu’à 6 fois plus vite',
        condition: '11 kW contre 1,8 kW à une prise domestique. La voiture et le raccordement fixent la limite.',
      },
      battery: {
        title: 'Batterie',
        text: 'Garde le midi pour le soir. Rentable où le courant est cher et l’injection mal payée.',
        claim: 'pas d’autonomie de 100 %',
        condition:
          'Avec 1 kWh de stockage pour 1 000 kWh de consommation annuelle, 54 % environ sont courants. Si la batterie ne paie pas, nous le disons.',
      },
      thermostat: {
        title: 'Thermostats connectés',
        text: 'Le premier pas le moins cher, aussi pour les locataires : on chauffe quand quelqu’un est là.',
        claim: 'économise quelques pour cent',
        condition: 'Surtout si personne n’est là le jour, presque rien avec un chauffage au sol lent.',
      },
    },
    average: {
      claim: '30 % de frais d’énergie en moins en moyenne',
      condition:
        'Notre propre chiffre pour des projets à plusieurs mesures, novembre 2026, données de démonstration. Pas une promesse pour votre logement : le calcul est là pour cela.',
    },
    access: 'Accéder à l’évaluation de mon logement',
  },
  howItWorks: {
    title: 'Comment ça marche',
    text: 'Six étapes. Après la première vous pouvez vous arrêter, et vous avez votre réponse.',
    steps: {
      consultation: {
        title: 'Conseil gratuit',
        text: 'Chat, questionnaire ou bilan : environ 5 minutes, sans compte.',
      },
      recommendation: {
        title: 'Recommandation personnelle',
        text: 'Ce qui convient à votre logement, avec fourchettes, raisons et sources.',
      },
      referral: {
        title: 'Mise en relation avec des installateurs certifiés',
        text: 'Seulement si vous le souhaitez, avec trois au plus, nommés avant votre accord.',
      },
      management: { title: 'Suivi du projet', text: 'Vous voyez chaque étape et qui en est responsable.' },
      guarantee: {
        title: 'Garantie et protection juridique',
        text: 'Si la première année économise plus de 15 % de moins que prévu, le prestataire paie la différence.',
      },
      aftercare: { title: 'Suivi après installation', text: 'Nous restons votre contact quand l’installation tourne.' },
    },
    guarantee: {
      title: 'Garantie avec protection juridique',
      text: 'Si l’installation manque de plus de 15 % les économies que son offre ferme annonce pour la première année, le prestataire paie la différence. S’y ajoute une garantie de satisfaction de 5 ans.',
      insured: 'Protection assurée',
      support: 'Accompagnement durable',
      terms: 'Ce que couvre la garantie',
    },
    timeline: { title: 'De la question à l’installation', text: 'Délais habituels une fois les offres demandées.' },
  },
  partners: {
    title: 'Installateurs partenaires',
    apply: 'Devenir partenaire',
    text: 'Plus de 25 entreprises en Allemagne, en Autriche, en Suisse et dans six États américains.',
    demo: 'Démonstration : ces entreprises sont fictives.',
    groups: { dach: 'Allemagne, Autriche, Suisse', us: 'États-Unis' },
    states: {
      Hamburg: 'Hambourg',
      Bavaria: 'Bavière',
      Vienna: 'Vienne',
      Zurich: 'Zurich',
      OR: 'Oregon',
      CO: 'Colorado',
      MA: 'Massachusetts',
      TX: 'Texas',
      WA: 'Washington',
      CA: 'Californie',
    },
    count: (companies) => `${companies} ${companies === 1 ? 'entreprise' : 'entreprises'}`,
    loading: 'Chargement des entreprises',
    none: 'Aucune entreprise pour le moment. L’évaluation reste possible.',
    failed: 'Les entreprises n’ont pas pu être chargées.',
  },
  testimonials: {
    title: 'Ce que disent les clients',
    text: 'Trois voix.',
    demo: 'Démonstration : personnes et propos sont fictifs.',
    rating: (stars) => `${stars} étoiles sur 5`,
    items: [
      {
        quote:
          'Le bilan nous a dit que notre toit nord ne valait pas la peine. Cela nous a évité un rendez-vous, et nous avons commencé par la pompe à chaleur.',
        author: 'Martina K.',
        location: 'Nuremberg',
      },
      {
        quote: 'Chaque chiffre venait avec une fourchette et sa source. L’offre de l’installateur était dedans.',
        author: 'Daniel R.',
        location: 'Portland, OR',
      },
      {
        quote: 'Trois offres, chacune expliquée, et personne n’a appelé avant notre accord.',
        author: 'Sophie L.',
        location: 'Lausanne',
      },
    ],
  },
  closing: {
    title: 'Cinq minutes, et vous en savez plus',
    text: 'Gratuit, sans compte, et vous pouvez vous arrêter quand vous voulez.',
    start: 'Commencer l’évaluation gratuite',
  },
  news: {
    title: 'Aides : ce qui a changé',
    text: 'Nos calculs ne comptent que ce qui peut encore être demandé.',
    asOf: `État : ${monthName(CLAIMS_AS_OF, 'fr')}`,
    items: {
      de: 'Allemagne : l’aide au chauffage (KfW 458) a de nouveaux taux depuis le 21 juillet 2026 ; ils baissent à partir de février 2027.',
      at: 'Autriche : l’argent fédéral pour les pompes à chaleur est épuisé ; le dernier appel photovoltaïque s’est clos le 22 octobre 2026.',
      ch: 'Suisse : la rétribution unique pour le photovoltaïque continue ; ce que donnent les cantons varie.',
      us: 'États-Unis : les crédits d’impôt fédéraux de 30 % pour le solaire et la pompe à chaleur ont pris fin le 31 décembre 2025, celui de 1 000 $ au plus pour les bornes le 30 juin 2026. États et fournisseurs aident encore.',
    },
  },
};
