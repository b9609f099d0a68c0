import { createHmac, createSecretKey, hash, hkdfSync, timingSafeEqual } from 'node:crypto';

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

/** HMAC-SHA-256 with a key derived from the secret for this purpose alone. */
export function keyedHash(secret: string, purpose: Purpose): KeyedHash {
  const key = createSecretKey(derivedKey(secret, purpose));
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
