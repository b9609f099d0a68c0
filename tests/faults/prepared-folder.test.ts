import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pgliteFolder } from '#api/database/pglite.ts';
import { dataFolder } from '#tests/harness/data-folder.ts';

test('the database that a run has prepared lies where a server opens it', () => {
  const data = dataFolder();
  try {
    expect(existsSync(join(pgliteFolder(data.path), 'PG_VERSION'))).toBe(true);
  } finally {
    data.remove();
  }
});
