import type { AnswerNames, FactTexts, ToldTexts } from '#texts/home/facts/texts.ts';

export const answerNames: AnswerNames = {
  homeType: 'Type of home',
  homeSize: 'Home size',
  roofType: 'Roof',
  roofAge: 'Age of the roof',
  currentHeatingSystem: 'Heating',
  heatingSystemAge: 'Age of the heating',
  hasEV: 'Electric car',
  energyBill: 'Energy bill per year',
  energyGoals: 'Your goal',
  additionalNotes: 'Notes',
  solarDetails: 'Existing solar system',
  interests: 'Matters most',
  concerns: 'Concerns',
  gaps: 'Questions about',
};

export const told: ToldTexts = {
  interests: {
    'cost-savings': 'saving costs',
    'environmental-impact': 'environment and climate',
    technology: 'modern technology',
    reliability: 'reliable supply',
  },
  concerns: {
    'installation-disruption': 'mess and disruption during installation',
    'performance-reliability': 'whether it performs as promised',
  },
  gaps: {
    costs: 'costs',
    subsidies: 'incentives',
    technology: 'technology',
    process: 'the process',
    noise: 'noise',
    tenancy: 'renting',
    time: 'timing',
  },
  solarPower: (kwp) => `${kwp} kWp`,
  solarSince: (year) => `from ${year}`,
  solarSatisfied: 'happy with it',
  solarUnsatisfied: 'not happy with it',
};

export const en: FactTexts = {
  names: {
    ...answerNames,
    electrical: 'Electrical panel',
    evChargerType: 'Charger',
    solarInterest: 'Interested in solar',
    batteryInterest: 'Interested in a battery',
    incentiveInterest: 'Interested in incentives',
    heatPumpInterest: 'Interested in a heat pump',
    ownsHome: 'Ownership',
    place: 'ZIP code or city',
    roofAreaM2: 'Roof area',
    flowTemperatureC: 'Flow temperature',
    solarKwp: 'Size of the solar system',
    solarYear: 'Year of the solar system',
    solarSatisfied: 'Happy with the solar system',
    roofOrientation: 'Roof orientation',
    roofMaterial: 'Roof covering',
  },
  yes: 'Yes',
  no: 'No',
  owned: 'Owned',
  rented: 'Rented',
  amperes: 'A',
  celsius: '°C',
  kilowattPeak: 'kWp',
  year: 'year',
  perYear: (currency) => `${currency} per year`,
};
