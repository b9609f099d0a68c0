import { eq } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { assessment, homeProfile, lead, leadPartner, summaryRequest, visit } from '#api/database/schema/leads.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import type { SummaryMailContent } from '#api/mail/mail-content.ts';
import { assessmentFromProfile } from '#domain/home/codecs.ts';
import type { Market } from '#domain/place.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';
import type { SummaryFacts } from '#texts/mail/summary-letter.ts';

interface Found {
  facts: Omit<SummaryFacts, 'links'>;
  market: Market;
}

interface StoredHome {
  assessment: typeof assessment.$inferSelect | null;
  home_profile: typeof homeProfile.$inferSelect | null;
}

function homeOf({ assessment: stored, home_profile: profile }: StoredHome): SummaryFacts['home'] {
  if (!stored || !profile) return null;
  return { assessment: assessmentFromProfile(profile.profile, stored.answers), result: stored.result };
}

async function partnersOf(db: Database, leadId: string): Promise<string[]> {
  const rows = await db
    .select({ name: partner.name })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .where(eq(leadPartner.leadId, leadId))
    .orderBy(partner.name);
  return rows.map(({ name }) => name);
}

async function ofLead(db: Database, id: string): Promise<Found | null> {
  const [row] = await db
    .select()
    .from(lead)
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .innerJoin(site, eq(site.id, lead.siteId))
    .leftJoin(partner, eq(partner.id, site.partnerId))
    .where(eq(lead.id, id));
  if (!row) return null;
  const { name, withdrawnAt } = row.lead;
  const partners = withdrawnAt ? null : await partnersOf(db, id);
  const { result } = row.assessment;
  const facts = {
    name,
    home: homeOf(row),
    potentials: potentialsOf(result),
    partners,
    pagePartner: row.partner?.name ?? null,
  };
  return { facts, market: row.assessment.market };
}

async function ofSummary(db: Database, id: string): Promise<Found | null> {
  const [row] = await db
    .select()
    .from(summaryRequest)
    .leftJoin(assessment, eq(assessment.id, summaryRequest.assessmentId))
    .leftJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .leftJoin(visit, eq(visit.id, summaryRequest.visitId))
    .leftJoin(site, eq(site.id, visit.siteId))
    .leftJoin(partner, eq(partner.id, site.partnerId))
    .where(eq(summaryRequest.id, id));
  if (!row) return null;
  const { name, potentials, market } = row.summary_request;
  const facts = { name, home: homeOf(row), potentials, partners: null, pagePartner: row.partner?.name ?? null };
  return { facts, market };
}

/** What the full mail is written from; null when the consultation was erased meanwhile. */
export function summaryFacts(db: Database, { source, id }: SummaryMailContent): Promise<Found | null> {
  return source === 'lead' ? ofLead(db, id) : ofSummary(db, id);
}
