import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const de: AssessmentTexts = {
  photos: {
    label: 'Fotos',
    slots: { roofPhoto: 'Dach', exteriorPhoto: 'Haus von außen', electricalPanel: 'Sicherungskasten' },
    choose: 'Foto auswählen',
    drop: 'oder hier ablegen',
    replace: 'Foto ersetzen',
    remove: 'Entfernen',
    kinds: 'SVG, PNG, JPG oder GIF, je bis 25 MB.',
    privacy:
      'Ihre Fotos werden hier verkleinert und verlieren Orts- und Kameradaten. Wir senden sie nirgendwohin: Erst wenn Sie nach Fachbetrieben fragen, bekommt sie die Seite, auf der Sie gerade sind.',
    reading: 'Foto wird vorbereitet …',
    added: (name) => `Hinzugefügt: ${name}`,
    onlyThumbnail: 'Von vor dem Neuladen der Seite. Wählen Sie das Foto erneut, um es weiterzugeben.',
    removed: (what) => `Foto entfernt: ${what}`,
    undo: 'Rückgängig',
    close: 'Schließen',
    refusals: {
      'not-an-image': 'Das ist kein Bild. Bitte wählen Sie eine Datei vom Typ SVG, PNG, JPG oder GIF.',
      'too-large': 'Dieses Bild ist größer als 25 MB. Bitte wählen Sie ein kleineres.',
      unreadable: 'Dieses Bild lässt sich hier nicht lesen. Bitte wählen Sie ein anderes, am besten als JPG oder PNG.',
    },
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
