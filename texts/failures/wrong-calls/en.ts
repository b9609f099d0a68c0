import type { WrongCallTexts } from '#texts/failures/texts.ts';

export const en: WrongCallTexts = {
  titles: {
    'invalid-json': 'The request could not be read',
    'unsupported-media-type': 'The request has the wrong format',
    'method-not-allowed': 'Not possible here',
    'idempotency-key-missing': 'The request has no key',
    'idempotency-key-invalid': 'The key of the request is not valid',
  },
  details: {
    'invalid-json': 'The body must be valid JSON in UTF-8.',
    'unsupported-media-type': 'Please send JSON with the content type application/json.',
    'method-not-allowed': 'This address does not take this kind of request.',
    'idempotency-key-missing': 'Please send an Idempotency-Key header with this request.',
    'idempotency-key-invalid': 'The key must be 16 to 128 letters, digits, hyphens or underscores.',
  },
};
