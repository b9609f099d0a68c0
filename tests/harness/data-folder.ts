import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface DataFolder {
  path: string;
  remove(): void;
}

/** A temporary data folder whose database is there already. */
export function dataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'wattnest-data-'));
  cpSync(inject('preparedFolder'), path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
