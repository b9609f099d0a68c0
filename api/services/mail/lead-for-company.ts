import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, leadPartner } from '#api/database/schema/leads.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { assessmentFromProfile } from '#domain/home/codecs.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import type { Market } from '#domain/place.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';
import type { NewLeadFacts } from '#texts/mail/partner-letters.ts';

/** People who may read their company's leads: partners by role, verified by staff, at an address that is theirs. */
export const readsLeads = and(eq(user.role, 'partner'), eq(user.isVerified, true), eq(user.emailVerified, true));

/** Whether this person is still one of them. */
export async function mayReadLeads(db: Database, userId: string, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: user.id })
    .from(partnerMember)
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .where(and(readsLeads, eq(user.id, userId), eq(partnerMember.partnerId, companyId)));
  return rows.length > 0;
}

/** A lead that was handed to the company and not taken back. */
export async function leadForCompany(
  db: Database,
  leadId: string,
  companyId: string,
): Promise<
  (Pick<NewLeadFacts, 'reference' | 'visitor' | 'home' | 'potentials' | 'result'> & { market: Market }) | null
> {
  const [row] = await db
    .select()
    .from(leadPartner)
    .innerJoin(lead, eq(lead.id, leadPartner.leadId))
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .innerJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId))
    .where(and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, companyId), isNull(lead.withdrawnAt)));
  if (!row) return null;
  const { name, place, phone, confirmedAt } = row.lead;
  const { email } = row.contact_address;
  const visitor = { name, place, phone, email, confirmed: confirmedAt !== null };
  const { answers, result, market } = row.assessment;
  const home = assessmentFromProfile(row.home_profile.profile, answers);
  return {
    reference: leadReference(leadId),
    visitor,
    home,
    potentials: potentialsOf(result),
    result,
    market,
  };
}
