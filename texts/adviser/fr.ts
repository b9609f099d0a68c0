import { authorities } from '#texts/adviser/authorities/fr.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';

export const fr: AdviserTexts = {
  remarks: {
    greeting: ['Bonjour ! Ravi de vous accueillir.', 'Bonjour ! Je vous aide volontiers.', 'Bienvenue !'],
    howAreYou: [
      'Très bien, merci : un programme n’a pas de mauvais jours.',
      'C’est gentil de demander. Je vais toujours pareil, étant un programme.',
      'Tout va bien, merci. C’est votre logement qui m’intéresse.',
    ],
    thanks: ['Avec plaisir.', 'Je vous en prie.', 'Content si cela aide.'],
    goodbye: [
      'Au revoir ! Vos réponses restent dans cet onglet, vous pourrez continuer plus tard.',
      'À bientôt ! Vous pouvez reprendre ici à tout moment.',
    ],
    robot: [
      'Je suis un conseiller automatique, pas une personne. Mes réponses viennent d’un recueil avec sources. Si vous préférez parler à quelqu’un, dites-le-moi.',
      'Je ne suis pas humain : un programme qui écoute, cherche et calcule. Je vous dis volontiers comment joindre une personne.',
    ],
    grief: ['Je suis désolé pour votre perte. C’est beaucoup à la fois, et rien ne doit être décidé aujourd’hui.'],
    fear: [
      'Je comprends votre inquiétude ; voyons ce qui vaut vraiment.',
      'Je comprends que cela inquiète. Personne ne vous presse, et rien ne doit être décidé aujourd’hui.',
    ],
    anger: [
      'J’en suis désolé, c’est agaçant.',
      'Je comprends votre colère. Vous pouvez sauter toute question et, si vous le souhaitez, je vous dis comment joindre une personne.',
      'Cela ne devrait pas être ainsi. Je resterai bref.',
    ],
    offTopic: [
      'Je n’ai rien de fiable à dire là-dessus. Je connais le solaire, les pompes à chaleur, la recharge et les subventions.',
      'Cela sort de mon domaine. Pour l’énergie à la maison, je vous aide volontiers.',
      'Là, je passe : mon sujet est l’énergie à la maison.',
    ],
    severalHomes: [
      'Vous avez parlé de plusieurs logements. Prenons-les l’un après l’autre : lequel d’abord ?',
      'Cette consultation porte sur un seul logement, pour ne rien mélanger. Pour l’autre, le mieux est d’en commencer une nouvelle ensuite.',
      'L’autre logement mérite sa propre consultation ; ici, nous restons avec celui-ci.',
    ],
    changeOfMind: [
      'Pas de problème, je change cela. Qu’est-ce qui est juste maintenant ?',
      'Bien, oublions cela. Comment est-ce vraiment ?',
      'Volontiers. Que faut-il noter à la place ?',
    ],
    human: [
      'Volontiers. Dans le formulaire « Contacter des installateurs », vous dites comment vous joindre, et une entreprise vérifiée près de chez vous vous contacte ; nos propres coordonnées figurent dans les mentions légales. D’ici là, je réponds à ce que je sais.',
      'Je comprends. Je ne peux malheureusement pas vous transférer : par « Contacter des installateurs », une entreprise vous appelle ou vous écrit ; pour nous joindre, voyez les mentions légales.',
      'Une personne vous contacte dès que vous choisissez « Contacter des installateurs ». Si vous préférez nous joindre, l’adresse figure dans les mentions légales.',
    ],
    byMail: [
      'Volontiers. Laissez votre nom et votre adresse dans le formulaire, et ce que nous avons jusqu’ici vous arrive par e-mail.',
      'Bien sûr. Le formulaire demande votre nom et votre adresse ; l’e-mail apporte ce que nous avons jusqu’ici, et vous pouvez continuer ici.',
    ],
    why: [
      'Cela décide de ce qui vaut la peine chez vous et de son coût. Vous pouvez sauter toute question.',
      'Cela me permet de voir ce qui convient à votre logement. Dites simplement « passer » si vous préférez ne pas répondre.',
    ],
    mistrust: [
      'La prudence est légitime. Je ne vends rien moi-même, et vos données ne vont aux entreprises qu’avec votre accord. Pour les prix et les subventions, j’indique la source : vérifiez volontiers.',
      'La critique est permise. Si quelque chose ne vaut pas la peine d’après vos indications, je le dis aussi, et rien ne vous oblige à accepter une offre.',
    ],
    confused: [
      'Je le dis autrement : posez-moi une question sur le solaire, la pompe à chaleur, la recharge ou les subventions, ou parlez-moi de votre logement.',
      'Désolé, ce n’était pas clair. Parlez-moi simplement de votre logement, ou posez une question à son sujet.',
    ],
    notAsked: ['Pardon, j’ai mal compris votre question.', 'Je suis désolé, j’ai répondu à côté de votre question.'],
    askedBefore: [
      'Excusez la répétition : je n’ai pas encore reconnu de réponse. Avec « passer », nous laissons cette question.',
      'C’est vrai, je l’ai déjà demandé. Il me manque seulement la réponse ; « passer » saute la question.',
    ],
    consumption: [
      'Merci. Je ne déduis pas les frais de la seule consommation, les prix varient trop.',
      'Sans deviner, je ne peux pas convertir cette consommation en argent.',
    ],
    okay: ['Bien.', 'D’accord.', 'Très bien.'],
    wait: ['Pas de souci, prenez votre temps.', 'Rien ne presse, j’attends volontiers.'],
    agreed: ['Bien, cela reste ainsi.', 'Bien, je n’y change rien.'],
    interest: ['Volontiers, j’en tiens compte.', 'Bien, je le retiens.'],
  },
  questions: {
    homeType: [
      () => 'Est-ce une maison individuelle, une maison mitoyenne ou un appartement ?',
      () => 'Quel type de logement est-ce : maison, maison mitoyenne, appartement en propriété ou en location ?',
    ],
    homeSize: [
      ({ area }) => `Quelle est la surface habitable, environ, en ${area} ?`,
      ({ area }) => `Combien de ${area} votre logement fait-il à peu près ?`,
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
      () => 'Dans quelle localité habitez-vous, ou quel est votre NPA ?',
      () => 'Où se trouve la maison ? Le NPA ou la localité suffit.',
    ],
    ownership: [
      () => 'Êtes-vous propriétaire ou locataire ?',
      () => 'Le logement vous appartient-il, ou le louez-vous ?',
    ],
    heatingAge: [
      () => 'Quel âge a le chauffage, environ ?',
      () => 'Depuis combien d’années le chauffage est-il en service ?',
    ],
  },
  explained: {
    homeType:
      'Je parle du type de bâtiment : une maison individuelle ou mitoyenne, un appartement en propriété ou en location.',
    homeSize:
      'Je parle de la surface où vous vivez et que vous chauffez. Une estimation suffit ; elle figure aussi dans le bail ou l’acte.',
    roofType:
      'L’orientation du toit décide du soleil qu’il reçoit. Une carte en ligne la montre souvent ; « je ne sais pas » est aussi une réponse.',
    currentHeatingSystem:
      'Je parle de la source de votre chaleur, par exemple le gaz, le mazout, le chauffage à distance, le bois ou une pompe à chaleur.',
    hasEV:
      'Il s’agit de savoir si une voiture sera rechargée chez vous : maintenant, dans les prochaines années ou pas du tout.',
    energyBill:
      'Je parle de ce que vous payez en tout pour l’électricité et la chaleur ; les dernières factures l’indiquent.',
    place: 'Du lieu dépendent le soleil, le froid, les subventions et les entreprises proches.',
    ownership:
      'Les propriétaires décident eux-mêmes du toit et du chauffage, les locataires ont d’autres possibilités.',
    heatingAge: 'Je parle du temps depuis lequel l’appareil fonctionne ; l’année figure souvent sur sa plaque.',
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
      unsure: 'toit à préciser',
    },
    heatingSystem: {
      gas: 'un chauffage au gaz',
      oil: 'un chauffage au mazout',
      electric: 'un chauffage électrique',
      heat_pump: 'une pompe à chaleur',
      propane: 'un chauffage au propane',
      other: 'un autre chauffage',
      unsure: 'chauffage à préciser',
    },
    evOwnership: {
      yes: 'une voiture électrique',
      planning: 'une voiture électrique prévue',
      no: 'pas de voiture électrique',
    },
    area: (area) => `${area} habitables`,
    annualCost: {
      all: (money) => `${money} de frais d’énergie par an`,
      electricity: (money) => `${money} d’électricité par an (sans le chauffage)`,
      heating: (money) => `${money} de chauffage par an (sans l’électricité)`,
    },
    annualUse: (kwh) => `${kwh} de consommation par an`,
    panel: (amperes) => `un raccordement de ${amperes}`,
    solar: (details) => `une installation solaire (${details})`,
    heatingAge: {
      new: 'un chauffage neuf',
      under_5: 'un chauffage de moins de 5 ans',
      '5_10': 'un chauffage de 5 à 10 ans',
      '10_15': 'un chauffage de 10 à 15 ans',
      over_15: 'un chauffage de plus de 15 ans',
      unsure: 'âge du chauffage à préciser',
    },
    roofAge: {
      new: 'un toit neuf',
      under_5: 'un toit de moins de 5 ans',
      '5_10': 'un toit de 5 à 10 ans',
      '10_15': 'un toit de 10 à 15 ans',
      over_15: 'un toit de plus de 15 ans',
      unsure: 'âge du toit à préciser',
    },
    age: {
      new: 'installation neuve',
      under_5: 'moins de 5 ans',
      '5_10': '5 à 10 ans',
      '10_15': '10 à 15 ans',
      over_15: 'plus de 15 ans',
      unsure: 'âge à préciser',
    },
    owned: 'un bien en propriété',
    rented: 'une location',
    home: 'un logement',
    place: (home, place) => `${home} (${place})`,
  },
  noted: [(list) => `Compris : ${list}.`, (list) => `Je note : ${list}.`, (list) => `Bien, donc ${list}.`],
  confirm: [
    (list) => `Compris : ${list}. Est-ce juste ?`,
    (list) => `Je note : ${list}. C’est correct ?`,
    (list) => `Donc ${list}, ai-je bien compris ?`,
  ],
  corrected: [(list) => `Merci, j’ai corrigé : ${list}.`, (list) => `Bien, c’est donc : ${list}.`],
  soFar: (list) => `Jusqu’ici, j’ai noté : ${list}.`,
  withdrawn: 'Entendu, ce point est de nouveau ouvert.',
  leftOpen: ['D’accord, nous laissons cela ouvert.', 'Pas de problème, nous passons.'],
  misunderstoodOnce: 'Je n’ai pas compris. Pouvez-vous le dire autrement ?',
  misunderstoodTwice: 'Je ne comprends toujours pas, désolé. Une phrase courte m’aide le plus.',
  misunderstoodOften: (choices) => `Qu’est-ce qui convient le mieux : ${choices} ? Ou nous passons.`,
  unknownTopic: [
    'Je n’ai pas de réponse sourcée à cela et je préfère ne rien inventer.',
    'Je ne le sais malheureusement pas.',
    'Cela non plus, je ne peux pas vous le dire.',
  ],
  authorities,
  askThere: (whom) => `Demandez plutôt ${whom}.`,
  askFurther: (whom) => `Pour le reste, demandez plutôt ${whom}.`,
  askElse: (whom) => `Sinon, demandez plutôt ${whom}.`,
  askOtherwise: 'Essayez volontiers avec d’autres mots, en nommant la chose.',
  missing: {
    price: 'Je n’ai pas de prix sourcé pour cela précisément.',
    time: 'Combien de temps cela prend ou dure exactement, je ne le sais pas.',
  },
  nearestTopics: (titles) => `Je ne suis pas sûr de comprendre. Voulez-vous dire : ${titles} ?`,
  understoodAs: (title) => `Si je comprends bien, il s’agit de : ${title}.`,
  orElse: (titles) => `Sinon, voulez-vous dire : ${titles} ?`,
  again: (kernel, nearby) =>
    `L’essentiel encore une fois : ${kernel}${nearby ? ` Je peux en dire plus sur : ${nearby}.` : ''}`,
  exhausted: [
    (nearby) => `Je n’en sais malheureusement pas davantage.${nearby ? ` Tout près : ${nearby}.` : ''}`,
    () => 'Pardon, je tourne en rond. Une personne vous aidera mieux, aussi à l’adresse des mentions légales.',
  ],
  offerPerson: 'Si je ne vous aide pas : par la mise en relation avec nos partenaires, une personne vous répond.',
  askedToo: (titles) => `Vous avez demandé plus : ${titles}. J’y réponds volontiers ensuite.`,
  notAnswered: (quotes) => `Je n’ai pas de réponse sourcée à : ${quotes}`,
  quote: (text) => `« ${text} »`,
  countries: { de: 'Allemagne', at: 'Autriche', ch: 'Suisse', us: 'États-Unis' },
  marketHeard: (now, before) =>
    `Dès maintenant, je réponds pour : ${now}. Si ce n’est pas le cas, écrivez « ${before} ». Vos montants restent tels que vous les avez dits.`,
  completeNext: 'Vous pouvez voir vos résultats ou recevoir le résumé par e-mail. Je réponds toujours à vos questions.',
  potentials: {
    solar: {
      high: 'Votre toit convient très bien au solaire.',
      medium: 'Le solaire est bien possible chez vous.',
      low: 'Selon cette première estimation, votre toit est moins favorable au solaire qu’un toit au sud.',
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
    solar: 'Pour le solaire, il me faut encore l’orientation du toit.',
    heatPump: 'Pour la pompe à chaleur, il me faut encore votre mode de chauffage.',
    evCharging: 'Pour la recharge, il me faut encore savoir si vous roulez en voiture électrique.',
  },
};
