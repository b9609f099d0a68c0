import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** As many as the API holds. */
const POOL_SIZE = 16;

const tables = `
  create unlogged table if not exists bare_count (key text primary key, points int not null);
  create table if not exists bare_key (key text primary key, reply text not null);
  create table if not exists bare_message (id uuid primary key, content text not null);`;

export interface BareTurns {
  /** Milliseconds of each turn of so many people at once, who think in between. */
  round(people: number, turns: number, thinksMs: number): Promise<number[]>;
  stop(): Promise<void>;
}

/** The statements of one chat turn and nothing else: a look-up, a count, and a transaction of two writes. */
export async function openBareTurns(connectionString: string): Promise<BareTurns> {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE });
  await pool.query(tables);
  const content = 'a'.repeat(500);

  async function turn(person: number): Promise<number> {
    const start = performance.now();
    const key = randomUUID();
    await pool.query('select reply from bare_key where key = $1', [key]);
    const counted = 'on conflict (key) do update set points = bare_count.points + 1';
    await pool.query(`insert into bare_count values ($1, 1) ${counted}`, [String(person)]);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into bare_key values ($1, $2)', [key, content]);
    await client.query('insert into bare_message values ($1, $3), ($2, $3)', [randomUUID(), randomUUID(), content]);
    await client.query('commit');
    client.release();
    return performance.now() - start;
  }

  async function talk(person: number, people: number, turns: number, thinksMs: number): Promise<number[]> {
    const times: number[] = [];
    await wait((person * thinksMs) / people);
    for (let number = 0; number < turns; number += 1) {
      times.push(await turn(person));
      await wait(thinksMs);
    }
    return times;
  }

  return {
    async round(people, turns, thinksMs) {
      const talks = Array.from({ length: people }, (_, person) => talk(person, people, turns, thinksMs));
      return (await Promise.all(talks)).flat();
    },
    stop: () => pool.end(),
  };
}
