import type { OpenDatabase } from '#api/database/database.ts';
import { migrate } from '#api/database/migrate.ts';
import { createQueue } from '#api/jobs/queue.ts';

const fail = (error: unknown) => {
  throw error;
};

/** All tables, ours and the queue's, and nothing in them. */
export async function prepareDatabase(database: OpenDatabase): Promise<void> {
  await migrate(database);
  const queue = createQueue(database, fail, { supervise: false });
  await queue.start();
  await queue.stop();
}
