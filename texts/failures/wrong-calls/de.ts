import type { WrongCallTexts } from '#texts/failures/texts.ts';

export const de: WrongCallTexts = {
  titles: {
    'invalid-json': 'Die Anfrage war nicht lesbar',
    'unsupported-media-type': 'Die Anfrage hat das falsche Format',
    'method-not-allowed': 'Hier nicht möglich',
    'idempotency-key-missing': 'Der Anfrage fehlt ein Schlüssel',
    'idempotency-key-invalid': 'Der Schlüssel der Anfrage ist ungültig',
  },
  details: {
    'invalid-json': 'Der Inhalt muss gültiges JSON in UTF-8 sein.',
    'unsupported-media-type': 'Bitte senden Sie JSON mit dem Inhaltstyp application/json.',
    'method-not-allowed': 'Diese Adresse nimmt eine solche Anfrage nicht an.',
    'idempotency-key-missing': 'Bitte senden Sie mit dieser Anfrage die Kopfzeile Idempotency-Key.',
    'idempotency-key-invalid':
      'Der Schlüssel muss aus 16 bis 128 Buchstaben, Ziffern, Binde- oder Unterstrichen bestehen.',
  },
};
