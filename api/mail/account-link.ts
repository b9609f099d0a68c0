import { keyedHash, sameBytes } from '#api/ground/keyed-hash.ts';
import { pageUrl, pathTo } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';

interface Linked {
  id: string;
  kind: 'registration' | 'reset';
}

function signature(secret: string, id: string): Buffer {
  return keyedHash(secret, 'account-link')(id);
}

/** Names the request and says that we made it: never stored, made again whenever a mail is written. */
function accountToken(secret: string, id: string): string {
  return `${id}.${signature(secret, id).toString('base64url')}`;
}

/** The request a token was made for; null when we did not make it. */
export function readAccountToken(secret: string, token: string): string | null {
  const [id = '', mark = ''] = token.split('.');
  return sameBytes(Buffer.from(mark, 'base64url'), signature(secret, id)) ? id : null;
}

/** The page whose button acts. A browser sends nobody what stands behind the `#`. */
export function accountUrl(publicUrl: string, secret: string, language: Language, { id, kind }: Linked): string {
  const path = pathTo(kind === 'registration' ? 'verify' : 'reset');
  return pageUrl(publicUrl, language, path, `#${accountToken(secret, id)}`);
}
