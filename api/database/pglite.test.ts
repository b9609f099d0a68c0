import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse } from '#api/database/owner-lock.ts';
import { DurableFiles, openPglite } from '#api/database/pglite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattnest-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder has one owner, and is free again after closing', async () => {
  const first = await openPglite(folder);
  await expect(openPglite(folder)).rejects.toThrow(FolderInUse);
  await first.close();
  await (await openPglite(folder)).close();
}, 60_000);

test('a commit reaches the disk: fsync is called for it', async () => {
  let syncs = 0;
  const fs = new DurableFiles(join(folder, 'pglite'), () => {
    syncs += 1;
    return 0;
  });
  const opened = await openPglite(folder, { fs });
  expect(((await opened.db.execute('show fsync')) as unknown as { rows: unknown[] }).rows).toEqual([{ fsync: 'on' }]);
  await opened.db.execute('create table kept (id int)');
  const before = syncs;
  await opened.db.execute('insert into kept values (1)');
  expect(syncs).toBeGreaterThan(before);
  await opened.close();
}, 60_000);

test('PGlite still starts with fsync off by itself, or our start parameters can go', () => {
  expect(PGlite.defaultStartParams).toContain('-F');
});

test('queries and the steps of a transaction count as progress', async () => {
  const { db, progress, close } = await openPglite(folder);
  const before = progress?.settled() ?? 0;
  await db.transaction(async (tx) => {
    await tx.execute('select 1');
    expect(progress?.settled()).toBeGreaterThan(before);
    expect(progress?.waiting()).toBeGreaterThan(0);
  });
  expect(progress?.waiting()).toBe(0);
  await close();
}, 60_000);
