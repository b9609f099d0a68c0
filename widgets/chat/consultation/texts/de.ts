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
  voice: {
    listening: 'Ich höre zu. Die Sprache erkennt der Dienst Ihres Browsers.',
    seconds: (count) => `Aufnahme: ${count} Sekunden`,
    leaving: 'Wird gleich gesendet …',
    keep: 'Nicht senden',
    problem(code) {
      if (code === 'unsupported')
        return {
          title: 'Spracherkennung nicht unterstützt',
          text: 'Ihr Browser unterstützt keine Spracherkennung. Bitte versuchen Sie es mit Chrome oder Edge.',
        };
      const allow = code === 'not-allowed' ? ' Erlauben Sie dazu dieser Seite im Browser das Mikrofon.' : '';
      return {
        title: 'Fehler bei der Spracherkennung',
        text: `Fehler: ${code}. Bitte versuchen Sie es erneut.${allow}`,
      };
    },
  },
  defaultSummary: `Ihre Beratung bei ${PRODUCT_NAME}.`,
};
