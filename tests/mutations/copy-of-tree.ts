import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface CopyOfTree {
  folder: string;
  /** Puts `by` in the place of `text`, which must stand in the file once; returns what puts it back. */
  change(file: string, text: string, by: string): () => void;
  remove(): void;
}

/** The project as it lies here, in a temporary folder; dependencies and built files are linked. */
export function copyOfTree(): CopyOfTree {
  const folder = mkdtempSync(join(tmpdir(), 'wattnest-mutations-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.split('\n').filter((it) => it && existsSync(it))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  for (const linked of ['node_modules', 'dist']) symlinkSync(resolve(linked), join(folder, linked));
  return {
    folder,
    change(file, text, by) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (before.split(text).length !== 2) throw new Error(`${file} does not hold exactly once: ${text}`);
      writeFileSync(
        path,
        before.replace(text, () => by),
      );
      return () => writeFileSync(path, before);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
