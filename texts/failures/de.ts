import type { FailureTexts } from '#texts/failures/texts.ts';

export const de: FailureTexts = {
  titles: {
    validation: 'Einige Angaben stimmen noch nicht',
    'body-too-large': 'Das ist zu viel auf einmal',
    'visit-invalid': 'Dieser Besuch ist uns nicht bekannt',
    'visit-expired': 'Dieser Besuch ist abgelaufen',
    forbidden: 'Nicht erlaubt',
    'origin-not-allowed': 'Auf dieser Seite nicht erlaubt',
    'site-unknown': 'Diese Seite ist nicht registriert',
    'not-found': 'Nicht gefunden',
    'idempotency-key-reused': 'Diese Anfrage wurde schon mit anderem Inhalt gesendet',
    'consent-outdated': 'Unsere Bedingungen haben sich geändert',
    'too-many-requests': 'Zu viele Anfragen',
    'too-much-stored': 'Für heute ist der Platz für Ihre Eingaben voll',
    unavailable: 'Zurzeit nicht erreichbar',
    'storage-full': 'Zurzeit kann nichts gespeichert werden',
    internal: 'Bei uns ist etwas schiefgegangen',
  },
  details: {
    validation: 'Bitte prüfen Sie die genannten Felder und senden Sie erneut. Ihre Eingaben bleiben erhalten.',
    'body-too-large': 'Bitte kürzen Sie Ihren Text und senden Sie erneut.',
    'visit-invalid': 'Bitte laden Sie die Seite neu. Ihre Antworten bleiben erhalten.',
    'visit-expired': 'Bitte senden Sie erneut. Ihre Antworten bleiben erhalten.',
    forbidden: 'Ihrem Konto fehlt die Berechtigung.',
    'origin-not-allowed': 'Der Betreiber dieser Seite muss ihre Adresse erst bei uns eintragen lassen.',
    'site-unknown': 'Der Schlüssel dieser Seite ist uns nicht bekannt.',
    'not-found': 'Das Gesuchte gibt es nicht oder nicht mehr.',
    'idempotency-key-reused': 'Bitte senden Sie die geänderte Anfrage unter einem neuen Schlüssel.',
    'consent-outdated':
      'Bitte lesen Sie die aktuelle Fassung und stimmen Sie erneut zu. Ihre Antworten bleiben erhalten.',
    'too-many-requests': 'Bitte warten Sie einen Moment und versuchen Sie es erneut. Ihre Antworten bleiben erhalten.',
    'too-much-stored':
      'Heute können wir nichts Weiteres von Ihnen speichern, ab morgen wieder. Alles bisher Gespeicherte bleibt lesbar, und Ihre Antworten bleiben erhalten.',
    unavailable: 'Bitte versuchen Sie es gleich noch einmal. Ihre Antworten bleiben erhalten.',
    'storage-full': 'Bitte versuchen Sie es später noch einmal. Ihre Antworten bleiben erhalten.',
    internal: 'Wir sind benachrichtigt. Bitte versuchen Sie es erneut; Ihre Antworten bleiben erhalten.',
  },
  fields: {
    required: 'Diese Angabe fehlt noch.',
    'wrong-type': 'Dieser Wert hat die falsche Form.',
    'unknown-value': 'Dieser Wert steht nicht zur Wahl.',
    'unknown-field': 'Dieses Feld ist nicht bekannt.',
    'too-short': 'Das ist zu kurz.',
    'too-long': 'Das ist zu lang.',
    'out-of-range': 'Diese Zahl liegt außerhalb des Möglichen.',
    'invalid-email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    'invalid-phone': 'Bitte geben Sie eine gültige Telefonnummer ein.',
    'must-agree': 'Sie müssen den Bedingungen zustimmen, um fortzufahren.',
    'too-many': 'So viele sind nicht möglich. Bitte entfernen Sie zuerst eines.',
    'unknown-place':
      'Diesen Ort kennen wir noch nicht. Wie lautet die Postleitzahl, oder welche größere Stadt liegt in der Nähe?',
    'other-country':
      'Diese Postleitzahl gehört zu einem anderen Land. Welche ist es in dem gewählten, oder möchten Sie das Land wechseln?',
    'not-a-picture': 'Das ist kein Bild, das wir lesen können: Bitte nehmen Sie JPEG, PNG, WebP oder GIF.',
    'too-many-pixels': 'Dieses Bild hat zu viele Bildpunkte.',
  },
};
