/** The phrasing for the nth time something is said: each in turn, so that nothing is said twice in a row. */
export function pick<Phrase>(phrasings: readonly Phrase[], times: number): Phrase {
  const phrase = phrasings[times % phrasings.length];
  if (phrase === undefined) throw new RangeError('a text without a phrasing');
  return phrase;
}
