import type { ServiceContext } from '#api/context/service-context.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import { oneOf } from '#api/database/sql.ts';
import { photosOfRequests } from '#api/services/media/photos-of-leads.ts';
import type { Consultation } from '#domain/contract/summary.ts';

/** Its owner has said that it was theirs, and stands by it. */
const isTold = ({ confirmedAt, withdrawnAt }: Consultation) => confirmedAt !== null && withdrawnAt === null;

async function visitsOf({ tx }: ServiceContext, ids: readonly string[]) {
  const asked = { id: lead.id, visitId: lead.visitId };
  const mailed = { id: summaryRequest.id, visitId: summaryRequest.visitId };
  const leads = await tx.select(asked).from(lead).where(oneOf(lead.id, ids));
  const summaries = await tx.select(mailed).from(summaryRequest).where(oneOf(summaryRequest.id, ids));
  return [...leads.map((it) => ({ ...it, leadId: it.id })), ...summaries.map((it) => ({ ...it, leadId: null }))];
}

/** Consultations with the pictures of their visit: of one that nobody has confirmed, or that was taken back, none. */
export async function withPhotos(
  context: ServiceContext,
  consultations: readonly Consultation[],
): Promise<Consultation[]> {
  const told = consultations.filter(isTold).map(({ id }) => id);
  const photosOf = await photosOfRequests(context, told.length > 0 ? await visitsOf(context, told) : []);
  return consultations.map((it) => {
    const photos = photosOf(it.id);
    return photos.length > 0 ? { ...it, photos } : it;
  });
}
