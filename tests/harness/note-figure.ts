import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = 'docs/promises.md';

/** Writes what a run has measured between the marks of this name in docs/promises.md: after big runs, which set FIGURES. */
export function noteFigure(name: string, figure: string, write = process.env.FIGURES === 'write'): void {
  if (!write) return;
  const text = readFileSync(DOCUMENT, 'utf8');
  const start = `<!-- ${name} -->`;
  const [before, rest, ...more] = text.split(start);
  const end = rest?.indexOf('<!-- end -->') ?? -1;
  if (more.length > 0 || end < 0) throw new Error(`${DOCUMENT} has no place for ${name}`);
  writeFileSync(DOCUMENT, `${before}${start}${figure}${rest?.slice(end)}`);
}
