import { authorities } from '#texts/adviser/authorities/fr.ts';
import { remarks } from '#texts/adviser/remarks/fr.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';

export const fr: AdviserTexts = {
  remarks,
  afterMood: {
    grief: 'Demandez à votre rythme ce que vous voulez savoir.',
    weary: 'Qu’est-ce qui vous aiderait le plus maintenant ?',
    fear: 'Qu’est-ce qui vous inquiète exactement ?',
    anger: 'Que dois-je éclaircir en premier ?',
    mistrust: 'Que voulez-vous savoir plus précisément ?',
    notAsked: 'Reposez-la volontiers, de préférence en nommant la chose.',
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
    shading: { none: 'sans ombre', some: 'en partie à l’ombre', heavy: 'à l’ombre' },
    shadedRoof: (shading) => `un toit ${shading}`,
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
  whatAbout: 'Que voulez-vous savoir à ce sujet ?',
  misunderstoodOnce: 'Je n’ai pas compris. Pouvez-vous le dire autrement ?',
  misunderstoodTwice: 'Je ne comprends toujours pas, désolé. Une phrase courte m’aide le plus.',
  misunderstoodOften: (choices) => `Qu’est-ce qui convient le mieux : ${choices} ? Ou nous passons.`,
  unknownTopic: [
    (what) => `Je n’ai pas de réponse sourcée à ${what}, et je préfère ne pas deviner.`,
    (what) => `Sur ${what}, je dois passer : mes sources n’en disent rien.`,
    (what) => `À ${what}, je ne peux rien répondre que je puisse prouver.`,
  ],
  thisQuestion: 'cette question',
  authorities,
  askThere: (whom) => `Demandez plutôt ${whom}.`,
  askFurther: (whom) => `Pour le reste, demandez plutôt ${whom}.`,
  askElse: (whom) => `Sinon, demandez plutôt ${whom}.`,
  askGeneral: (whom) => `S’il s’agit d’énergie à la maison, demandez plutôt ${whom}.`,
  missing: {
    price: 'Je n’ai pas de prix sourcé pour cela précisément.',
    time: 'Combien de temps cela prend ou dure exactement, je ne le sais pas.',
  },
  nearestTopics: [
    (titles, what) => `Pour ${what}, je ne suis pas sûr de comprendre. Voulez-vous dire : ${titles} ?`,
    (titles, what) => `Comment faut-il comprendre ${what} ? S’agit-il de : ${titles} ?`,
  ],
  offerNear: (titles) => `Tout près, je connais : ${titles}. Dois-je en dire quelque chose ?`,
  understoodAs: (title) => `Si je comprends bien, il s’agit de : ${title}.`,
  orElse: (titles) => `Sinon, voulez-vous dire : ${titles} ?`,
  again: (kernel, nearby) =>
    `L’essentiel encore une fois : ${kernel}${nearby ? ` Je peux en dire plus sur : ${nearby}.` : ''}`,
  exhausted: [
    (nearby) => `Je n’en sais malheureusement pas davantage.${nearby ? ` Tout près : ${nearby}.` : ''}`,
    () => 'Pardon, je tourne en rond. Une personne vous aidera mieux, aussi à l’adresse des mentions légales.',
  ],
  offerPerson: [
    'Si je ne vous aide pas : par « Contacter des installateurs », une personne vous répond.',
    'Une personne vous écoutera mieux : vous en joignez une par « Contacter des installateurs », et nous-mêmes par les mentions légales.',
  ],
  askedToo: (titles) => `Vous avez demandé plus : ${titles}. J’y réponds volontiers ensuite.`,
  notAnswered: (quotes) => `Je n’ai pas de réponse sourcée à : ${quotes}`,
  quote: (text) => `« ${text} »`,
  countries: { de: 'Allemagne', at: 'Autriche', ch: 'Suisse', us: 'États-Unis' },
  marketHeard: (now, before) =>
    `Dès maintenant, je réponds pour : ${now}. Si ce n’est pas le cas, écrivez « ${before} ». Vos montants restent tels que vous les avez dits.`,
  languageHeard: 'Volontiers en français.',
  foreignLanguage: (named, ours) =>
    `Je crois que c’est une autre langue (${named}). Je ne comprends malheureusement que ces langues : ${ours}. Écrivez-moi dans l’une d’elles.`,
  completeNext: 'Vous pouvez voir vos résultats ou recevoir le résumé par e-mail. Je réponds toujours à vos questions.',
  potentials: {
    solar: {
      high: 'Votre toit convient très bien au solaire.',
      medium: 'Le solaire est bien possible chez vous.',
      low: 'Selon cette première estimation, votre toit est moins favorable au solaire qu’un toit au sud.',
    },
    heatPump: {
      high: 'Avec votre chauffage, une pompe à chaleur mérite d’être étudiée de près.',
      medium: 'Une pompe à chaleur est envisageable.',
      low: 'Une pompe à chaleur ne s’impose pas pour l’instant.',
    },
    evCharging: {
      high: 'Avec votre voiture électrique, une borne à la maison a du sens.',
      medium: 'Une borne peut devenir utile plus tard.',
      low: 'Vous n’avez pas besoin de borne pour l’instant.',
    },
  },
  reckoned: {
    heatPump: {
      high: 'Selon notre estimation pour votre maison, une pompe à chaleur chauffe à moindre coût que votre chauffage actuel\u00a0; quand son prix sera rentré, cela dépend de l’offre et des aides.',
      medium:
        'Selon notre estimation pour votre maison, une pompe à chaleur est envisageable\u00a0; si elle chauffe à moindre coût, cela dépend de votre tarif et du dimensionnement.',
      low: 'Selon notre estimation pour votre maison, une pompe à chaleur coûte plus cher à l’usage, aux prix actuels, que votre chauffage.',
    },
    solarComesBackLate:
      'Le solaire est possible sur votre toit, mais selon notre estimation son prix ne rentre que tard.',
  },
  shade: {
    some: 'L’ombre sur le toit prend une partie de la production\u00a0; un installateur en calcule la part avant l’offre.',
    heavy:
      'Avec autant d’ombre sur le toit, le solaire produit nettement moins\u00a0; seule une simulation d’ombrage par un installateur dira s’il reste rentable.',
  },
  needMore: {
    solar: 'Pour le solaire, il me faut encore l’orientation du toit.',
    heatPump: 'Pour la pompe à chaleur, il me faut encore votre mode de chauffage.',
    evCharging: 'Pour la recharge, il me faut encore savoir si vous roulez en voiture électrique.',
  },
};
