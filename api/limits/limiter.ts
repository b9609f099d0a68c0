import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#api/database/database.ts';
import { prepared } from '#api/database/prepared.ts';
import { limitCounter } from '#api/database/schema/platform.ts';
import { eq, inArray, sql } from '#api/database/sql.ts';
import { Failure } from '#domain/failure.ts';

interface LimitRule {
  points: number;
  seconds: number;
}

/** Counted in this process, for every call: keeps a flood from the database. */
const quickRules = {
  call: { points: 1_200, seconds: 60 },
  /** Site keys that we have not read from the database yet. */
  unknownSite: { points: 30, seconds: 60 },
  /** Codes that phones try, also where the try changes nothing. */
  handoffCode: { points: 30, seconds: 600 },
  /** What this process stores of visitors, in bytes; `STORAGE_MB_PER_DAY` changes it. */
  bytesPerServer: { points: 1_000_000_000, seconds: 86_400 },
} as const satisfies Record<string, LimitRule>;

/**
 * Counted in the database, in the transaction of the work they limit: a repeat under the same key costs nothing. A turn of
 * the chat counts one point for each started 1,000 characters of its message, and one more for each full 12,000 of its
 * history: forty turns of ordinary length cost less than 80, ten of the longest a visit's whole ten minutes.
 */
export const durableRules = {
  visitPerAddress: { points: 240, seconds: 3_600 },
  chatPerVisit: { points: 100, seconds: 600 },
  chatPerAddress: { points: 1_000, seconds: 600 },
  chatWithoutVisit: { points: 100, seconds: 600 },
  /** Requests that reach partners before their owner has confirmed them: of one visit, one client, one mailbox. */
  unconfirmedLead: { points: 3, seconds: 86_400 },
  leadPerAddress: { points: 120, seconds: 3_600 },
  leadPerVisit: { points: 30, seconds: 3_600 },
  leadWithoutVisit: { points: 10, seconds: 3_600 },
  summaryPerAddress: { points: 120, seconds: 3_600 },
  summaryPerVisit: { points: 30, seconds: 3_600 },
  summaryWithoutVisit: { points: 10, seconds: 3_600 },
  checkPerAddress: { points: 240, seconds: 3_600 },
  checkPerVisit: { points: 60, seconds: 3_600 },
  checkWithoutVisit: { points: 30, seconds: 3_600 },
  accountPerAddress: { points: 30, seconds: 3_600 },
  guessPerAccount: { points: 10, seconds: 900 },
  /** One code of an app, for longer than it is good. */
  codeOnce: { points: 1, seconds: 120 },
  /** Messages of a project that one person writes. */
  messagePerPerson: { points: 60, seconds: 3_600 },
  /** What else one person changes in projects. */
  projectPerPerson: { points: 120, seconds: 3_600 },
  /** Files added to one project in a day, and their kilobytes. */
  documentPerProject: { points: 30, seconds: 86_400 },
  bytesOfDocumentsPerProject: { points: 100_000, seconds: 86_400 },
  applicationPerAddress: { points: 5, seconds: 86_400 },
  invitationPerPartner: { points: 20, seconds: 86_400 },
  webhookPerPartner: { points: 120, seconds: 3_600 },
  /** Tokens of a language model; `AI_TOKENS_PER_*` change them. */
  tokensPerVisit: { points: 400_000, seconds: 86_400 },
  tokensPerAddress: { points: 2_000_000, seconds: 86_400 },
  tokensPerSite: { points: 20_000_000, seconds: 86_400 },
  tokensPerDay: { points: 50_000_000, seconds: 86_400 },
  mediaPerVisit: { points: 60, seconds: 3_600 },
  mediaPerAddress: { points: 300, seconds: 3_600 },
  mediaWithoutVisit: { points: 10, seconds: 3_600 },
  handoffPerVisit: { points: 20, seconds: 3_600 },
  handoffPerAddress: { points: 120, seconds: 3_600 },
  /** Of pictures, in kilobytes: a day's bytes would not fit the column. `MEDIA_MB_PER_DAY` changes the last. */
  bytesOfMediaPerVisit: { points: 60_000, seconds: 86_400 },
  bytesOfMediaPerAddress: { points: 300_000, seconds: 86_400 },
  bytesOfMediaPerDay: { points: 20_000_000, seconds: 86_400 },
  /** Sixty turns of 4,000 characters, a request and five summaries are 1.4 million. */
  bytesPerVisit: { points: 2_000_000, seconds: 86_400 },
  bytesPerAddress: { points: 20_000_000, seconds: 86_400 },
} as const satisfies Record<string, LimitRule>;

type QuickRule = keyof typeof quickRules;
type DurableRule = keyof typeof durableRules;
export type TokenRule = Extract<DurableRule, `tokens${string}`>;
export type LimitRules = Record<QuickRule | DurableRule, LimitRule>;

/** Without a cost, a call is one point. */
export type DurableCount = readonly [rule: DurableRule, key: string, cost?: number];

export interface Limiter {
  /** All throw `too-many-requests`, or `too-much-stored` for bytes, with the seconds to wait. */
  quick(rule: QuickRule, key: string, cost?: number): Promise<void>;
  durable(tx: Database, rule: DurableRule, key: string): Promise<void>;
  /** Whether one more stays below all of these; counts it either way. */
  allows(tx: Database, counts: readonly DurableCount[]): Promise<boolean>;
  /** Durable rules in one statement of their own: never inside a transaction, whose commit would no longer wait for the disk. */
  alone(db: Database, counts: readonly DurableCount[]): Promise<void>;
  /** The same for one rule whose window begins anew with each allowed point: no span of its length ever holds more. */
  sliding(db: Database, rule: DurableRule, key: string): Promise<void>;
  /** Sets so much aside under all of these, in a statement of its own; false, and nothing set aside, where one is then passed. */
  reserve(db: Database, counts: readonly DurableCount[]): Promise<boolean>;
  /** Takes back what should not have counted: a point, or the first count's cost of each. */
  giveBack(db: Database, counts: readonly DurableCount[]): Promise<void>;
  forget(tx: Database, rule: DurableRule, key: string): Promise<void>;
}

const isOfBytes = (rule: QuickRule | DurableRule) => rule.startsWith('bytes');

function tooMany(rule: QuickRule | DurableRule, milliseconds: number): Failure {
  return new Failure(isOfBytes(rule) ? 'too-much-stored' : 'too-many-requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1_000)),
  });
}

export function createLimiter(changes: Partial<LimitRules> = {}): Limiter {
  const rules: LimitRules = { ...quickRules, ...durableRules, ...changes };
  const memory = (rule: QuickRule) =>
    new RateLimiterMemory({ points: rules[rule].points, duration: rules[rule].seconds });
  const memories: Record<QuickRule, RateLimiterMemory> = {
    call: memory('call'),
    unknownSite: memory('unknownSite'),
    handoffCode: memory('handoffCode'),
    bytesPerServer: memory('bytesPerServer'),
  };
  /** Counts, and tells the first rule that is passed by it; null where none is. */
  const passed = async (db: Database, counts: readonly DurableCount[], kind: CountKind = {}) => {
    if (kind.isAlone && 'rollback' in db) throw new Error('a lazy count inside a transaction');
    const limits = counts.map(([rule, key, cost = 1]) => ({ ...rules[rule], rule, key: `${rule}:${key}`, cost }));
    const waits = await countDurably(db, limits, kind);
    const first = limits.find(({ key }) => (waits.get(key) ?? 0) > 0);
    return first ? { rule: first.rule, wait: waits.get(first.key) ?? 0 } : null;
  };
  const giveBack = (db: Database, counts: readonly DurableCount[]) => {
    const keys = counts.map(([rule, key]) => `${rule}:${key}`);
    return returnPoints(db, keys, counts[0]?.[2] ?? 1);
  };
  const count = async (db: Database, counts: readonly DurableCount[], kind: CountKind = {}) => {
    const full = await passed(db, counts, kind);
    if (full) throw tooMany(full.rule, full.wait);
  };
  return {
    async quick(rule, key, cost = 1) {
      await memories[rule].consume(key, cost).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooMany(rule, reason.msBeforeNext) : reason;
      });
    },
    durable: (tx, rule, key) => count(tx, [[rule, key]]),
    allows: async (tx, counts) => (await passed(tx, counts)) === null,
    alone: (db, counts) => count(db, counts, { isAlone: true }),
    sliding: (db, rule, key) => count(db, [[rule, key]], { isAlone: true, slides: true }),
    async reserve(db, counts) {
      if ((await passed(db, counts, { isAlone: true })) === null) return true;
      await giveBack(db, counts);
      return false;
    },
    giveBack,
    forget: (tx, rule, key) => forgetCount(tx, `${rule}:${key}`),
  };
}

interface Count {
  key: string;
  points: number;
  seconds: number;
  /** What this call costs. */
  cost: number;
}

/** What the column holds. */
const MOST_POINTS = 2 ** 31 - 1;

interface CountKind {
  /** No transaction is open, so that the commit need not wait for the disk: a counter that a crash takes back harms nobody. */
  isAlone?: boolean;
  /** Each allowed point begins the window anew. */
  slides?: boolean;
}

const { key, points, expire } = limitCounter;
const isOver = sql`${expire} <= ${sql.placeholder('now')}`;
const isBegun = sql`${isOver} or (${sql.placeholder('slides')} and ${points} < ${sql.placeholder('allowed')})`;
const asked = sql`unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('costs')}::int[], ${sql.placeholder('ends')}::timestamptz[])`;
const whenAlone = sql`case when ${sql.placeholder('isAlone')} then 'off' else current_setting('synchronous_commit') end`;

const counting = prepared((db) =>
  db
    .insert(limitCounter)
    .select(sql`select * from ${asked}`)
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then excluded.points else least(${points}::bigint + excluded.points, ${sql.raw(`${MOST_POINTS}`)})::int end`,
        expire: sql`case when ${isBegun} then excluded.expire else ${expire} end`,
      },
    })
    .returning({ key, points, expire, commit: sql`set_config('synchronous_commit', ${whenAlone}, true)` })
    .prepare('limit_count'),
);

/**
 * Counts a call's cost under each key in a single statement. It locks the keys in their order, as `returnPoints` does: two calls that
 * share two of them would otherwise wait for each other. Returns the milliseconds until the window of each full key ends.
 */
async function countDurably(
  tx: Database,
  counts: readonly Count[],
  { isAlone = false, slides = false }: CountKind,
): Promise<Map<string, number>> {
  const now = Date.now();
  const inOrder = counts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const counted = await counting(tx).execute({
    now: new Date(now).toISOString(),
    slides,
    isAlone,
    allowed: Math.min(MOST_POINTS, ...counts.map((it) => it.points)),
    keys: inOrder.map((it) => it.key),
    costs: inOrder.map((it) => it.cost),
    ends: inOrder.map((it) => new Date(now + it.seconds * 1_000).toISOString()),
  });
  const most = new Map(counts.map((it) => [it.key, it.points]));
  const full = counted.filter((row) => row.points > (most.get(row.key) ?? 0));
  return new Map(full.map((row) => [row.key, (row.expire?.getTime() ?? now) - now]));
}

async function returnPoints(db: Database, keys: readonly string[], cost: number): Promise<void> {
  const { key } = limitCounter;
  const points = sql`greatest(${limitCounter.points} - ${cost}::int, 0)`;
  const locked = db
    .select({ key })
    .from(limitCounter)
    .where(inArray(key, [...keys]))
    .orderBy(sql`${key} collate "C"`)
    .for('update');
  await db.update(limitCounter).set({ points }).where(inArray(key, locked));
}

async function forgetCount(tx: Database, key: string): Promise<void> {
  await tx.delete(limitCounter).where(eq(limitCounter.key, key));
}
