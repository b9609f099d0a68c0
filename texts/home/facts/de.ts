import type { AnswerNames, FactTexts } from '#texts/home/facts/texts.ts';

export const answerNames: AnswerNames = {
  homeType: 'Art des Hauses',
  homeSize: 'Wohnfläche',
  roofType: 'Dach',
  roofAge: 'Alter des Dachs',
  currentHeatingSystem: 'Heizung',
  heatingSystemAge: 'Alter der Heizung',
  hasEV: 'Elektroauto',
  energyBill: 'Energiekosten im Jahr',
  energyGoals: 'Ihr Ziel',
  additionalNotes: 'Anmerkungen',
};

export const de: FactTexts = {
  names: {
    ...answerNames,
    electrical: 'Hausanschluss',
    evChargerType: 'Ladepunkt',
    solarInterest: 'Interesse an Solarstrom',
    batteryInterest: 'Interesse an einem Speicher',
    incentiveInterest: 'Interesse an Förderung',
    heatPumpInterest: 'Interesse an einer Wärmepumpe',
    ownsHome: 'Eigentum',
    place: 'Postleitzahl oder Ort',
    roofAreaM2: 'Dachfläche',
    flowTemperatureC: 'Vorlauftemperatur',
  },
  yes: 'Ja',
  no: 'Nein',
  owned: 'Im Eigentum',
  rented: 'Zur Miete',
  amperes: 'A',
  celsius: '°C',
  perYear: (currency) => `${currency} im Jahr`,
};
