import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a derived key is for; two purposes never share one. */
type Purpose = 'visit' | 'summary' | 'address' | 'accounts';

export type KeyedHash = (text: string) => Buffer;

const BLOCK_BYTES = 64;
const digest = (...parts: Buffer[]) => hash('sha256', Buffer.concat(parts), 'buffer');

/** HMAC-SHA-256 (RFC 2104) from two one-shot hashes: node's `createHmac` alone would cost a third of a short call. `key` has 32 bytes. */
export function hmacSha256(key: Buffer): KeyedHash {
  const block = Buffer.concat([key], BLOCK_BYTES);
  const inner = block.map((byte) => byte ^ 0x36) as Buffer;
  const outer = block.map((byte) => byte ^ 0x5c) as Buffer;
  return (text) => digest(outer, digest(inner, Buffer.from(text)));
}

/** A keyed hash with a key derived from the secret for this purpose alone. */
export function keyedHash(secret: string, purpose: Purpose): KeyedHash {
  return hmacSha256(derivedKey(secret, purpose));
}

export function derivedKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `wattnest ${purpose}`, 32));
}

export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

export function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
