import { languagePrefix } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';

/** How long a code waits for its phone, in minutes. */
export const CODE_MINUTES = 10;
/** How long the phone may add photos from then on, in minutes. */
export const PHONE_MINUTES = 60;

/** Crockford's base 32: no sign looks like another. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Sixteen signs of five bits: 80 bits. */
export const CODE_LENGTH = 16;
const FORM = new RegExp(`^[${SIGNS}]{${CODE_LENGTH}}$`);
const mistaken: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0' };

/** A code of as many random bytes. */
export function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}

/** A code as a link carries it or somebody types it; undefined for what cannot be one. */
export function readCode(text: string): string | undefined {
  const code = text
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[ilo]/g, (sign) => mistaken[sign] ?? '');
  return FORM.test(code) ? code : undefined;
}

/** The page of the phone, without a language. */
export const PHONE_PATH = '/phone';

/** What the phone opens. The code stands behind the `#`: it reaches no log and no other site. */
export function phoneUrl(publicUrl: string, language: Language, code: string): string {
  const grouped = code.match(/.{4}/g)?.join('-') ?? '';
  return `${publicUrl}${languagePrefix(language)}${PHONE_PATH}#${grouped}`;
}
