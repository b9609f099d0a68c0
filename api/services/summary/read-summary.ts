import type { ServiceContext } from '#api/http/route.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { suppressionOf } from '#api/services/person/suppressions.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import { leadConsultations } from '#api/services/summary/lead-consultations.ts';
import { summaryConsultations } from '#api/services/summary/summary-consultations.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { Consultation, readSummary as endpoint, Updates } from '#domain/contract/summary.ts';

/** Of each kind; the page shows no more. */
export const NEWEST = 20;

export function updatesOf({ updatesWantedAt, updatesConfirmedAt }: ContactRow): Updates {
  if (updatesConfirmedAt) return 'confirmed';
  return updatesWantedAt ? 'wanted' : 'none';
}

const newestFirst = (a: Consultation, b: Consultation) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** Everything asked for with this address; the token is the permission. Of a request that nobody has confirmed only figures. */
export async function readSummary(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const address = await findAddress(context, token);
  const leads = await leadConsultations(context.tx, address);
  const summaries = await summaryConsultations(context.tx, address);
  return {
    language: address.language,
    confirmed: address.confirmedAt !== null,
    updates: updatesOf(address),
    suppressed: (await suppressionOf(context, address.email)) !== null,
    consultations: [...leads, ...summaries].sort(newestFirst).slice(0, NEWEST),
  };
}
