/** Letters, spaces, hyphens, apostrophes, and dots that end a word: no address of a page fits in. */
const likeAName = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)*$/u;
const LONGEST = 60;

/** The name when it reads like one: a greeting must not carry the words of somebody who typed a stranger's address. */
export function nameForGreeting(written: string): string | undefined {
  const name = written.trim().replace(/ +/g, ' ');
  return name.length <= LONGEST && likeAName.test(name) ? name : undefined;
}
