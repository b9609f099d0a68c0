import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { and, asc, eq } from '#api/database/sql.ts';
import { contactsOf } from '#api/services/mail/lead-readers.ts';
import type { OpenedProject } from '#api/services/projects/open-project.ts';
import type { Project } from '#domain/contract/projects.ts';

type Company = Omit<Project['companies'][number], 'unread'>;

/** The companies that have a project's request, as its reader may see them: a company sees itself alone. */
export async function companiesFor(db: Database, { lead, reader }: OpenedProject): Promise<Company[]> {
  const { id, name, logoUrl, city } = partner;
  const own = reader.companyId === null ? undefined : eq(leadPartner.partnerId, reader.companyId);
  const rows = await db
    .select({ id, name, logoUrl, city, status: leadPartner.status })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .where(and(eq(leadPartner.leadId, lead.id), own))
    .orderBy(asc(name));
  const contacts = Map.groupBy(await contactsOf(db, lead.id), (it) => it.partnerId);
  return rows.map(({ logoUrl: logo, ...row }) => ({
    ...row,
    ...(logo && { logoUrl: logo }),
    contacts: (contacts.get(row.id) ?? []).map(({ partnerId: _, ...it }) => it),
  }));
}

export async function adviserName(db: Database, { project }: OpenedProject): Promise<string | null> {
  if (project.adviserId === null) return null;
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, project.adviserId));
  return row?.name ?? null;
}
