import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const de: AssessmentTexts = {
  photos: {
    label: 'Fotos',
    slots: { roofPhoto: 'Dach', exteriorPhoto: 'Haus von außen', electricalPanel: 'Sicherungskasten' },
    privacy:
      'Ihre Fotos bleiben in diesem Browser, verkleinert und ohne Orts- und Kameradaten. Die Seite, auf der Sie sind, kann sie verwenden, sobald Sie nach Fachbetrieben fragen.',
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
