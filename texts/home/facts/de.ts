import type { AnswerNames, FactTexts, ToldTexts } from '#texts/home/facts/texts.ts';

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
  solarDetails: 'Vorhandene Solaranlage',
  interests: 'Wichtig',
  concerns: 'Bedenken',
  gaps: 'Fragen zu',
};

export const told: ToldTexts = {
  interests: {
    'cost-savings': 'Kosten sparen',
    'environmental-impact': 'Umwelt und Klima',
    technology: 'moderne Technik',
    reliability: 'sichere Versorgung',
  },
  concerns: {
    'installation-disruption': 'Schmutz und Umstände beim Einbau',
    'performance-reliability': 'ob die Technik hält, was sie verspricht',
  },
  gaps: {
    costs: 'Kosten',
    subsidies: 'Förderung',
    technology: 'Technik',
    process: 'Ablauf',
    noise: 'Lärm',
    tenancy: 'Mieten',
    time: 'Zeitplan',
  },
  solarPower: (kwp) => `${kwp} kWp`,
  solarSince: (year) => `von ${year}`,
  solarSatisfied: 'zufrieden',
  solarUnsatisfied: 'nicht zufrieden',
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
    solarKwp: 'Leistung der Solaranlage',
    solarYear: 'Baujahr der Solaranlage',
    solarSatisfied: 'Zufrieden mit der Solaranlage',
    roofOrientation: 'Dachausrichtung',
    roofMaterial: 'Dachdeckung',
  },
  yes: 'Ja',
  no: 'Nein',
  owned: 'Im Eigentum',
  rented: 'Zur Miete',
  amperes: 'A',
  celsius: '°C',
  kilowattPeak: 'kWp',
  year: 'Jahr',
  perYear: (currency) => `${currency} im Jahr`,
};
