import type { Database } from '#api/database/database.ts';

/** A statement with places for its values, written once for a connection pool; in a transaction, which lives for a few, each time. */
export function prepared<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const written = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = written.get(db) ?? prepare(db);
    written.set(db, statement);
    return statement;
  };
}
