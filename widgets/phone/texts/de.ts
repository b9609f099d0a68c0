import type { PhoneTexts } from '#widgets/phone/texts/texts.ts';

export const de: PhoneTexts = {
  welcome: 'Fotos für Ihre Beratung',
  rights:
    'Machen Sie die Fotos mit diesem Handy: Sie erscheinen auf Ihrem Computer. Mehr von Ihrer Beratung sieht dieses Handy nicht.',
  join: 'Mit meinem Computer verbinden',
  joining: 'Wird verbunden …',
  code: 'Code von Ihrem Computer',
  codeMissing: 'Der Code steht auf Ihrem Computer unter dem Bild, hinter dem Zeichen #.',
  heading: 'Fotos machen',
  hint: 'Dach, Haus, Zählerschrank, Heizung: was einem Fachbetrieb hilft.',
  camera: 'Foto machen',
  gallery: 'Fotos auswählen',
  subject: 'Was ist zu sehen?',
  remove: 'Entfernen',
  none: 'Noch kein Foto.',
  done: 'Fertig',
  ended: {
    heading: 'Die Verbindung ist beendet',
    text: 'Fotos, die angekommen sind, sind auf Ihrem Computer. Für weitere zeigen Sie dort einen neuen Code und scannen ihn.',
  },
  failed: 'Das Verbinden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  privacy:
    'Fotos kommen ohne Orts- und Gerätedaten zu uns. Fachbetriebe sehen sie erst, wenn Sie nach Angeboten fragen.',
};
