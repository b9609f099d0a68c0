import type { PhotoTexts } from '#widgets/shared/photos/texts/texts.ts';

export const de: PhotoTexts = {
  choose: 'Foto auswählen',
  drop: 'oder hier ablegen',
  replace: 'Foto ersetzen',
  remove: 'Entfernen',
  kinds: 'SVG, PNG, JPG oder GIF, je bis 25 MB.',
  reading: 'Foto wird vorbereitet …',
  states: {
    sending: 'Foto wird gesendet …',
    waiting: 'Keine Verbindung: Das Foto wird gesendet, sobald sie wieder da ist.',
    lost: 'Die Seite wurde neu geladen, bevor dieses Foto angekommen war. Bitte wählen Sie es noch einmal.',
  },
  added: (name) => `Hinzugefügt: ${name}`,
  kept: 'Vor dem Neuladen der Seite hinzugefügt.',
  failed: 'Das Foto ist nicht durchgekommen.',
  retry: 'Noch einmal versuchen',
  removed: (what) => `Foto entfernt: ${what}`,
  onPhone: 'Mit dem Handy weitermachen',
  onPhoneFailed: 'Dieser Teil konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  fromPhone: 'Von Ihrem Handy',
  undo: 'Rückgängig',
  close: 'Schließen',
  refusals: {
    'not-an-image': 'Das ist kein Bild. Bitte wählen Sie eine Datei vom Typ SVG, PNG, JPG oder GIF.',
    'not-a-video': 'Das ist kein Film, den dieser Browser lesen kann: bitte MP4, WebM oder Ogg.',
    'too-large': 'Dieses Bild ist größer als 25 MB. Bitte wählen Sie ein kleineres.',
    unreadable: 'Dieses Bild lässt sich hier nicht lesen. Bitte wählen Sie ein anderes, am besten als JPG oder PNG.',
  },
};
