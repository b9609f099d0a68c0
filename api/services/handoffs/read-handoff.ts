import type { ServiceContext } from '#api/context/service-context.ts';
import { handoff } from '#api/database/schema/handoffs.ts';
import { and, desc, eq, gt } from '#api/database/sql.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { readHandoff as endpoint } from '#domain/contract/handoffs.ts';

/** How the newest link of the visit stands. */
export async function readHandoff({ tx, now, visit }: ServiceContext): Promise<ReplyOf<typeof endpoint>> {
  const open = visit?.known ? and(eq(handoff.visitId, visit.id), gt(handoff.endsAt, now)) : undefined;
  const [newest] = open ? await tx.select().from(handoff).where(open).orderBy(desc(handoff.createdAt)).limit(1) : [];
  if (!newest) return { state: 'none', endsAt: null };
  return { state: newest.tokenHash ? 'joined' : 'waiting', endsAt: newest.endsAt.toISOString() };
}
