import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { assessment, homeProfile } from '#api/database/schema/leads.ts';
import type { EstimatedHome } from '#api/services/estimate/kept-estimate.ts';
import type { Language, Market } from '#domain/place.ts';

interface NewAssessment extends EstimatedHome {
  visit: Visit;
  language: Language;
  market: Market;
}

/** Writes a home and what was found out about it. Returns the assessment's id. */
export async function storeAssessment(context: ServiceContext, newAssessment: NewAssessment): Promise<string> {
  const { tx, ids, now } = context;
  const { visit, profile, ...described } = newAssessment;
  const shared = { visitId: visit.id, createdAt: now };
  const homeProfileId = ids.next();
  await tx.insert(homeProfile).values({ ...shared, id: homeProfileId, profile });
  const id = ids.next();
  await tx.insert(assessment).values({ ...shared, ...described, id, homeProfileId });
  return id;
}
