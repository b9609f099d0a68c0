/** The end of a sentence, or of a line, with what closes it. */
const END = /[.!?…:][)"'»“”’*_]*\s+|\n+/g;
const SIGNS = /[*_`#]+|\]\([^)\s]{1,2000}\)|\[/g;

/** How much of a text, from `start`, is whole sentences. */
export function endOfSentences(text: string, start: number): number {
  let end = start;
  END.lastIndex = start;
  for (let match = END.exec(text); match; match = END.exec(text)) end = END.lastIndex;
  return end;
}

/** A message without its signs, for reading aloud. */
export function spoken(text: string): string {
  return text.replace(SIGNS, ' ').replace(/\s+/g, ' ').trim();
}
