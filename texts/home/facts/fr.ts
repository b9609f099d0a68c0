import type { AnswerNames, FactTexts, ToldTexts } from '#texts/home/facts/texts.ts';

export const answerNames: AnswerNames = {
  homeType: 'Type de logement',
  homeSize: 'Surface habitable',
  roofType: 'Toit',
  roofAge: 'Âge du toit',
  currentHeatingSystem: 'Chauffage',
  heatingSystemAge: 'Âge du chauffage',
  hasEV: 'Voiture électrique',
  energyBill: 'Facture d’énergie par an',
  energyGoals: 'Votre objectif',
  additionalNotes: 'Remarques',
  solarDetails: 'Installation solaire existante',
  interests: 'Important',
  concerns: 'Craintes',
  gaps: 'Questions sur',
};

export const told: ToldTexts = {
  interests: {
    'cost-savings': 'réduire les coûts',
    'environmental-impact': 'environnement et climat',
    technology: 'technique moderne',
    reliability: 'approvisionnement sûr',
  },
  concerns: {
    'installation-disruption': 'saleté et dérangement pendant les travaux',
    'performance-reliability': 'la fiabilité des installations',
  },
  gaps: {
    costs: 'coûts',
    subsidies: 'aides',
    technology: 'technique',
    process: 'déroulement',
    noise: 'bruit',
    tenancy: 'location',
    time: 'délais',
  },
  solarPower: (kwp) => `${kwp} kWc`,
  solarSince: (year) => `de ${year}`,
  solarSatisfied: 'satisfait',
  solarUnsatisfied: 'pas satisfait',
};

export const fr: FactTexts = {
  names: {
    ...answerNames,
    electrical: 'Tableau électrique',
    evChargerType: 'Borne de recharge',
    solarInterest: 'Intérêt pour le solaire',
    batteryInterest: 'Intérêt pour une batterie',
    incentiveInterest: 'Intérêt pour les aides',
    heatPumpInterest: 'Intérêt pour une pompe à chaleur',
    ownsHome: 'Propriété',
    place: 'NPA ou localité',
    roofAreaM2: 'Surface du toit',
    flowTemperatureC: 'Température de départ',
    solarKwp: 'Puissance de l’installation solaire',
    solarYear: 'Année de l’installation solaire',
    solarSatisfied: 'Satisfait de l’installation solaire',
    roofOrientation: 'Orientation du toit',
    roofMaterial: 'Couverture du toit',
  },
  yes: 'Oui',
  no: 'Non',
  owned: 'Propriétaire',
  rented: 'Locataire',
  amperes: 'A',
  celsius: '°C',
  kilowattPeak: 'kWc',
  year: 'année',
  perYear: (currency) => `${currency} par an`,
};
