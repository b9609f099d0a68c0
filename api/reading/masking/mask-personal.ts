import { towns } from '#api/reading/extraction/words/towns.ts';
import { personalWords } from '#api/reading/masking/words/all.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';

/** Stands where something was that may name somebody. */
export const MASK = '[…]';

const words = Object.values(personalWords);
const any = (patterns: readonly string[]) => patterns.join('|');
const PARTICLES = any([...new Set(words.flatMap((it) => it.particles))]);
const AND = any(words.map((it) => it.and));
const START = '(?<![\\p{L}\\d])';

/** Up to three words that begin with a capital. */
const CAPITALS = `\\p{Lu}[\\p{L}'’-]*\\.?(?: (?:(?:${PARTICLES}) )?\\p{Lu}[\\p{L}'’-]*){0,2}`;
/** One to three words, however they are written. */
const FEW = `[\\p{L}'’-]+(?: (?!(?:${AND})\\b)[\\p{L}'’-]+){0,1}`;
const NUMBER = '\\d{1,5} ?[a-z]?(?![\\p{L}\\d%])';
const STREET_NAME = "[\\p{L}'’.-]+(?: [\\p{L}'’.-]+){0,2}";

const introduced = new RegExp(`(${START}(?:${any(words.flatMap((it) => it.introductions))}) )${FEW}`, 'giu');
/** Without the flag that makes case not count, so that "frau" before a verb is none. */
const anyCase = (pattern: string) => pattern.replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`);
const titled = new RegExp(`(${START}(?:${any(words.flatMap((it) => it.titles).map(anyCase))}) )${CAPITALS}`, 'gu');
const signed = new RegExp(`(${START}(?:${any(words.flatMap((it) => it.farewells))})[\\s,!.]{1,4})${FEW}`, 'giu');
const streets = words
  .flatMap((it) => it.streets)
  .map((it) => it.replaceAll('NUMBER', NUMBER).replaceAll('NAME', STREET_NAME))
  .map((it) => new RegExp(`${START}${it}`, 'giu'));

const plain: readonly RegExp[] = [
  /[^\s@]{1,64}@[^\s@]{1,255}/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,4})?\b/gu,
  /(?<![\d.,])(?:\+|00|\(?0)\d(?:[ ()/.-]{0,3}\d){5,14}(?!\d)/gu,
  /(?<!\d)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/gu,
  /(?<![\d.,])\d(?:[ /-]?\d){8,14}(?!\d)/gu,
];

const known = new Set(Object.values(towns).flatMap((it) => [...it]));
const placed = /(?<!\d)\d{4,5} (\p{Lu}\p{L}+)/gu;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A name word by word, a place whole. */
function ofKnown(names: readonly string[]): RegExp[] {
  const parts = names.flatMap((it) => [it, ...it.split(/\s+/)]).filter((it) => it.length > 2);
  return parts.map((it) => new RegExp(`${START}${escaped(it)}(?![\\p{L}\\d])`, 'giu'));
}

/**
 * What somebody said, without what may name them or say where they live: mail addresses, links, bank and telephone numbers,
 * streets, towns with their code, names where people say them, and the names that are known. Strict: it takes too much
 * rather than too little.
 */
export function maskPersonal(text: string, names: readonly string[] = []): string {
  let masked = text.slice(0, MAX_MESSAGE_LENGTH);
  for (const pattern of [...plain, ...ofKnown(names), ...streets]) masked = masked.replace(pattern, MASK);
  masked = masked.replace(placed, (whole, town: string) => (known.has(town.toLowerCase()) ? MASK : whole));
  for (const pattern of [introduced, titled, signed]) masked = masked.replace(pattern, `$1${MASK}`);
  return masked;
}
