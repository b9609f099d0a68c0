import { readFileSync, writeFileSync } from 'node:fs';

interface Note {
  /** Where the marks stand. */
  document?: string;
  write?: boolean;
}

/** Writes what a run has measured between the marks of this name in a document: after big runs, which set FIGURES. */
export function noteFigure(name: string, figure: string, { document = 'docs/promises.md', write }: Note = {}): void {
  if (!(write ?? process.env.FIGURES === 'write')) return;
  const text = readFileSync(document, 'utf8');
  const start = `<!-- ${name} -->`;
  const [before, rest, ...more] = text.split(start);
  const end = rest?.indexOf('<!-- end -->') ?? -1;
  if (more.length > 0 || end < 0) throw new Error(`${document} has no place for ${name}`);
  writeFileSync(document, `${before}${start}${figure}${rest?.slice(end)}`);
}
