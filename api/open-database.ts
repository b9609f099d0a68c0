import type { Logger } from 'pino';
import type { Config } from '#api/config.ts';
import type { OpenDatabase } from '#api/database/database.ts';
import { logFacts } from '#api/ground/errors.ts';

/** The configured database: PostgreSQL by its URL, else PGlite in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: Config, logger: Logger): Promise<OpenDatabase> {
  if (databaseUrl === null) return (await import('#api/database/pglite.ts')).openPglite(dataDir);
  const { openPostgres } = await import('#api/database/postgres.ts');
  return openPostgres(databaseUrl, (error) =>
    logger.warn({ error: logFacts(error) }, 'a database connection was lost'),
  );
}
