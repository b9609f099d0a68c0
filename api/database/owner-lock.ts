import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Two processes on one PGlite folder lose data silently. This lock belongs to the process: a kill releases it. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new FolderInUse(`another process is using ${folder}`, { cause });
  }
  return () => lock.close();
}
