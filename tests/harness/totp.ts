import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

function fromBase32(text: string): Buffer {
  const bits = [...text].map((it) => LETTERS.indexOf(it).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((it) => Number.parseInt(it, 2)));
}

/** What an authenticator app shows for this `otpauth:` address, or for its secret alone (RFC 6238, SHA-1, six digits). */
export function totpOf(uriOrSecret: string, now = Date.now()): string {
  const secret = uriOrSecret.startsWith('otpauth:') ? new URL(uriOrSecret).searchParams.get('secret') : uriOrSecret;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / PERIOD_MS)));
  const mac = createHmac('sha1', fromBase32(secret ?? ''))
    .update(counter)
    .digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
