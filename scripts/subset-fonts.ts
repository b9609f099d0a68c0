import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

/** Cuts the site's fonts down to the characters and weights that its style sheet names. `npm run fonts` writes them. */
const styles = join(import.meta.dirname, '../host-site/styles');
const { resolve } = createRequire(import.meta.url);

/** What browsers do to text by themselves, and figures of one width. */
const FEATURES = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];

interface Face {
  /** `figtree`, the name of its file and of its package. */
  name: string;
  weights: { min: number; max: number };
  characters: string;
}

function charactersOf(ranges: string): string {
  const found = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  const codes = found.flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...codes);
}

/** The fonts that the site loads, as its style sheet describes them. */
function faces(): Face[] {
  const sheet = readFileSync(join(styles, 'fonts.css'), 'utf8');
  return [...sheet.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
    const [, name] = /url\("\.\/fonts\/([\w-]+)\.woff2"\)/.exec(face) ?? [];
    const [, min, max] = /font-weight: (\d+) (\d+)/.exec(face) ?? [];
    if (!name) return [];
    return [{ name, weights: { min: Number(min), max: Number(max) }, characters: charactersOf(face) }];
  });
}

const packagePath = (name: string, file: string) => resolve(`@fontsource-variable/${name}/${file}`);

/** Each font of the site, cut down; by the name of its file. */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const cut = faces().map(async ({ name, weights, characters }) => {
    const whole = readFileSync(packagePath(name, `files/${name}-latin-wght-normal.woff2`));
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: weights } } as const;
    return [`${name}.woff2`, await subsetFont(whole, characters, options)] as const;
  });
  return new Map(await Promise.all(cut));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, font] of await subsetFonts()) writeFileSync(join(styles, 'fonts', file), font);
  for (const { name } of faces())
    copyFileSync(packagePath(name, 'LICENSE'), join(styles, 'fonts', `${name}-license.txt`));
}
