import { PRODUCT_NAME } from '#domain/product.ts';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';

export const de: ConsultationTexts = {
  email: {
    title: 'Ihre persönliche Beratung',
    intro: 'Wohin darf die Zusammenfassung gehen? Wir senden sie, sobald die Beratung abgeschlossen ist.',
    guaranteeTitle: 'Ersparnisgarantie',
    guarantor: 'Garantiegeber ist der Betrieb, der die Anlage baut.',
    guaranteeTerms: 'Was die Garantie umfasst',
    cancel: 'Abbrechen',
    submit: 'Beratung beginnen',
    wanted: { intro: 'Wohin darf die E-Mail gehen? Sie bringt, was wir bis jetzt haben.', submit: 'Jetzt senden' },
  },
  facts: {
    title: 'Ihre bisherigen Angaben',
    intro: 'Stimmt etwas nicht? Ändern Sie es hier.',
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
