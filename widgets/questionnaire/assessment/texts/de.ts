import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const de: AssessmentTexts = {
  photos: {
    label: 'Fotos',
    slots: { roofPhoto: 'Dach', exteriorPhoto: 'Haus von außen', electricalPanel: 'Sicherungskasten' },
    privacy:
      'Ihre Fotos kommen verkleinert und ohne Orts- und Kameradaten zu uns; was Sie entfernen, wird gelöscht. Erst wenn Sie nach Fachbetrieben fragen, sehen diese sie, und die Seite, auf der Sie sind, erhält sie.',
  },
  results: {
    intro: 'Eine erste Einschätzung aus Ihren Antworten. Vor jedem Angebot sieht ein Fachbetrieb genauer hin.',
    back: 'Antworten ändern',
    close: 'Ergebnis schließen',
  },
  closed: {
    title: 'Ihre Einschätzung ist fertig',
    text: 'Antworten und Ergebnis bleiben in diesem Tab erhalten.',
    open: 'Ergebnis wieder zeigen',
  },
};
