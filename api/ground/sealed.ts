import { createCipheriv, createDecipheriv } from 'node:crypto';
import { derivedKey } from '#api/ground/keyed-hash.ts';
import type { Random } from '#api/ground/system.ts';

interface Seal {
  /** Text that only `open` can read again, and only beside the same owner. */
  close(text: string, owner: string): string;
  /** Throws when the text was changed, belongs to another owner or was sealed under another secret. */
  open(sealed: string, owner: string): string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under a key derived from the secret: for what the database has to keep and must not know. */
export function createSeal(secret: string, random: Random): Seal {
  const key = derivedKey(secret, 'sealing');
  return {
    close(text, owner) {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
    },
  };
}
