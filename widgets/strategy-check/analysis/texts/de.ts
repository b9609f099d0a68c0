import type { AnalysisTexts } from '#widgets/strategy-check/analysis/texts/texts.ts';

export const de: AnalysisTexts = {
  photos: {
    label: 'Fotos',
    slots: { photo1: 'Erstes Foto', photo2: 'Zweites Foto', photo3: 'Drittes Foto' },
    privacy:
      'Ihre Fotos kommen verkleinert und ohne Orts- und Kameradaten zu uns; was Sie entfernen, wird gelöscht. Die Seite, auf der Sie sind, erhält sie mit Ihrem Ergebnis; Fachbetriebe sehen sie erst, wenn Sie danach fragen.',
  },
  photoType: {
    label: 'Zu sehen ist',
    types: {
      roof: 'Dach oder Außenansicht',
      'fuse-box': 'Sicherungskasten',
      driveway: 'Einfahrt oder Garage',
      other: 'Etwas anderes',
    },
  },
  uploaded: { title: 'Foto hochgeladen', text: (type) => `Ihr Foto (${type}) wurde erfolgreich hochgeladen.` },
  uploadFailed: {
    title: 'Hochladen fehlgeschlagen',
    text: 'Beim Hochladen Ihres Fotos ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  },
  results: {
    title: 'Ihre Energiestrategie',
    intro: 'Was zu Ihrem Zuhause passt, mit den Zahlen dahinter. Vor jedem Angebot sieht ein Fachbetrieb genauer hin.',
    back: 'Neu beginnen',
    close: 'Ergebnis schließen',
    email: 'Ausführlichen Bericht per E-Mail erhalten',
  },
  byModel: 'Diese Begründung hat eine KI formuliert. Empfehlung und Zahlen kommen aus unserer Berechnung.',
  noProviders: 'In der Nähe dieses Ortes haben wir noch keinen geprüften Partner.',
  noResults: 'Kein Ergebnis vorhanden. Bitte versuchen Sie es noch einmal.',
  closed: {
    title: 'Ihr Strategie-Check ist fertig',
    text: 'Ihre Antworten und Ihr Ergebnis bleiben in diesem Tab erhalten.',
    open: 'Mein Ergebnis wieder zeigen',
  },
  email: {
    title: 'Wohin darf Ihre Strategie gehen?',
    intro:
      'Ihr Name und Ihre E-Mail-Adresse, und die Auswertung beginnt. Den Bericht senden wir erst, wenn Sie ihn anfordern.',
    submit: 'Weiter',
    cancel: 'Abbrechen',
  },
};
