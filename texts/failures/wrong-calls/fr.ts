import type { WrongCallTexts } from '#texts/failures/texts.ts';

export const fr: WrongCallTexts = {
  titles: {
    'invalid-json': 'La requête est illisible',
    'unsupported-media-type': 'La requête n’a pas le bon format',
    'method-not-allowed': 'Impossible ici',
    'idempotency-key-missing': 'La requête n’a pas de clé',
    'idempotency-key-invalid': 'La clé de la requête n’est pas valable',
  },
  details: {
    'invalid-json': 'Le contenu doit être du JSON valable en UTF-8.',
    'unsupported-media-type': 'Veuillez envoyer du JSON avec le type de contenu application/json.',
    'method-not-allowed': 'Cette adresse n’accepte pas ce type de requête.',
    'idempotency-key-missing': 'Veuillez envoyer l’en-tête Idempotency-Key avec cette requête.',
    'idempotency-key-invalid': 'La clé doit compter 16 à 128 lettres, chiffres, tirets ou traits de soulignement.',
  },
};
