import { keyedHash, sha256 } from '#api/keyed-hash.ts';
import type { Language } from '#domain/place.ts';

const prefix: Record<Language, string> = { de: '', en: '/en', fr: '/fr' };

/** The one token of an address: made again whenever a mail needs it, never stored, never logged. */
export function summaryToken(secret: string, contactAddressId: string): string {
  return keyedHash(secret, 'summary')(contactAddressId).toString('base64url');
}

/** What the database knows of a token. */
export function summaryTokenHash(token: string): string {
  return sha256(token);
}

export function summaryUrl(publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${prefix[language]}/summary/${token}`;
}
