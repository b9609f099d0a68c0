import type { ServiceContext } from '#api/context/service-context.ts';
import { handoff } from '#api/database/schema/handoffs.ts';
import { eq } from '#api/database/sql.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { endHandoff as endpoint } from '#domain/contract/handoffs.ts';
import { Failure } from '#domain/failure.ts';

/** The computer ends every phone of its visit, a phone itself. */
export async function endHandoff({ tx, visit }: ServiceContext): Promise<ReplyOf<typeof endpoint>> {
  if (!visit?.known) throw new Failure('visit-invalid');
  const { handoffId } = visit;
  await tx.delete(handoff).where(handoffId ? eq(handoff.id, handoffId) : eq(handoff.visitId, visit.id));
  return { ended: true };
}
