import { and, not, or } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { consent } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, project, summaryRequest } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { webhookDelivery } from '#api/database/schema/webhooks.ts';
import { oneOf } from '#api/services/person/one-of.ts';

/** Ids of every row about the people behind some addresses. */
export interface PersonRows {
  addresses: string[];
  consents: string[];
  leads: string[];
  projects: string[];
  summaryRequests: string[];
  /** Visits in which nobody else left an address. */
  visits: string[];
  assessments: string[];
  homeProfiles: string[];
  emails: string[];
  deliveries: string[];
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const present = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

async function requestsOf(db: Database, addresses: string[]) {
  const theirLeads = oneOf(lead.contactAddressId, addresses);
  const theirSummaries = oneOf(summaryRequest.contactAddressId, addresses);
  const leads = await db.select().from(lead).where(theirLeads);
  const summaries = await db.select().from(summaryRequest).where(theirSummaries);
  return { leads, summaries };
}

async function withoutOthers(db: Database, visits: string[], addresses: string[]): Promise<string[]> {
  const shared = new Set<string | null>();
  for (const table of [lead, summaryRequest] as const) {
    const others = and(oneOf(table.visitId, visits), not(oneOf(table.contactAddressId, addresses)));
    for (const { visitId } of await db.select({ visitId: table.visitId }).from(table).where(others))
      shared.add(visitId);
  }
  return visits.filter((id) => !shared.has(id));
}

async function homesOf(db: Database, assessments: string[], visits: string[]) {
  const answered = or(oneOf(assessment.id, assessments), oneOf(assessment.visitId, visits));
  const found = await db
    .select({ id: assessment.id, homeProfileId: assessment.homeProfileId })
    .from(assessment)
    .where(answered);
  const profiles = found.map((it) => it.homeProfileId);
  const described = or(oneOf(homeProfile.id, profiles), oneOf(homeProfile.visitId, visits));
  const homes = await db.select({ id: homeProfile.id }).from(homeProfile).where(described);
  return { assessments: idsOf(found), homeProfiles: idsOf(homes) };
}

/** Finds all that hangs on these addresses, the mails to companies and the messages to their webhooks included. */
export async function rowsOfPerson(db: Database, addresses: string[]): Promise<PersonRows> {
  const { leads, summaries } = await requestsOf(db, addresses);
  const leadIds = idsOf(leads);
  const requests = [...leads, ...summaries];
  const visits = await withoutOthers(db, present(requests.map((it) => it.visitId)), addresses);
  const homes = await homesOf(db, present(requests.map((it) => it.assessmentId)), visits);
  const mailed = or(oneOf(email.contactAddressId, addresses), oneOf(email.leadId, leadIds));
  const agreed = oneOf(consent.contactAddressId, addresses);
  const told = oneOf(webhookDelivery.leadId, leadIds);
  const opened = oneOf(project.leadId, leadIds);
  return {
    addresses,
    leads: leadIds,
    summaryRequests: idsOf(summaries),
    visits,
    ...homes,
    consents: idsOf(await db.select({ id: consent.id }).from(consent).where(agreed)),
    projects: idsOf(await db.select({ id: project.id }).from(project).where(opened)),
    emails: idsOf(await db.select({ id: email.id }).from(email).where(mailed)),
    deliveries: idsOf(await db.select({ id: webhookDelivery.id }).from(webhookDelivery).where(told)),
  };
}
