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
  media: {
    caption: { image: (subject) => `Foto: ${subject}`, video: (subject) => `Video: ${subject}` },
    reading: 'Wird vorbereitet …',
    sending: 'Wird gesendet und angesehen …',
    subject: 'Was ist zu sehen?',
    send: 'Bild senden',
    cancel: 'Abbrechen',
    remove: 'Entfernen',
    failed: { title: 'Fehler', text: 'Das Bild konnte nicht analysiert werden. Bitte versuchen Sie es noch einmal.' },
    label: 'Bilder',
    privacy:
      'Fotos und Filmbilder gehen ohne Ort und Gerätedaten an uns; der Film selbst bleibt bei Ihnen. Fachbetriebe sehen sie erst, wenn Sie anfragen.',
  },
  results: {
    intro: 'Eine erste Einschätzung aus unserem Gespräch. Vor einem Angebot sieht ein Fachbetrieb genauer hin.',
    back: 'Zurück zum Gespräch',
    close: 'Ergebnis schließen',
  },
  voice: {
    tag: 'de-DE',
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
