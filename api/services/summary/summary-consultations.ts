import { desc, eq } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { assessment, homeProfile, summaryRequest, visit } from '#api/database/schema/leads.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { NEWEST } from '#api/services/summary/read-summary.ts';
import { shown } from '#api/services/summary/shown.ts';
import type { Consultation } from '#domain/contract/summary.ts';
import { assessmentFromProfile } from '#domain/home/codecs.ts';

/** The consultations that were asked for by mail alone. */
export async function summaryConsultations(db: Database, address: ContactRow): Promise<Consultation[]> {
  const rows = await db
    .select()
    .from(summaryRequest)
    .leftJoin(assessment, eq(assessment.id, summaryRequest.assessmentId))
    .leftJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .leftJoin(visit, eq(visit.id, summaryRequest.visitId))
    .leftJoin(site, eq(site.id, visit.siteId))
    .leftJoin(partner, eq(partner.id, site.partnerId))
    .where(eq(summaryRequest.contactAddressId, address.id))
    .orderBy(desc(summaryRequest.createdAt), desc(summaryRequest.id))
    .limit(NEWEST);
  return rows.map(({ summary_request: asked, assessment: home, home_profile: kept, partner: owner }) =>
    shown({
      id: asked.id,
      kind: 'summary',
      name: asked.name,
      createdAt: asked.createdAt.toISOString(),
      confirmedAt: asked.confirmedAt?.toISOString() ?? null,
      withdrawnAt: null,
      market: asked.market,
      answers: home?.answers ?? {},
      assessment: home && kept && assessmentFromProfile(kept.profile, home.answers),
      result: home?.result ?? null,
      potentials: asked.potentials,
      ...(asked.consultationSummary !== null && {
        consultationSummary: { by: asked.summaryBy ?? 'visitor', text: asked.consultationSummary },
      }),
      partners: [],
      pagePartner: owner?.name ?? null,
      milestones: [],
    }),
  );
}
