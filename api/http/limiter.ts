import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#api/database/database.ts';
import { countDurably } from '#api/http/durable-limits.ts';
import { Failure } from '#domain/failure.ts';

interface LimitRule {
  points: number;
  seconds: number;
}

/** Counted in this process, for every call: keeps a flood from the database. */
export const quickRules = {
  call: { points: 1_200, seconds: 60 },
} as const satisfies Record<string, LimitRule>;

/**
 * Counted in the database, in the transaction of the work they limit: a repeat under the same key costs nothing. A turn of
 * the chat counts one point for each started 1,000 characters of its message, and one more for each full 12,000 of its
 * history: forty turns of ordinary length cost less than 80, four of the longest a visit's whole ten minutes.
 */
export const durableRules = {
  visitPerAddress: { points: 240, seconds: 3_600 },
  chatPerVisit: { points: 100, seconds: 600 },
  chatPerAddress: { points: 1_000, seconds: 600 },
  chatWithoutVisit: { points: 100, seconds: 600 },
  leadPerAddress: { points: 120, seconds: 3_600 },
  leadPerVisit: { points: 30, seconds: 3_600 },
  leadWithoutVisit: { points: 10, seconds: 3_600 },
  summaryPerAddress: { points: 120, seconds: 3_600 },
  summaryPerVisit: { points: 30, seconds: 3_600 },
  summaryWithoutVisit: { points: 10, seconds: 3_600 },
  webhookPerPartner: { points: 120, seconds: 3_600 },
} as const satisfies Record<string, LimitRule>;

type QuickRule = keyof typeof quickRules;
type DurableRule = keyof typeof durableRules;
export type LimitRules = Record<QuickRule | DurableRule, LimitRule>;

type DurableCount = readonly [rule: DurableRule, key: string];

export interface Limiter {
  /** All throw `too-many-requests` with the seconds to wait. */
  quick(rule: QuickRule, key: string): Promise<void>;
  durable(tx: Database, rule: DurableRule, key: string): Promise<void>;
  /** Durable rules in one statement of their own: never inside a transaction, whose commit would no longer wait for the disk. Each counts `points`, one unless said. */
  alone(db: Database, counts: readonly DurableCount[], points?: number): Promise<void>;
}

function tooMany(milliseconds: number): Failure {
  return new Failure('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1_000)) });
}

export function createLimiter(changes: Partial<LimitRules> = {}): Limiter {
  const rules: LimitRules = { ...quickRules, ...durableRules, ...changes };
  const { points, seconds } = rules.call;
  const memory = new RateLimiterMemory({ keyPrefix: 'call', points, duration: seconds });
  const count = async (db: Database, counts: readonly DurableCount[], isAlone: boolean, cost = 1) => {
    const limits = counts.map(([rule, key]) => ({ ...rules[rule], key: `${rule}:${key}`, cost }));
    const wait = await countDurably(db, limits, { isAlone });
    if (wait > 0) throw tooMany(wait);
  };
  return {
    async quick(_rule, key) {
      await memory.consume(key).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext) : reason;
      });
    },
    durable: (tx, rule, key) => count(tx, [[rule, key]], false),
    alone: (db, counts, cost) => count(db, counts, true, cost),
  };
}
