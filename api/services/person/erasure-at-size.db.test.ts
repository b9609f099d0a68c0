import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { erasePerson as erase } from '#api/services/person/erase-person.ts';
import { sweep } from '#api/services/retention/sweep.ts';
import { erasePerson } from '#domain/contract/person.ts';
import { call, countRows, leadBody } from '#tests/harness/calls.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { newPerson } from '#tests/harness/people.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

const DEEP = process.env.DEEP === '1' && process.env.TEST_DATABASE === 'postgres';
const ROWS = DEEP ? 1_000_000 : 2_000;
const TIMEOUT_MS = DEEP ? 1_200_000 : 60_000;
const EIGHT_DAYS_MS = 8 * 24 * 3_600_000;
/** A machine shared with other work takes its time. */
const MOST_MS = DEEP ? 1_000 : 10_000;

/** What other people's calls leave behind, in every table that names somebody without a foreign key. */
const others = [
  `insert into outbox_event (id, name, payload, created_at)
    select gen_random_uuid(), 'lead.created', jsonb_build_object('leadId', gen_random_uuid(), 'siteId', gen_random_uuid()), '2026-11-20'`,
  `insert into pgboss.job (name, data, state)
    select 'send-mail', jsonb_build_object('emailId', gen_random_uuid()), 'completed'`,
  `insert into idempotency (actor_scope, route, key, body_hash, reply, visit_id, created_at)
    select 'visit:' || gen_random_uuid(), 'createLead', n, 'hash', jsonb_build_object('leadId', gen_random_uuid()), gen_random_uuid(), '2026-11-20'`,
  `insert into audit (id, actor_scope, verb, entity, entity_id, request_id, created_at)
    select gen_random_uuid(), 'visit:' || gen_random_uuid(), 'create', 'lead', gen_random_uuid(), n, '2026-11-20'`,
  `insert into limit_counter (key, points, expire) select 'leadPerVisit:' || gen_random_uuid(), 1, '2026-11-20'`,
];

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

async function tablesReadWhole(tx: Database): Promise<Record<string, number>> {
  const query = sql`select relname, seq_scan::int from pg_stat_xact_all_tables
    where seq_scan > 0 and schemaname in ('public', 'pgboss')`;
  const { rows } = (await tx.execute(query)) as unknown as { rows: { relname: string; seq_scan: number }[] };
  return Object.fromEntries(rows.map((it) => [it.relname, it.seq_scan]));
}

test('an erasure reads no table from end to end', async () => {
  const { token } = await newPerson(app);
  await app.runJobs();
  await app.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`discard plans`);
    const before = await tablesReadWhole(tx);
    const call = { tx, now: app.clock.now(), requestId: 'request' };
    await erase({ ...app.deps, ...call } as unknown as ServiceContext, token);
    expect(await tablesReadWhole(tx)).toEqual(before);
  });
});

async function fill({ db }: TestApp['database']): Promise<void> {
  for (const row of [...others.map((it) => `${it} from generate_series(1, ${ROWS}) as n`), 'analyze'])
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql.raw(row));
    });
}

/** Lets people ask for partners, one after the other, until the work is done; the longest that one of them waited. */
async function longestWait(work: Promise<void>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  for (let number = 0; !isDone; number += 1) {
    const start = performance.now();
    await newPerson(app, leadBody(`n${number}@example.org`), { address: `10.0.${number >> 8}.${number % 256}` });
    longest = Math.max(longest, performance.now() - start);
  }
  await done;
  return longest;
}

test(`among ${ROWS} of each, one person is erased at once, and a sweep of all holds nobody up`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const { token } = await newPerson(app);
  await fill(app.database);
  const start = performance.now();
  expect((await call(app, erasePerson, { parameters: { token }, body: {} })).status).toBe(200);
  const erasing = performance.now() - start;
  app.clock.advance(EIGHT_DAYS_MS);
  const waiting = await longestWait(sweep(app.deps, app.clock.now()));
  for (const table of ['outbox_event', 'idempotency', 'limit_counter'])
    expect(await countRows(app, table)).toBeLessThan(ROWS / 2);
  expect(erasing).toBeLessThan(MOST_MS);
  expect(waiting).toBeLessThan(MOST_MS);
  if (DEEP) {
    noteFigure('erasure at size', `${erasing.toFixed(0)} ms for one person among ${ROWS} of each`);
    noteFigure('sweep at size', `${waiting.toFixed(0)} ms for the slowest request beside a sweep of 3 × ${ROWS} rows`);
  }
});
