import type { StrategyTexts } from '#texts/strategy/texts.ts';

export const fr: StrategyTexts = {
  headline: (savings) => `Économies estimées : ${savings}`,
  setupHeading: 'Équipement conseillé',
  reasonsHeading: 'Pourquoi ce conseil',
  savingsHeading: 'Économies estimées',
  subsidiesHeading: 'Aides',
  providersHeading: 'Entreprises proposées',
  setup: {
    heatPump: (powerKw) => `Pompe à chaleur à air, environ ${powerKw}`,
    solar: (kwp) => `Environ ${kwp}`,
    storage: (kwh) => `avec une batterie d’environ ${kwh}`,
    noStorage: 'sans batterie',
    charger: (powerKw) => `Borne de ${powerKw}`,
    loadBalancing: 'avec gestion de la charge',
    noLoadBalancing: 'sans gestion de la charge',
    brands: (names) => `Marques de vos entreprises : ${names}`,
  },
  instead: {
    heatPump: { own: 'Pas conseillée pour l’instant', rent: 'L’affaire de votre bailleur' },
    solar: { own: 'Pas conseillés pour l’instant', rent: 'Plutôt un kit de balcon' },
    evCharger: { own: 'Inutile sans voiture électrique', rent: 'Inutile sans voiture électrique' },
  },
  reasons: {
    'solar-yield': (figure) => `Un toit comme le vôtre produit chez vous ${figure} d’électricité solaire par an.`,
    'self-sufficiency': (figure) => `Le toit couvre ainsi ${figure} de l’électricité de votre ménage.`,
    'storage-not-worth-it': () =>
      'Une batterie ne s’amortirait pas aux prix d’aujourd’hui ; elle peut s’ajouter plus tard.',
    'solar-not-worth-it': () =>
      'D’après ce que nous savons de votre toit, l’amortissement vient trop tard : nous ne conseillons pas de panneaux.',
    'heat-pump-performance': (figure) =>
      `Chez vous, sur l’année, une pompe à chaleur tire ${figure} unités de chaleur d’une unité d’électricité.`,
    'heat-pump-electricity': (figure) => `Pour votre chauffage, elle consommerait ${figure} d’électricité par an.`,
    'heat-pump-not-worth-it': () =>
      'Face à votre chauffage actuel, elle ne s’amortit pas : nous ne conseillons pas le changement pour l’instant.',
    'keep-heat-pump': () =>
      'Vous chauffez déjà avec une pompe à chaleur. Gardez-la : avec le solaire, elle coûte encore moins.',
    'car-use': (figure) => `Une voiture électrique charge ${figure} par an à la maison.`,
    'car-from-solar': (figure) => `Dont ${figure} peuvent venir de votre toit.`,
    'no-car': () => 'Sans voiture électrique, aucune borne n’est encore utile. Une gaine vide garde la voie ouverte.',
    investment: (figure) => `Le tout coûte ${figure} avant les aides.`,
    payback: (figure) => `Aides déduites, il s’amortit en ${figure}.`,
    'no-payback': () => 'Par les seules économies, il ne s’amortit pas en 25 ans.',
    co2: (figure) => `Il évite ${figure} de CO2 par an.`,
    'renter-balcony': (figure) => `Un kit de balcon se passe de toit, déménage avec vous et produit ${figure} par an.`,
    'renter-landlord': () =>
      'Toit et chauffage relèvent de votre bailleur. Une lettre avec ces chiffres aide à commencer.',
    'renter-wallbox': () =>
      'Même locataire, vous pouvez demander une borne à votre place de parc ; c’est souvent un droit.',
    'renter-tariff': () => 'Changer de tarif ne coûte rien : comparez une fois par an électricité et chauffage.',
    'renter-no-heat-pump': () =>
      'Un nouveau chauffage est la décision du propriétaire ; nous n’en prévoyons donc pas pour vous.',
  },
  savings: (amount) => `${amount} par an`,
  noSavings: 'Aucune que nous puissions promettre',
  estimated:
    'Estimé d’après vos réponses et des chiffres datés, pas mesuré chez vous. Un installateur regarde de plus près avant toute offre.',
  subsidies: {
    counted: (name, amount, asOf) => `${name} : ${amount} comptés, état ${asOf}`,
    notCounted: (name, asOf) => `${name} : possible, non comptée, état ${asOf}`,
    until: (day) => `Demandes jusqu’au ${day}.`,
    less: (day, amount) => `Dès le ${day}, environ ${amount} de moins.`,
    more: (day, amount) => `Dès le ${day}, environ ${amount} de plus.`,
    ended: (name, day) => `${name} : terminée le ${day}, non comptée`,
    endedAtSomeTime: (name) => `${name} : terminée, non comptée`,
    announced: (name) => `${name} : annoncée, non comptée`,
    local: (id) => `Programme local ${id}`,
    locals: (count) => `Programmes locaux de votre État (${count})`,
    none: 'Nous ne connaissons aucune aide qui compte aujourd’hui pour cet équipement.',
  },
  units: {
    kWh: (figure) => `${figure} kWh`,
    kg: (figure) => `${figure} kg`,
    kW: (figure) => `${figure} kW`,
    kWp: (figure) => `${figure} kWc`,
    years: (figure) => `${figure} ans`,
  },
};
