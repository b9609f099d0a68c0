import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';

interface ShippedFont {
  family: string;
  draws(character: string): boolean;
}

function readFont(path: string): Font {
  const font = create(readFileSync(path));
  if (font.isCollection) throw new Error(`${path} holds several fonts`);
  return font;
}

/** `U+2000-206F, U+20AC` as pairs of first and last. */
const rangesOf = (face: string) =>
  [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);

/** The fonts that a style sheet loads, and the characters that it takes from each. Local ones are left out. */
export function shippedFonts(styleSheet: string): ShippedFont[] {
  return [...readFileSync(styleSheet, 'utf8').matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
    const [, path] = face.match(/url\("([^"]+)"\)/) ?? [];
    const [, family = ''] = face.match(/font-family: "([^"]+)"/) ?? [];
    if (!path) return [];
    const font = readFont(join(dirname(styleSheet), path));
    const ranges = rangesOf(face);
    const isTaken = (code: number) => ranges.some(([first = 0, last = 0]) => code >= first && code <= last);
    return [
      {
        family,
        draws(character) {
          const code = character.codePointAt(0) ?? 0;
          return isTaken(code) && font.hasGlyphForCodePoint(code);
        },
      },
    ];
  });
}
