import type { Purse } from '#api/advisor/advisor.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import type { Database } from '#api/database/database.ts';
import { aiDay } from '#api/database/schema/chat.ts';
import { sql } from '#api/database/sql.ts';
import { keyedHash } from '#api/ground/keyed-hash.ts';

const WHOLE_SERVICE = 'all';

/** What was spent stays known for its day, when the counters have gone. */
async function noteSpent(db: Database, { site }: Visit, tokens: number, now: Date): Promise<void> {
  if (tokens === 0 || site.isTest) return;
  const { day, siteId, turns, tokens: before } = aiDay;
  await db
    .insert(aiDay)
    .values({ day: now.toISOString().slice(0, 10), siteId: site.id, turns: 1, tokens })
    .onConflictDoUpdate({
      target: [siteId, day],
      set: { turns: sql`${turns} + 1`, tokens: sql`${before} + ${tokens}` },
    });
}

/** Who asks, as an AI from outside may know it. */
export function purseOwner({ settings }: Pick<ServiceContext, 'settings'>, { id }: Visit): string {
  return keyedHash(settings.secret, 'caller')(id).toString('base64url');
}

/** Counts an AI's tokens for who asks, from where, on which site and in all: set aside before its first call, what is left given back. */
export function openPurse(
  { limiter, tx, askedBy, now }: Pick<ServiceContext, 'limiter' | 'tx' | 'askedBy' | 'now'>,
  visit: Visit,
): Purse {
  let reserved = 0;
  let spent = 0;
  let noted = 0;
  const countsOf = (tokens: number) => [
    ...(visit.known ? [['tokensPerVisit', visit.id, tokens] as const] : []),
    ['tokensPerAddress', askedBy, tokens] as const,
    ['tokensPerSite', visit.site.id, tokens] as const,
    ['tokensPerDay', WHOLE_SERVICE, tokens] as const,
  ];
  return {
    async reserve(tokens) {
      if (!(await limiter.reserve(tx, countsOf(tokens)))) return false;
      reserved += tokens;
      return true;
    },
    spend(tokens) {
      spent += tokens;
    },
    async settle() {
      const left = reserved - spent;
      reserved = spent;
      if (left > 0) await limiter.giveBack(tx, countsOf(left));
      await noteSpent(tx, visit, spent - noted, now);
      noted = spent;
    },
  };
}
