import { fold, type Given, strangerIn } from '#api/advisor/openai/guard/figures.ts';

/** What an answer said and must not. */
export class Caught extends Error {
  override readonly name = 'Caught';
  readonly said: string;
  constructor(said: string) {
    super('the answer was caught');
    this.said = said;
  }
}

/** Lets an answer through as it comes, but for what it must not say. */
export interface Guard {
  /** What of the answer may be shown now. Throws `Caught`. */
  pass(text: string): string;
  /** The rest. */
  end(): string;
}

const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const ADDRESS = /!?\[?\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|javascript:|data:)\S*/giu;
const TARGET = /\]\s?\([^)\s]*\)?/g;
/** A name that a mail program would make a link of. */
const DOMAIN = /(\p{L}{2,})\.(?=\p{L}{2,})/gu;

/** The text without links and pictures: what they were called stays. `before` are the letters of a word that began earlier. */
function withoutLinks(text: string, before: string): string {
  const plain = text.replace(ADDRESS, '').replace(TARGET, ']').replaceAll('![', '[');
  return (before + plain).replace(DOMAIN, '$1. ').slice(before.length);
}

/** A last word that may be shown before it is whole: letters that do not begin a number. */
const HARMLESS = /^\p{L}*$/u;
const BEGINS_NUMBER = /^(?:zw|dr|vi|fü|se|si|ac|ne|hu|ta|mi|tw|th|fo|fi|ei|ni|bi|tr|qu|ci|so|ww|ht)/iu;
const MAY_GROW = /\d[ \u00a0\u202f]$/;

/** How much of a text is made of whole words, so that nothing that comes can change what they say. */
function settledLength(text: string): number {
  let end = text.search(/\S*$/u);
  while (MAY_GROW.test(text.slice(0, end))) end = text.slice(0, end).trimEnd().search(/\S*$/u);
  const tail = text.slice(end);
  const isHarmless = HARMLESS.test(tail) && tail.length > 1 && !BEGINS_NUMBER.test(tail);
  return isHarmless && !/\d$/.test(text.slice(0, end).trimEnd()) ? text.length : end;
}

export function createGuard(given: Given, secrets: readonly string[]): Guard {
  const forbidden = secrets.map(bare);
  let held = '';
  let line = '';
  let all = '';

  function release(text: string): string {
    const start = line.length;
    const [before = ''] = /\p{L}*$/u.exec(line) ?? [];
    line += text;
    const lines = line.split('\n');
    const stranger = lines.map((it, at) => strangerIn(it, at === 0 ? start : 0, given)).find((it) => it !== undefined);
    if (stranger !== undefined) throw new Caught(stranger);
    line = line.slice(line.lastIndexOf('\n') + 1);
    all = (all + bare(text)).slice(-1_000);
    const secret = forbidden.find((it) => all.includes(it));
    if (secret !== undefined) throw new Caught('');
    return withoutLinks(text, before);
  }

  return {
    pass(text) {
      held += text;
      const length = settledLength(held);
      const settled = held.slice(0, length);
      held = held.slice(length);
      return settled === '' ? '' : release(settled);
    },
    end() {
      const rest = held;
      held = '';
      return rest === '' ? '' : release(rest);
    },
  };
}
