import { PRODUCT_NAME } from '#domain/product.ts';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';

export const de: ConsultationTexts = {
  email: {
    title: 'Ihre persönliche Beratung',
    intro: 'Wohin darf die Zusammenfassung gehen? Wir senden sie, sobald die Beratung abgeschlossen ist.',
    guaranteeTitle: 'Garantie mit Rechtsschutz',
    cancel: 'Abbrechen',
    submit: 'Beratung beginnen',
  },
  facts: {
    title: 'Ihre bisherigen Angaben',
    intro: 'Stimmt etwas nicht? Ändern Sie es hier.',
    names: {
      homeType: 'Art des Hauses',
      roofType: 'Dach',
      homeSize: 'Wohnfläche',
      currentHeatingSystem: 'Heizung',
      electrical: 'Hausanschluss',
      hasEV: 'Elektroauto',
      evChargerType: 'Ladepunkt',
      energyBill: 'Energiekosten im Jahr',
      solarInterest: 'Interesse an Solarstrom',
      batteryInterest: 'Interesse an einem Speicher',
      incentiveInterest: 'Interesse an Förderung',
      heatPumpInterest: 'Interesse an einer Wärmepumpe',
      heatingSystemAge: 'Alter der Heizung',
      roofAge: 'Alter des Dachs',
      ownsHome: 'Eigentum',
      place: 'Postleitzahl oder Ort',
    },
    yes: 'Ja',
    no: 'Nein',
    owned: 'Im Eigentum',
    rented: 'Zur Miete',
    amperes: 'A',
    perYear: (currency) => `${currency} im Jahr`,
    remove: 'Entfernen',
    removed: (name) => `Entfernt: ${name}`,
    undo: 'Rückgängig',
  },
  results: {
    intro: 'Eine erste Einschätzung aus unserem Gespräch. Vor einem Angebot sieht ein Fachbetrieb genauer hin.',
    back: 'Zurück zum Gespräch',
    close: 'Ergebnis schließen',
  },
  defaultSummary: `Ihre Beratung bei ${PRODUCT_NAME}.`,
};
