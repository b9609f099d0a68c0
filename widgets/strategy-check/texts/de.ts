import type { CheckTexts } from '#widgets/strategy-check/texts/texts.ts';

export const de: CheckTexts = {
  title: '5-Minuten-Strategie-Check',
  intro:
    'Fünf Antworten, und Sie wissen, welche Ausstattung zu Ihrem Zuhause passt, was sie spart und welche Förderung heute zählt.',
  stepOf: (step, total) => `Schritt ${step} von ${total}`,
  questions: {
    location: 'Wo steht Ihr Zuhause?',
    ownership: 'Gehört es Ihnen, oder wohnen Sie zur Miete?',
    roofDetails: 'Wie ist Ihr Dach?',
    heatingSystem: 'Wie heizen Sie heute?',
    ev: 'Fahren Sie ein Elektroauto?',
  },
  locationHint: 'Postleitzahl oder Ort. Danach richten sich Sonne, Klima, Förderung und Fachbetriebe.',
  roofHint: 'Zum Beispiel Richtung, Neigung, Fläche in m², Schatten oder geplante Arbeiten.',
  optional: 'freiwillig',
  ownership: { own: 'Es gehört mir', rent: 'Ich wohne zur Miete' },
  photos: {
    title: 'Fotos',
    hint: 'Dach oder Haus von außen, Sicherungskasten, Einfahrt oder Garage.',
    open: 'Fotos hinzufügen',
    loading: 'Der Fototeil ist unterwegs …',
    failed:
      'Der Fototeil konnte nicht geladen werden. Sie können ohne Fotos weitermachen oder es noch einmal versuchen.',
  },
  tryAgain: 'Noch einmal versuchen',
  stillOpen: (count) => (count === 1 ? 'Noch eine Antwort' : `Noch ${count} Antworten`),
  previous: 'Zurück',
  next: 'Weiter',
  submit: 'Mein Zuhause auswerten',
  analysing: {
    title: 'Ihr Zuhause wird ausgewertet …',
    wait: 'Das dauert meist 30-60 Sekunden',
    blocks: {
      solar: { title: 'Solarpotenzial', text: 'Was Sonne und Dach an Ihrem Ort bringen, Monat für Monat.' },
      heating: { title: 'Heizmöglichkeiten', text: 'Was eine Wärmepumpe gegen Ihre heutige Heizung bräuchte.' },
      charging: { title: 'Ladebedarf', text: 'Was ein Auto zu Hause lädt und wie viel davon das Dach gibt.' },
    },
  },
  failed: 'Ihre Angaben konnten nicht ausgewertet werden. Bitte versuchen Sie es noch einmal.',
  notification: {
    title: 'Auswertung fehlgeschlagen',
    text: 'Beim Auswerten Ihrer Angaben ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  },
  close: 'Schließen',
  place: {
    'unknown-place': 'Diesen Ort kennen wir nicht. Versuchen Sie es mit der Postleitzahl oder dem nächstgrößeren Ort?',
    'other-country':
      'Dieser Ort scheint in einem anderen Land zu liegen. Bitte prüfen Sie ihn, oder wählen Sie sein Land.',
  },
  orContact: 'Oder melden Sie sich direkt:',
};
