import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import { handOverWaiting } from '#api/services/leads/hand-over.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { noteOwner, proveMailbox } from '#api/services/leads/prove-mailbox.ts';
import { mailInFull } from '#api/services/mail/mail-consultation.ts';
import { lockedAddress } from '#api/services/summary/find-address.ts';
import { type AddressRequest, findRequest } from '#api/services/summary/find-request.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { confirmRequest as endpoint } from '#domain/contract/summary.ts';
import { Failure } from '#domain/failure.ts';

/** What follows once the owner of the address says that they asked: all of it in the transaction that notes it. */
async function settle(context: ServiceContext, address: ContactRow, asked: AddressRequest): Promise<void> {
  const { tx, now, events, audit, actor, requestId } = context;
  const { source, id } = asked;
  const table = source === 'lead' ? lead : summaryRequest;
  await tx.update(table).set({ confirmedAt: now }).where(eq(table.id, id));
  await noteOwner(context, address);
  if (source === 'lead') {
    await handOverWaiting(context, id);
    await events.emit(tx, 'request.confirmed', { leadId: id });
  }
  await mailInFull(context, address, asked, address.language);
  await audit.record(tx, { actorScope: actor.scope, verb: 'confirm', entity: source, entityId: id, requestId });
}

/** Notes that a request was the wish of the address's owner, and that this visit is theirs. Doing it again changes nothing. */
export async function confirmRequest(
  context: ServiceContext,
  { token, requestId }: Record<string, string>,
): Promise<ReplyOf<typeof endpoint>> {
  const { visit } = context;
  if (!visit) throw new Failure('visit-invalid');
  const address = await lockedAddress(context, token);
  const asked = await findRequest(context, address, requestId);
  if (asked.withdrawnAt) throw new Failure('status-not-possible');
  await proveMailbox(context, visit, address);
  if (!asked.confirmedAt) await settle(context, address, asked);
  return { confirmed: true };
}
