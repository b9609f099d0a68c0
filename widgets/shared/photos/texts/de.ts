import type { PhotoTexts } from '#widgets/shared/photos/texts/texts.ts';

export const de: PhotoTexts = {
  choose: 'Foto auswählen',
  drop: 'oder hier ablegen',
  replace: 'Foto ersetzen',
  remove: 'Entfernen',
  kinds: 'SVG, PNG, JPG oder GIF, je bis 25 MB.',
  reading: 'Foto wird vorbereitet …',
  added: (name) => `Hinzugefügt: ${name}`,
  onlyThumbnail: 'Von vor dem Neuladen der Seite. Wählen Sie das Foto erneut, um es weiterzugeben.',
  removed: (what) => `Foto entfernt: ${what}`,
  undo: 'Rückgängig',
  close: 'Schließen',
  refusals: {
    'not-an-image': 'Das ist kein Bild. Bitte wählen Sie eine Datei vom Typ SVG, PNG, JPG oder GIF.',
    'not-a-video': 'Das ist kein Film, den dieser Browser lesen kann: bitte MP4, WebM oder Ogg.',
    'too-large': 'Dieses Bild ist größer als 25 MB. Bitte wählen Sie ein kleineres.',
    unreadable: 'Dieses Bild lässt sich hier nicht lesen. Bitte wählen Sie ein anderes, am besten als JPG oder PNG.',
  },
};
