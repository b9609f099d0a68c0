import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';

export const de: QuestionTexts = {
  title: 'Energie-Check für Ihr Zuhause',
  stepOf: (step, total) => `Schritt ${step} von ${total}`,
  steps: {
    1: { title: 'Ihr Zuhause', intro: 'Zwei Angaben für den Anfang.' },
    2: {
      title: 'Energiesysteme',
      intro: 'Dach, Heizung und Auto entscheiden, was sich lohnt. „Weiß ich nicht“ ist in Ordnung.',
    },
    3: { title: 'Bilder vom Haus', intro: 'Fotos helfen später dem Fachbetrieb. Dieser Schritt ist freiwillig.' },
    4: { title: 'Ihre Energieziele', intro: 'Was soll Ihr Zuhause besser können?' },
  },
  questions: {
    homeType: 'Was für ein Zuhause ist es?',
    homeSize: 'Wie groß ist es?',
    roofType: 'Wie ist Ihr Dach ausgerichtet?',
    roofAge: 'Wie alt ist das Dach?',
    currentHeatingSystem: 'Womit heizen Sie heute?',
    heatingSystemAge: 'Wie alt ist die Heizung?',
    hasEV: 'Fahren Sie ein Elektroauto?',
    annualEnergyBill: 'Was zahlen Sie im Jahr für Energie?',
    energyGoals: 'Was ist Ihnen am wichtigsten?',
    additionalNotes: 'Was sollten wir noch wissen?',
  },
  optional: 'freiwillig',
  notesHint: 'Zum Beispiel ein geplanter Umbau, Denkmalschutz oder Fragen an den Fachbetrieb.',
  photosLoading: 'Der Foto-Teil wird geladen …',
  photosFailed:
    'Der Foto-Teil konnte nicht geladen werden. Sie können ohne Fotos weitermachen oder es erneut versuchen.',
  tryAgain: 'Erneut versuchen',
  stillOpen: (count) => (count === 1 ? 'Noch eine Antwort offen' : `Noch ${count} Antworten offen`),
  previous: 'Zurück',
  next: 'Weiter',
  generate: 'Empfehlungen berechnen',
  analyzing: 'Wird berechnet …',
  failed: 'Die Empfehlungen konnten nicht berechnet werden. Bitte versuchen Sie es erneut.',
  orContact: 'Oder sprechen Sie direkt mit uns:',
};
