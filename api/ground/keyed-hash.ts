import { createHmac, createSecretKey, hash, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/** What a derived key is for; two purposes never share one. */
type Purpose =
  | 'visit'
  | 'summary'
  | 'address'
  | 'accounts'
  | 'account-link'
  | 'device'
  | 'guess'
  | 'suppression'
  | 'sealing'
  | 'unsubscribe'
  | 'login'
  | 'caller'
  | 'code'
  | 'media-link'
  | 'handoff-code'
  | 'handoff-token'
  | 'document-link';

export type KeyedHash = (text: string) => Buffer;

/** A server has one secret, and derives each key from it once. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string, purpose: Purpose): KeyObject {
  const name = `${purpose} ${secret}`;
  const key = keys.get(name) ?? createSecretKey(derivedKey(secret, purpose));
  keys.set(name, key);
  return key;
}

/** HMAC-SHA-256 with a key derived from the secret for this purpose alone. */
export function keyedHash(secret: string, purpose: Purpose): KeyedHash {
  const key = keyOf(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest();
}

export function derivedKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `wattnest ${purpose}`, 32));
}

export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data, 'base64url');
}

export function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
