import { keyedHash, sameBytes, sha256 } from '#api/keyed-hash.ts';
import type { Language } from '#domain/place.ts';

/** What stands before a page's path. */
export const languagePrefix: Record<Language, string> = { de: '', en: '/en', fr: '/fr' };

/** The one token of an address: made again whenever a mail needs it, never stored, never logged. */
export function summaryToken(secret: string, contactAddressId: string): string {
  return keyedHash(secret, 'summary')(contactAddressId).toString('base64url');
}

/** What the database knows of a token. */
export function summaryTokenHash(token: string): string {
  return sha256(token);
}

export function summaryUrl(publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${languagePrefix[language]}/summary/${token}`;
}

/** Says for whom it is and that we made it; opens nothing but the way out of our mails. */
export function unsubscribeToken(secret: string, contactAddressId: string): string {
  return `${contactAddressId}.${keyedHash(secret, 'unsubscribe')(contactAddressId).toString('base64url')}`;
}

/** The address an unsubscribe token was made for; null when we did not make it. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const expected = keyedHash(secret, 'unsubscribe')(id);
  return sameBytes(Buffer.from(signature, 'base64url'), expected) ? id : null;
}

export interface ContactLinks {
  summary: string;
  /** The page with the button. */
  unsubscribe: string;
  /** Where a mail program posts. */
  oneClick: string;
}

/** The links of every mail to this address. */
export function contactLinks(publicUrl: string, secret: string, id: string, language: Language): ContactLinks {
  const token = unsubscribeToken(secret, id);
  return {
    summary: summaryUrl(publicUrl, language, summaryToken(secret, id)),
    unsubscribe: `${publicUrl}${languagePrefix[language]}/unsubscribe/${token}`,
    oneClick: `${publicUrl}/api/unsubscribe/${token}`,
  };
}

/** A company's leads in the portal. */
export function partnerUrl(publicUrl: string, language: Language): string {
  return `${publicUrl}${languagePrefix[language]}/partner`;
}

/** All leads, for our staff. */
export function managerUrl(publicUrl: string, language: Language): string {
  return `${publicUrl}${languagePrefix[language]}/manager`;
}
