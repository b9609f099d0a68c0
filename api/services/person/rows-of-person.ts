import type { Database } from '#api/database/database.ts';
import { consent } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, project, provedMailbox, summaryRequest } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { webhookDelivery } from '#api/database/schema/webhooks.ts';
import { and, not, oneOf, or } from '#api/database/sql.ts';

interface PersonVisits {
  /** The visits that belong to these addresses. */
  theirs: string[];
  /** Those of them that belong to nobody else too. */
  alone: string[];
}

interface Trace {
  visitId: string | null;
  contactAddressId: string;
  isConfirmed: boolean;
  at: number;
}

async function requestsIn(db: Database, visits: string[]): Promise<Trace[]> {
  const leads = await db.select().from(lead).where(oneOf(lead.visitId, visits));
  const summaries = await db.select().from(summaryRequest).where(oneOf(summaryRequest.visitId, visits));
  return [...leads, ...summaries].map(({ visitId, contactAddressId, confirmedAt, createdAt }) => {
    return { visitId, contactAddressId, isConfirmed: confirmedAt !== null, at: createdAt.getTime() };
  });
}

/** Visits in which these addresses were given, or proved. */
async function visitsNaming(db: Database, addresses: string[]): Promise<string[]> {
  const named = new Set<string>();
  for (const { visitId, contactAddressId } of [lead, summaryRequest, provedMailbox]) {
    const rows = await db.select({ visitId }).from(visitId.table).where(oneOf(contactAddressId, addresses));
    for (const it of rows) if (it.visitId !== null) named.add(it.visitId as string);
  }
  return [...named];
}

/** Whose a visit is: the addresses with a confirmed request in it; where none is confirmed, the address given last. */
function ownersOf(requests: readonly Trace[]): string[] {
  const confirmed = requests.filter((it) => it.isConfirmed);
  const newest = Math.max(...requests.map((it) => it.at));
  const counting = confirmed.length > 0 ? confirmed : requests.filter((it) => it.at === newest);
  return counting.map((it) => it.contactAddressId);
}

/** Finds the visits of the people behind some addresses. One that only pressed the button behind the link is theirs. */
async function visitsOfPerson(db: Database, addresses: string[]): Promise<PersonVisits> {
  const named = await visitsNaming(db, addresses);
  const requests = Map.groupBy(await requestsIn(db, named), (it) => it.visitId);
  const owners = new Map(named.map((id) => [id, ownersOf(requests.get(id) ?? [])]));
  const isTheirs = (owner: string) => addresses.includes(owner);
  const theirs = named.filter((id) => !requests.has(id) || owners.get(id)?.some(isTheirs));
  return { theirs, alone: theirs.filter((id) => owners.get(id)?.every(isTheirs)) };
}

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
