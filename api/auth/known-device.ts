import { keyedHash, sameBytes } from '#api/ground/keyed-hash.ts';
import type { FoundAccount } from '#api/services/accounts/account-queries.ts';

const HALF_YEAR_SECONDS = 180 * 24 * 3_600;

/** The start of every cookie's name; on https browsers bind such a cookie to the host. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https://') ? '__Host-wattnest' : 'wattnest';
}

/** Bound to the account and to its password: a new password makes every device a stranger. */
function mark(secret: string, deviceId: string, { person, passwordHash }: FoundAccount): Buffer {
  return keyedHash(secret, 'device')([deviceId, person.id, passwordHash].join(' '));
}

/** The device on which this account has signed in before; null on any other. */
export function knownDevice(
  publicUrl: string,
  secret: string,
  cookies: string | null,
  found: FoundAccount,
): string | null {
  const name = `${cookiePrefix(publicUrl)}.device=`;
  const value =
    cookies
      ?.split('; ')
      .find((it) => it.startsWith(name))
      ?.slice(name.length) ?? '';
  const [deviceId = '', signature = ''] = value.split('.');
  return sameBytes(Buffer.from(signature, 'base64url'), mark(secret, deviceId, found)) ? deviceId : null;
}

/** The Set-Cookie header by which this device is known from now on. */
export function deviceCookie(publicUrl: string, secret: string, deviceId: string, found: FoundAccount): string {
  const value = `${deviceId}.${mark(secret, deviceId, found).toString('base64url')}`;
  const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
  return `${cookiePrefix(publicUrl)}.device=${value}; Max-Age=${HALF_YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
