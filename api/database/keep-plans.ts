import type { PoolClient, QueryConfig } from 'pg';

/** A text that is sent this often is one of the program's few; lists of ids make many that are sent once. */
const OFTEN = 5;
/** Of texts: what is counted, and at most as many plans as a connection keeps. */
const MOST = 500;

export type NameOf = (text: string) => string | undefined;

/** A name for each text that comes often: under it, PostgreSQL reads and plans a statement once in a connection, not at each call. */
export function nameOften(): NameOf {
  const times = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size === MOST) return name;
    if (times.size === MOST) times.clear();
    const count = (times.get(text) ?? 0) + 1;
    times.set(text, count);
    if (count < OFTEN) return undefined;
    times.delete(text);
    names.set(text, `often_${names.size}`);
    return names.get(text);
  };
}

const hasText = (asked: unknown): asked is QueryConfig =>
  typeof asked === 'object' && asked !== null && 'text' in asked;

/** Lets a connection ask under names. */
export function keepPlans(client: PoolClient, nameOf: NameOf): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const named = (asked: unknown) => (hasText(asked) ? { ...asked, name: asked.name ?? nameOf(asked.text) } : asked);
  client.query = ((asked: unknown, ...rest: unknown[]) => query(named(asked), ...rest)) as typeof client.query;
}
