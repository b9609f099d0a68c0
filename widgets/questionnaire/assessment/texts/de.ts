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
      'Ihre Fotos bleiben in diesem Browser, verkleinert und ohne Orts- und Kameradaten. Die Seite, auf der Sie sind, kann sie verwenden, sobald Sie nach Fachbetrieben fragen.',
    reading: 'Foto wird vorbereitet …',
    added: (name) => `Hinzugefügt: ${name}`,
    onlyThumbnail: 'Von vor dem Neuladen der Seite. Wählen Sie das Foto erneut, um es weiterzugeben.',
    removed: (what) => `Foto entfernt: ${what}`,
    undo: 'Rückgängig',
    close: 'Schließen',
    refusals: {
      'not-an-image': 'Das ist kein Bild. Bitte wählen Sie eine Datei vom Typ SVG, PNG, JPG oder GIF.',
      'too-large': 'Dieses Bild hat mehr als 25 MB. Bitte wählen Sie ein kleineres.',
      unreadable: 'Dieses Bild lässt sich hier nicht lesen. Bitte wählen Sie ein anderes, am besten als JPG oder PNG.',
    },
  },
  title: 'Ihre Energie-Einschätzung',
  intro: 'Eine erste Einschätzung aus Ihren Antworten. Vor jedem Angebot sieht ein Fachbetrieb genauer hin.',
  change: 'Antworten ändern',
  close: 'Ergebnis schließen',
  closed: {
    title: 'Ihre Einschätzung ist fertig',
    text: 'Antworten und Ergebnis bleiben in diesem Tab erhalten.',
    open: 'Ergebnis wieder zeigen',
  },
  costFactors: {
    title: 'Zusätzliche Kosten',
    intro: 'Ihre Antworten sprechen für Arbeiten, die hinzukommen. In den Summen unten sind sie enthalten.',
  },
  tabs: { label: 'Kosten und Pakete', costs: 'Kostentabelle', packages: 'Pakete im Einzelnen' },
  typical: 'Kosten, Ersparnis und Amortisation sind typische Werte, nicht für Ihr Haus berechnet.',
  includes: 'Enthält',
  nextSteps: {
    title: 'So geht es weiter',
    items: (partner) => [
      'Innerhalb von 24 Stunden erhalten Sie einen Vorschlag.',
      'Am 3. bis 5. Tag bespricht ihn ein Experte mit Ihnen per Video.',
      partner
        ? `Am 5. bis 7. Tag plant ${partner} mit Ihnen die Umsetzung.`
        : 'Am 5. bis 7. Tag vermitteln wir bis zu drei geprüfte Fachbetriebe.',
      'In Woche 2 bis 3 folgt nach einem Besuch bei Ihnen das verbindliche Angebot.',
    ],
  },
  connect: 'Mit Fachbetrieben verbinden',
  contact: {
    title: 'Mit Fachbetrieben verbinden',
    intro: 'Wohin dürfen die Angebote gehen?',
    optional: 'freiwillig',
    labels: { place: 'PLZ oder Ort', phone: 'Telefon' },
    errors: {
      place: 'Bitte geben Sie Ihre Postleitzahl oder Ihren Ort ein.',
      phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
    },
    submit: 'Anfrage senden',
    processing: 'Wird gesendet …',
    partnersByPlace: 'Geben Sie Ihren Ort an, dann nennen wir sie hier.',
    matching: 'Fachbetriebe in Ihrer Nähe werden gesucht …',
    noMatch:
      'In der Nähe dieses Orts haben wir noch keinen geprüften Fachbetrieb. Wir suchen einen und schreiben Ihnen.',
  },
  sent: {
    title: 'Ihre Anfrage ist da',
    sent: (email) => `Eine E-Mail mit Ihrer ganzen Einschätzung ist unterwegs an ${email}.`,
    confirm: (email) =>
      `Eine E-Mail an ${email} ist unterwegs: mit Ihrer Einschätzung und einem Knopf, der Ihre Adresse bestätigt.`,
    joined: (email) =>
      `${email} hat schon eine E-Mail von uns, darum senden wir keine zweite: Ihr Link zeigt auch diese Anfrage.`,
    unsent: (email) =>
      `An ${email} können wir zurzeit keine E-Mail senden. Ihre Anfrage ist trotzdem bei uns angekommen.`,
    partners: (names) => `Ihre Anfrage geht an ${names}.`,
    noPartners: 'Wir suchen einen Fachbetrieb in Ihrer Nähe und schreiben Ihnen.',
    done: 'Fertig',
  },
};
