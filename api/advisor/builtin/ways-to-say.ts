import { fold } from '#api/advisor/builtin/fold.ts';

/** Hears any of these ways to say something, parts of a regular expression, as whole words of folded text; none of none. */
export const hearsAny = (ways: readonly string[]): RegExp =>
  ways.length === 0 ? /(?!)/ : new RegExp(`(?<![a-z])(?:${ways.map(fold).join('|')})(?![a-z])`);
