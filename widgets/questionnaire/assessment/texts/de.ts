import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const de: AssessmentTexts = {
  photos: {
    label: 'Fotos',
    slots: { roofPhoto: 'Dach', exteriorPhoto: 'Haus von außen', electricalPanel: 'Sicherungskasten' },
    privacy:
      'Ihre Fotos werden hier verkleinert und verlieren Orts- und Kameradaten. Wir senden sie nirgendwohin: Erst wenn Sie nach Fachbetrieben fragen, bekommt sie die Seite, auf der Sie gerade sind.',
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
