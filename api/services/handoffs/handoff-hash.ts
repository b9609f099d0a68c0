import { type KeyedHash, keyedHash } from '#api/ground/keyed-hash.ts';

const PREFIX = 'phone_';
const TOKEN_BYTES = 32;

const hashWith = (hash: KeyedHash, text: string) => hash(text).toString('base64url');

export const codeHash = (secret: string, code: string) => hashWith(keyedHash(secret, 'handoff-code'), code);

export const phoneTokenHash = (secret: string, token: string) => hashWith(keyedHash(secret, 'handoff-token'), token);

export function newPhoneToken(random: { bytes(count: number): Uint8Array }): string {
  return PREFIX + Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
}

/** A phone's token, as distinct from a visit's. */
export const isPhoneToken = (bearer: string) => bearer.startsWith(PREFIX);
