import { keyedHash, sameBytes } from '#api/ground/keyed-hash.ts';
import { languagePrefix } from '#api/mail/summary-link.ts';
import { pagePaths } from '#domain/page-paths.ts';
import type { Language } from '#domain/place.ts';

interface Linked {
  id: string;
  kind: 'registration' | 'reset';
}

function signature(secret: string, id: string): Buffer {
  return keyedHash(secret, 'account-link')(id);
}

/** Names the request and says that we made it: never stored, made again whenever a mail is written. */
export function accountToken(secret: string, id: string): string {
  return `${id}.${signature(secret, id).toString('base64url')}`;
}

/** The request a token was made for; null when we did not make it. */
export function readAccountToken(secret: string, token: string): string | null {
  const [id = '', mark = ''] = token.split('.');
  return sameBytes(Buffer.from(mark, 'base64url'), signature(secret, id)) ? id : null;
}

/** The page whose button acts. A browser sends nobody what stands behind the `#`. */
export function accountUrl(publicUrl: string, secret: string, language: Language, { id, kind }: Linked): string {
  const page = kind === 'registration' ? pagePaths.verify : pagePaths.reset;
  return `${publicUrl}${languagePrefix[language]}${page}#${accountToken(secret, id)}`;
}
