import type { ServiceContext } from '#api/context/service-context.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import type { SummaryMailContent } from '#api/mail/mail-content.ts';
import {
  type ContactRow,
  findAddress,
  lockedAddress,
  noteOwner,
  proveMailbox,
} from '#api/services/contacts/contact-address.ts';
import { knownId } from '#api/services/known-id.ts';
import { handOverWaiting } from '#api/services/leads/hand-over.ts';
import { withdrawLead } from '#api/services/leads/withdraw-lead.ts';
import { mailInFull } from '#api/services/mail/mail-consultation.ts';
import { countStep } from '#api/services/sites/count-steps.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/summary.ts';
import { Failure } from '#domain/failure.ts';

async function countConfirmed(context: ServiceContext, leadId: string): Promise<void> {
  const [row] = await context.tx.select({ siteId: lead.siteId }).from(lead).where(eq(lead.id, leadId));
  if (row) await countStep(context, row.siteId, 'confirmed');
}

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
  if (source === 'lead') await countConfirmed(context, id);
}

/** Notes that a request was the wish of the address's owner, and that this visit is theirs. Doing it again changes nothing. */
export async function confirmRequest(
  context: ServiceContext,
  { token, requestId }: Record<string, string>,
): Promise<ReplyOf<typeof endpoints.confirmRequest>> {
  const { visit } = context;
  if (!visit) throw new Failure('visit-invalid');
  const address = await lockedAddress(context, token);
  const asked = await findRequest(context, address, requestId);
  if (asked.withdrawnAt) throw new Failure('status-not-possible');
  await proveMailbox(context, visit, address);
  if (!asked.confirmedAt) await settle(context, address, asked);
  return { confirmed: true };
}

async function removeSummary({ tx, audit, actor, requestId }: ServiceContext, id: string): Promise<void> {
  await tx.delete(summaryRequest).where(and(eq(summaryRequest.id, id), isNull(summaryRequest.confirmedAt)));
  await audit.record(tx, { actorScope: actor.scope, verb: 'refuse', entity: 'summary', entityId: id, requestId });
}

/** Takes back what somebody else asked for with the token's address; not for a request that its owner has confirmed. */
export async function refuseRequest(
  context: ServiceContext,
  parameters: Record<string, string>,
): Promise<ReplyOf<typeof endpoints.refuseRequest>> {
  const { token = '', requestId } = parameters;
  const { source, id, confirmedAt } = await findRequest(context, await findAddress(context, token), requestId);
  if (confirmedAt) throw new Failure('status-not-possible');
  if (source === 'lead') await withdrawLead(context, { token, leadId: id });
  else await removeSummary(context, id);
  return { refused: true };
}

interface AddressRequest extends Pick<SummaryMailContent, 'source' | 'id'> {
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
}

/** What somebody asked for with this address, for partners or for a summary alone; `not-found` for another's. */
async function findRequest(
  { tx }: ServiceContext,
  { id: contactAddressId }: ContactRow,
  requestId: string | undefined,
): Promise<AddressRequest> {
  const id = knownId(requestId);
  const ofAddress = (table: typeof lead | typeof summaryRequest) =>
    and(eq(table.id, id), eq(table.contactAddressId, contactAddressId));
  const { confirmedAt, withdrawnAt } = lead;
  const [request] = await tx.select({ confirmedAt, withdrawnAt }).from(lead).where(ofAddress(lead));
  if (request) return { source: 'lead', id, ...request };
  const columns = { confirmedAt: summaryRequest.confirmedAt };
  const [summary] = await tx.select(columns).from(summaryRequest).where(ofAddress(summaryRequest));
  if (summary) return { source: 'summary', id, withdrawnAt: null, ...summary };
  throw new Failure('not-found');
}
