import type { AnswerNames, FactTexts } from '#texts/home/facts/texts.ts';

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
  },
  yes: 'Yes',
  no: 'No',
  owned: 'Owned',
  rented: 'Rented',
  amperes: 'A',
  celsius: '°C',
  perYear: (currency) => `${currency} per year`,
};
