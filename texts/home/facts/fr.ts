import type { AnswerNames, FactTexts } from '#texts/home/facts/texts.ts';

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
  },
  yes: 'Oui',
  no: 'Non',
  owned: 'Propriétaire',
  rented: 'Locataire',
  amperes: 'A',
  celsius: '°C',
  perYear: (currency) => `${currency} par an`,
};
