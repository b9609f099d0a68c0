import type { Deps } from '#api/context/deps.ts';

/** However a session begins or is signed out, whoever wants to know of it is told. */
export function sessionHooks({ settings, jobs, database }: Deps) {
  const tell = async ({ id }: { id: string }) => {
    if (!settings.tokenSync) return;
    await jobs.forget(database.db, [id]);
    await jobs.send(database.db, 'sync-session', { sessionId: id });
  };
  return { session: { create: { after: tell }, delete: { after: tell } } };
}
