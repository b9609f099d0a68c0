import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, leadPartner } from '#api/database/schema/leads.ts';
import { ownCompany } from '#api/services/partners/own-company.ts';
import type { QueryOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { type listPartnerLeads as endpoint, LEADS_PER_PAGE, type PartnerLead } from '#domain/contract/partner-leads.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';
import { storedAssessment } from '#domain/summary/stored-assessment.ts';

interface Row {
  handed: typeof leadPartner.$inferSelect;
  lead: typeof lead.$inferSelect;
  assessment: typeof assessment.$inferSelect;
  profile: HomeProfile;
  email: string;
}

/** Newest first; a cursor names the last lead of the page before. */
const cursorOf = ({ handed }: Row) => `${handed.createdAt.getTime()}.${handed.leadId}`;

function olderThan(cursor: string): SQL | undefined {
  const [milliseconds = '', leadId = ''] = cursor.split('.');
  const moment = new Date(Number(milliseconds));
  const sameMoment = and(eq(leadPartner.createdAt, moment), lt(leadPartner.leadId, leadId));
  return or(lt(leadPartner.createdAt, moment), sameMoment);
}

function requestOf({ lead: { name, place, phone, withdrawnAt }, assessment: asked, profile, email }: Row) {
  if (withdrawnAt) return null;
  const { answers, result } = asked;
  const home = storedAssessment(answers, profile);
  const contact = { name, email, place, ...(phone && { phone }) };
  return { contact, answers, home, potentials: potentialsOf(result), result };
}

function partnerLead(row: Row): PartnerLead {
  const { handed, assessment: asked } = row;
  return {
    id: row.lead.id,
    createdAt: row.lead.createdAt.toISOString(),
    status: handed.status,
    reason: handed.statusReason,
    statusChangedAt: handed.statusChangedAt.toISOString(),
    language: asked.language,
    market: asked.market,
    addressConfirmed: row.lead.confirmedAt !== null,
    withdrawnAt: row.lead.withdrawnAt?.toISOString() ?? null,
    request: requestOf(row),
  };
}

/** The leads of the signed-in partner's company, one page. */
export async function listPartnerLeads(
  context: ServiceContext,
  { cursor }: QueryOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const mine = eq(leadPartner.partnerId, await ownCompany(context));
  const { email } = contactAddress;
  const rows = await context.tx
    .select({ handed: leadPartner, lead, assessment, profile: homeProfile.profile, email })
    .from(leadPartner)
    .innerJoin(lead, eq(lead.id, leadPartner.leadId))
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .innerJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId))
    .where(and(mine, cursor === undefined ? undefined : olderThan(cursor)))
    .orderBy(desc(leadPartner.createdAt), desc(leadPartner.leadId))
    .limit(LEADS_PER_PAGE + 1);
  const page = rows.slice(0, LEADS_PER_PAGE);
  const last = rows.length > LEADS_PER_PAGE ? page.at(-1) : undefined;
  return { leads: page.map(partnerLead), nextCursor: last ? cursorOf(last) : null };
}
