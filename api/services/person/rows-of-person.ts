import { and, not, or } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { consent } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, project, summaryRequest } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { webhookDelivery } from '#api/database/schema/webhooks.ts';
import { oneOf } from '#api/services/person/one-of.ts';
import { visitsOfPerson } from '#api/services/person/visits-of-person.ts';

/** Ids of every row about the people behind some addresses. */
export interface PersonRows {
  addresses: string[];
  consents: string[];
  leads: string[];
  projects: string[];
  summaryRequests: string[];
  /** Of an erasure those alone that are nobody else's too. */
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

/** Assessments of these visits that a request of another address shows: they are that request's. */
async function shownToOthers(db: Database, visits: string[], addresses: string[]): Promise<string[]> {
  const shown: (string | null)[] = [];
  for (const table of [lead, summaryRequest] as const) {
    const others = and(oneOf(table.visitId, visits), not(oneOf(table.contactAddressId, addresses)));
    const rows = await db.select({ id: table.assessmentId }).from(table).where(others);
    shown.push(...rows.map(({ id }) => id));
  }
  return present(shown);
}

async function homesOf(db: Database, assessments: string[], visits: string[], others: string[]) {
  const ofVisits = and(oneOf(assessment.visitId, visits), not(oneOf(assessment.id, others)));
  const answered = or(oneOf(assessment.id, assessments), ofVisits);
  const found = await db
    .select({ id: assessment.id, homeProfileId: assessment.homeProfileId })
    .from(assessment)
    .where(answered);
  const profiles = found.map((it) => it.homeProfileId);
  const ofChats = and(oneOf(homeProfile.visitId, visits), homeProfile.isChat);
  const described = or(oneOf(homeProfile.id, profiles), ofChats);
  const homes = await db.select({ id: homeProfile.id }).from(homeProfile).where(described);
  return { assessments: idsOf(found), homeProfiles: idsOf(homes) };
}

/** Finds all that hangs on these addresses, the mails to companies and the messages to their webhooks included. */
export async function rowsOfPerson(
  db: Database,
  addresses: string[],
  purpose: 'export' | 'erasure',
): Promise<PersonRows> {
  const { leads, summaries } = await requestsOf(db, addresses);
  const leadIds = idsOf(leads);
  const { theirs, alone } = await visitsOfPerson(db, addresses);
  const visits = purpose === 'export' ? theirs : alone;
  const asked = present([...leads, ...summaries].map((it) => it.assessmentId));
  const homes = await homesOf(db, asked, visits, await shownToOthers(db, visits, addresses));
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
