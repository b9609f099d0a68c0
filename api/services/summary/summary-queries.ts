import type { Database } from '#api/database/database.ts';
import { assessment, homeProfile, summaryRequest, visit } from '#api/database/schema/leads.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import { eq, type SQL } from '#api/database/sql.ts';
import { toldHome } from '#api/services/assessments/told-home.ts';

const columns = { request: summaryRequest, assessment, profile: homeProfile.profile, pagePartner: partner.name };

/** Consultations asked for by mail alone, with all that stands behind them; there is no home where a chat sent its potentials and no answers. */
export function selectSummaries(db: Database, where: SQL) {
  return db
    .select(columns)
    .from(summaryRequest)
    .leftJoin(assessment, eq(assessment.id, summaryRequest.assessmentId))
    .leftJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .leftJoin(visit, eq(visit.id, summaryRequest.visitId))
    .leftJoin(site, eq(site.id, visit.siteId))
    .leftJoin(partner, eq(partner.id, site.partnerId))
    .where(where);
}

export type StoredSummary = Awaited<ReturnType<typeof selectSummaries>>[number];

/** What a summary tells of a home, and what we made of it. */
export function homeOfSummary({ assessment: kept, profile }: StoredSummary) {
  return kept && profile && toldHome(kept, profile);
}
