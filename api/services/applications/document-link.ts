import { keyedHash, sameBytes } from '#api/ground/keyed-hash.ts';

const HOUR_MS = 3_600_000;
const FORM = /^([\da-f-]{36})\.(\d{1,8})\.([\w-]{43})$/;

const signatureOf = (secret: string, named: string) => keyedHash(secret, 'document-link')(named);

/** A path that hands out one document to whoever has it, for an hour or two. */
export function documentPath(secret: string, documentId: string, now: Date): string {
  const named = `${documentId}.${Math.floor(now.getTime() / HOUR_MS) + 2}`;
  return `/documents/${named}.${signatureOf(secret, named).toString('base64url')}`;
}

/** The document that a path names; null when we did not make it, or it has ended. */
export function readDocumentToken(secret: string, token: string, now: Date): string | null {
  const [, documentId = '', endHour = '', signature = ''] = FORM.exec(token) ?? [];
  const expected = signatureOf(secret, `${documentId}.${endHour}`);
  if (!sameBytes(Buffer.from(signature, 'base64url'), expected)) return null;
  return Number(endHour) * HOUR_MS > now.getTime() ? documentId : null;
}
