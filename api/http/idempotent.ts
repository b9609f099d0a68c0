import type { Database } from '#api/database/database.ts';
import { prepared } from '#api/database/prepared.ts';
import { idempotency } from '#api/database/schema/platform.ts';
import { and, eq, gt, lte, type Placeholder, sql } from '#api/database/sql.ts';
import { sha256 } from '#api/ground/keyed-hash.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

const KEPT_MS = 24 * 3_600_000;
const keyForm = /^[A-Za-z0-9_-]{16,128}$/;

export interface KeyedCall {
  actorScope: string;
  route: string;
  key: string;
  bodyHash: string;
  visitId: string | null;
}

/** The call's key, checked against what its endpoint asks for. */
export function idempotencyKey({ idempotency: law }: Endpoint, header: string | null): string | null {
  if (law === 'exempt') return null;
  if (header === null && law === 'required') throw new Failure('idempotency-key-missing');
  if (header !== null && !keyForm.test(header)) throw new Failure('idempotency-key-invalid');
  return header;
}

/** Longer texts are hashed by themselves: writing megabytes out once more costs three times as much. */
const LONG_TEXT = 100_000;

const shortened = (_: string, value: unknown) =>
  typeof value === 'string' && value.length > LONG_TEXT ? { sha256: sha256(value) } : value;

/** The body as the schema orders it: spelling and spaces make no other request. */
export function bodyHash(body: unknown, parameters: Record<string, string>): string {
  return sha256(JSON.stringify([body ?? null, parameters], shortened));
}

function sameKey({ actorScope, route, key }: Record<'actorScope' | 'route' | 'key', string | Placeholder>) {
  return and(eq(idempotency.actorScope, actorScope), eq(idempotency.route, route), eq(idempotency.key, key));
}

async function takeKey(tx: Database, call: KeyedCall, now: Date, reply: unknown = null): Promise<boolean> {
  const { actorScope, route, key, createdAt } = idempotency;
  const row = { ...call, reply, createdAt: now };
  const setWhere = lte(createdAt, new Date(now.getTime() - KEPT_MS));
  const taken = await tx
    .insert(idempotency)
    .values(row)
    .onConflictDoUpdate({ target: [actorScope, route, key], set: row, setWhere })
    .returning({ key });
  return taken.length === 1;
}

const { placeholder } = sql;
const earlierUnder = prepared((db) =>
  db
    .select({ bodyHash: idempotency.bodyHash, reply: idempotency.reply })
    .from(idempotency)
    .where(
      and(
        sameKey({ actorScope: placeholder('actorScope'), route: placeholder('route'), key: placeholder('key') }),
        gt(idempotency.createdAt, placeholder('since')),
      ),
    )
    .prepare('earlier_reply'),
);

/** The reply kept under this key; undefined when the call is new. */
export async function earlierReply(db: Database, call: KeyedCall, now: Date): Promise<unknown> {
  const since = new Date(now.getTime() - KEPT_MS).toISOString();
  const [earlier] = await earlierUnder(db).execute({ ...call, since });
  if (earlier && earlier.bodyHash !== call.bodyHash) throw new Failure('idempotency-key-reused');
  return earlier?.reply ?? undefined;
}

async function replyOfFirst(tx: Database, call: KeyedCall): Promise<unknown> {
  const [first] = await tx.select().from(idempotency).where(sameKey(call));
  if (!first) throw new Failure('unavailable');
  if (first.bodyHash !== call.bodyHash) throw new Failure('idempotency-key-reused');
  return first.reply;
}

/** Runs the work once for a key. A parallel repeat waits for the first one's row to be committed, then answers its reply. */
export async function runOnce(
  tx: Database,
  call: KeyedCall,
  now: Date,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!(await takeKey(tx, call, now))) return replyOfFirst(tx, call);
  const reply = await work();
  await tx.update(idempotency).set({ reply }).where(sameKey(call));
  return reply;
}

/** The same for a reply that is known before anything is written. */
export async function keepOnce(
  tx: Database,
  call: KeyedCall,
  now: Date,
  { reply, keep }: { reply: unknown; keep: () => Promise<void> },
): Promise<unknown> {
  if (!(await takeKey(tx, call, now, reply))) return replyOfFirst(tx, call);
  await keep();
  return reply;
}
