import { keyedHash, sameBytes, sha256 } from '#api/ground/keyed-hash.ts';
import { fillPath } from '#domain/contract/endpoint.ts';
import { unsubscribe } from '#domain/contract/unsubscribe.ts';
import { pageUrl, pathTo } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';

/** How long a link is good after the last mail that carried it. */
const LINK_DAYS = 180;
const DAY_MS = 24 * 3_600_000;

/** The address a link is made for, and how many of its links have ended. */
export interface LinkOwner {
  id: string;
  linkGeneration: number;
}

/** The one token of an address until its link ends: made again whenever a mail needs it, never stored, never logged. */
export function summaryToken(secret: string, { id, linkGeneration }: LinkOwner): string {
  const named = linkGeneration === 0 ? id : `${id}.${linkGeneration}`;
  return keyedHash(secret, 'summary')(named).toString('base64url');
}

/** When the link of a mail that is written now ends. */
export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + LINK_DAYS * DAY_MS);
}

/** What the database knows of a token. */
export function summaryTokenHash(token: string): string {
  return sha256(token);
}

/** Of an address, or of an account for its notifications: says for whom it is and that we made it; opens nothing but the way out of our mails. */
export function unsubscribeToken(secret: string, id: string): string {
  return `${id}.${keyedHash(secret, 'unsubscribe')(id).toString('base64url')}`;
}

/** The address or account an unsubscribe token was made for; null when we did not make it. */
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

/** The way out of the mails to an address, or of an account's notifications. */
export function unsubscribeLinks(publicUrl: string, secret: string, id: string, language: Language, hash = '') {
  const token = unsubscribeToken(secret, id);
  return {
    unsubscribe: pageUrl(publicUrl, language, pathTo('unsubscribe', { token }), hash),
    oneClick: publicUrl + fillPath(unsubscribe.path, { token }),
  };
}

/** The links of every mail to this address. */
export function contactLinks(publicUrl: string, secret: string, owner: LinkOwner, language: Language): ContactLinks {
  return {
    summary: pageUrl(publicUrl, language, pathTo('summary', { token: summaryToken(secret, owner) })),
    ...unsubscribeLinks(publicUrl, secret, owner.id, language),
  };
}
