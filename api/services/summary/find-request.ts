import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import type { SummaryMailContent } from '#api/mail/mail-content.ts';
import { knownId } from '#api/services/known-id.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { Failure } from '#domain/failure.ts';

export interface AddressRequest extends Pick<SummaryMailContent, 'source' | 'id'> {
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
}

/** What somebody asked for with this address, for partners or for a summary alone; `not-found` for another's. */
export async function findRequest(
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
