import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { and, asc, eq, inArray, isNull, or } from '#api/database/sql.ts';
import { type Language, marketLanguage } from '#domain/place.ts';

/** People who may read their company's leads: partners by role, verified by staff, at an address that is theirs. */
export const readsLeads = and(
  eq(user.role, 'partner'),
  eq(user.isVerified, true),
  eq(user.emailVerified, true),
  isNull(user.suspendedAt),
);

/** Our own people, who see every lead, at an address that is theirs. */
export const isStaff = and(
  eq(user.emailVerified, true),
  isNull(user.suspendedAt),
  or(eq(user.isAdmin, true), inArray(user.role, ['manager', 'admin'])),
);

/** Somebody of a company. */
export interface Reader {
  userId: string;
  partnerId: string;
  language: Language;
}

/** The people of a lead's companies who may read it, as its customer may know them. */
export function contactsOf(db: Database, leadId: string) {
  return db
    .select({ partnerId: leadPartner.partnerId, name: user.name, email: user.email })
    .from(leadPartner)
    .innerJoin(partnerMember, eq(partnerMember.partnerId, leadPartner.partnerId))
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .where(and(eq(leadPartner.leadId, leadId), isNull(leadPartner.leftAt), readsLeads))
    .orderBy(asc(partnerMember.createdAt));
}

/** Who may read a lead in its companies, or in these of them. */
export async function readersOf(db: Database, leadId: string, companies?: string[]): Promise<Reader[]> {
  const ofCompanies = companies && inArray(leadPartner.partnerId, companies);
  const readers = await db
    .select({ userId: user.id, partnerId: partner.id, country: partner.country })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .innerJoin(partnerMember, eq(partnerMember.partnerId, partner.id))
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .where(and(eq(leadPartner.leadId, leadId), isNull(partner.suspendedAt), readsLeads, ofCompanies));
  return readers.map(({ country, ...reader }) => ({ ...reader, language: marketLanguage(country) }));
}

/** Whether this person may still read the leads of this company. */
export async function mayReadLeads(db: Database, userId: string, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: user.id })
    .from(partnerMember)
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .innerJoin(partner, and(eq(partner.id, partnerMember.partnerId), isNull(partner.suspendedAt)))
    .where(and(readsLeads, eq(user.id, userId), eq(partnerMember.partnerId, companyId)));
  return rows.length > 0;
}

/** Whether this person is still of our staff. */
export async function isOfStaff(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(isStaff, eq(user.id, userId)));
  return rows.length > 0;
}
