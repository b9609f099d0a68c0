import { partner } from '#api/database/schema/partners.ts';
import { and, isNull, lte, or } from '#api/database/sql.ts';

type Pausing = Pick<typeof partner.$inferSelect, 'pausedAt' | 'resumesAt'>;

/** Whether a company takes new requests of the portal: not while it pauses. Those from its own pages reach it all the same. */
export const takesRequests = (now: Date) =>
  and(isNull(partner.suspendedAt), or(isNull(partner.pausedAt), lte(partner.resumesAt, now)));

/** Since when a company pauses, and until when where that is set; null while it does not. */
export function pauseOf({ pausedAt, resumesAt }: Pausing, now: Date): { since: string; until: string | null } | null {
  if (!pausedAt || (resumesAt && resumesAt <= now)) return null;
  return { since: pausedAt.toISOString(), until: resumesAt?.toISOString() ?? null };
}
