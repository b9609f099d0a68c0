import { PRODUCT_NAME } from '#domain/product.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';

export const fr: AdviserTexts = {
  welcome: `Bonjour ! Je suis le conseiller énergie automatique de ${PRODUCT_NAME}, un programme et non une personne. Je pose quelques questions sur votre logement et réponds aux vôtres. Pour commencer : est-ce une maison individuelle, une maison mitoyenne ou un appartement ?`,
  remarks: {
    greeting: ['Bonjour ! Ravi de vous accueillir.', 'Bonjour ! Je vous aide volontiers.'],
    howAreYou: ['Merci de demander. Un programme n’a pas de mauvais jours. Parlons-nous de votre logement ?'],
    thanks: ['Avec plaisir.', 'Je vous en prie.', 'Content si cela aide.'],
    goodbye: [
      'Au revoir ! Vos réponses restent dans cet onglet, vous pourrez continuer plus tard.',
      'À bientôt ! Vous pouvez reprendre ici à tout moment.',
    ],
    robot: [
      'Oui, je suis un conseiller automatique, pas une personne. Mes réponses viennent d’un recueil vérifié, avec sources. Si vous préférez parler à quelqu’un, dites-le-moi.',
      'Je ne suis pas humain : un programme qui écoute, cherche et calcule. Je vous dis volontiers comment joindre une personne.',
    ],
    anger: [
      'J’en suis désolé. Dites-moi ce qui ne va pas, j’essaierai autrement. Si vous le souhaitez, je vous dis comment joindre une personne.',
      'Je comprends que ce soit agaçant. Nous pouvons sauter une question, ou je vous dis comment joindre une personne.',
    ],
    offTopic: [
      'Je n’ai rien de fiable à dire là-dessus. Je connais le solaire, les pompes à chaleur, la recharge et les subventions.',
      'Cela sort de mon domaine. Pour l’énergie à la maison, je vous aide volontiers.',
    ],
    severalHomes: ['Vous avez parlé de plusieurs logements. Prenons-les l’un après l’autre : lequel d’abord ?'],
    changeOfMind: [
      'Pas de problème, je change cela. Qu’est-ce qui est juste maintenant ?',
      'Bien, oublions cela. Comment est-ce vraiment ?',
    ],
    human: [
      'Volontiers. Par la mise en relation avec nos partenaires, une entreprise vérifiée près de chez vous vous contacte ; nos propres coordonnées figurent dans les mentions légales. D’ici là, je réponds à ce que je sais.',
    ],
    why: [
      'Cela décide de ce qui vaut la peine chez vous et de son coût. Vous pouvez sauter toute question.',
      'Cela me permet de voir ce qui convient à votre logement. Dites simplement « passer » si vous préférez ne pas répondre.',
    ],
    wait: ['Pas de souci, prenez votre temps.', 'Rien ne presse, j’attends volontiers.'],
    agreed: ['Bien, cela reste ainsi.', 'Très bien.'],
    interest: ['Volontiers, j’en tiens compte.', 'Bien, je le retiens.'],
  },
  questions: {
    homeType: [
      () => 'Est-ce une maison individuelle, une maison mitoyenne ou un appartement ?',
      () => 'Quel type de logement est-ce : maison, maison mitoyenne, appartement en propriété ou en location ?',
    ],
    homeSize: [
      ({ area }) => `Quelle est la surface habitable, environ, en ${area} ?`,
      ({ area }) => `Combien de ${area} habitez-vous à peu près ?`,
    ],
    roofType: [
      () => 'Comment est votre toit : en pente au sud, au nord, à l’est et à l’ouest, ou plat ?',
      () => 'Vers où est orienté le toit, ou est-il plat ? « Je ne sais pas » convient aussi.',
    ],
    currentHeatingSystem: [
      () => 'Comment vous chauffez-vous : gaz, mazout, électricité, pompe à chaleur ou autre ?',
      () => 'Quel chauffage avez-vous actuellement ?',
    ],
    hasEV: [
      () => 'Roulez-vous en voiture électrique, ou est-ce prévu ?',
      () => 'Y a-t-il une voiture électrique chez vous, maintenant ou bientôt ?',
    ],
    energyBill: [
      ({ currency }) =>
        `Combien payez-vous pour l’électricité et le chauffage ensemble, en ${currency} par mois ou par an ? À peu près suffit.`,
      ({ currency }) => `À combien se montent vos frais d’énergie, en ${currency} par mois ou par an ?`,
    ],
    place: [
      () => 'Dans quelle commune ou avec quel code postal habitez-vous ?',
      () => 'Où se trouve la maison ? La commune ou le code postal suffit.',
    ],
    ownership: [
      () => 'Êtes-vous propriétaire ou locataire ?',
      () => 'Le logement vous appartient-il, ou le louez-vous ?',
    ],
    heatingAge: [
      () => 'Quel âge a le chauffage, environ ?',
      () => 'Depuis combien d’années le chauffage est-il en service ?',
    ],
    roofAge: [() => 'Quel âge a la couverture du toit, environ ?', () => 'Quand le toit a-t-il été refait ?'],
  },
  facts: {
    homeType: {
      single_family: 'une maison individuelle',
      townhouse: 'une maison mitoyenne',
      condo: 'un appartement en propriété',
      apartment: 'un appartement en location',
      mobile_home: 'un mobil-home',
      other: 'un autre logement',
    },
    roofType: {
      sloped_south: 'un toit au sud',
      sloped_north: 'un toit au nord',
      sloped_east_west: 'un toit est et ouest',
      flat: 'un toit plat',
      multiple: 'plusieurs pans de toit',
      unsure: 'toit encore ouvert',
    },
    heatingSystem: {
      gas: 'un chauffage au gaz',
      oil: 'un chauffage au mazout',
      electric: 'un chauffage électrique',
      heat_pump: 'une pompe à chaleur',
      propane: 'un chauffage au propane',
      other: 'un autre chauffage',
      unsure: 'chauffage encore ouvert',
    },
    evOwnership: {
      yes: 'une voiture électrique',
      planning: 'une voiture électrique prévue',
      no: 'pas de voiture électrique',
    },
    area: (area) => `${area} habitables`,
    annualCost: (money) => `${money} de frais d’énergie par an`,
    annualUse: (kwh) => `${kwh} de consommation par an`,
    panel: (amperes) => `un raccordement de ${amperes}`,
    heatingAge: {
      new: 'le chauffage est neuf',
      under_5: 'le chauffage a moins de 5 ans',
      '5_10': 'le chauffage a 5 à 10 ans',
      '10_15': 'le chauffage a 10 à 15 ans',
      over_15: 'le chauffage a plus de 15 ans',
      unsure: 'âge du chauffage inconnu',
    },
    roofAge: {
      new: 'le toit est neuf',
      under_5: 'le toit a moins de 5 ans',
      '5_10': 'le toit a 5 à 10 ans',
      '10_15': 'le toit a 10 à 15 ans',
      over_15: 'le toit a plus de 15 ans',
      unsure: 'âge du toit inconnu',
    },
    owned: 'vous êtes propriétaire',
    rented: 'vous êtes locataire',
    place: (place) => `à ${place}`,
  },
  noted: [(list) => `Compris : ${list}.`, (list) => `Je note : ${list}.`, (list) => `Bien, donc ${list}.`],
  confirm: [
    (list) => `Compris : ${list}. Est-ce juste ?`,
    (list) => `Je note : ${list}. C’est correct ?`,
    (list) => `Donc ${list}, ai-je bien compris ?`,
  ],
  corrected: [(list) => `Merci, j’ai corrigé : ${list}.`, (list) => `Bien, c’est donc : ${list}.`],
  withdrawn: 'Entendu, ce point est de nouveau ouvert.',
  leftOpen: ['D’accord, nous laissons cela ouvert.', 'Pas de problème, nous passons.'],
  misunderstoodOnce: 'Je n’ai pas compris. Pouvez-vous le dire autrement ?',
  misunderstoodTwice: 'Je ne comprends toujours pas, désolé. Une phrase courte m’aide le plus.',
  misunderstoodOften: (choices) => `Je n’avance pas ainsi. Choisissez si vous voulez : ${choices}. Ou nous passons.`,
  unknownTopic: 'Je ne le sais pas et je préfère ne rien inventer. Une entreprise spécialisée saura l’éclaircir.',
  nearestTopics: (titles) => `Je ne suis pas sûr de comprendre. S’agit-il de l’un de ces sujets : ${titles} ?`,
  answerOfMarket: {
    de: 'Ceci vaut pour l’Allemagne :',
    at: 'Ceci vaut pour l’Autriche :',
    ch: 'Ceci vaut pour la Suisse :',
    us: 'Ceci vaut pour les États-Unis :',
  },
  complete: 'Conseil terminé !',
  completeNext: 'Vous pouvez voir vos résultats ou recevoir le résumé par e-mail. Je réponds toujours à vos questions.',
  potentials: {
    solar: {
      high: 'Votre toit convient très bien au solaire.',
      medium: 'Le solaire est bien possible chez vous.',
      low: 'D’après vos indications, le solaire est moins favorable.',
    },
    heatPump: {
      high: 'Avec votre chauffage, passer à une pompe à chaleur devrait être particulièrement avantageux.',
      medium: 'Une pompe à chaleur est envisageable.',
      low: 'Une pompe à chaleur ne s’impose pas pour l’instant.',
    },
    evCharging: {
      high: 'Avec votre voiture électrique, une borne à la maison a du sens.',
      medium: 'Une borne peut devenir utile plus tard.',
      low: 'Vous n’avez pas besoin de borne pour l’instant.',
    },
  },
  needMore: {
    solar: 'Pour le solaire, il me manque votre toit.',
    heatPump: 'Pour la pompe à chaleur, il me manque votre chauffage.',
    evCharging: 'Pour la recharge, il me manque votre voiture.',
  },
};
