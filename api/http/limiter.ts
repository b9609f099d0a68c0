import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#api/database/database.ts';
import { limitCounter } from '#api/database/schema/platform.ts';
import { Failure } from '#domain/failure.ts';

interface LimitRule {
  points: number;
  seconds: number;
}

/** Counted in this process, for every call: keeps a flood from the database. */
export const quickRules = {
  call: { points: 1_200, seconds: 60 },
} as const satisfies Record<string, LimitRule>;

/** Counted in the database, in the transaction of the work they limit: a repeat under the same key costs nothing. */
export const durableRules = {
  visitPerAddress: { points: 240, seconds: 3_600 },
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

export interface Limiter {
  /** Both throw `too-many-requests` with the seconds to wait. */
  quick(rule: QuickRule, key: string): Promise<void>;
  durable(tx: Database, rule: DurableRule, key: string): Promise<void>;
}

function tooMany(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new Failure('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)) });
}

export function createLimiter(changes: Partial<LimitRules> = {}): Limiter {
  const rules: LimitRules = { ...quickRules, ...durableRules, ...changes };
  const options = (rule: keyof LimitRules) => ({
    keyPrefix: rule,
    points: rules[rule].points,
    duration: rules[rule].seconds,
  });
  const memory = new RateLimiterMemory(options('call'));
  return {
    async quick(_rule, key) {
      await memory.consume(key).catch(tooMany);
    },
    async durable(tx, rule, key) {
      const limiter = new RateLimiterDrizzle({
        ...options(rule),
        storeClient: tx,
        schema: limitCounter,
        clearExpiredByTimeout: false,
      });
      await limiter.consume(key).catch(tooMany);
    },
  };
}
