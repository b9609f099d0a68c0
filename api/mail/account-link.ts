import { keyedHash, sameBytes } from '#api/ground/keyed-hash.ts';
import type { AccountRequestKind } from '#domain/account-requests.ts';
import { pageUrl, pathTo } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';

/** Where the link of each kind of request leads. */
const linkPages = {
  registration: 'verify',
  reset: 'reset',
  invitation: 'partnerInvitation',
  application: 'partnerApplication',
  email: 'changeEmail',
  'undo-email': 'undoEmail',
} as const satisfies Record<AccountRequestKind, string>;

interface Linked {
  id: string;
  kind: AccountRequestKind;
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
  return pageUrl(publicUrl, language, pathTo(linkPages[kind]), `#${accountToken(secret, id)}`);
}
