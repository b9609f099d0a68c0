import type { Database } from '#api/database/database.ts';
import { lead, provedMailbox, summaryRequest } from '#api/database/schema/leads.ts';
import { oneOf } from '#api/services/person/one-of.ts';

export interface PersonVisits {
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
export async function visitsOfPerson(db: Database, addresses: string[]): Promise<PersonVisits> {
  const named = await visitsNaming(db, addresses);
  const requests = Map.groupBy(await requestsIn(db, named), (it) => it.visitId);
  const owners = new Map(named.map((id) => [id, ownersOf(requests.get(id) ?? [])]));
  const isTheirs = (owner: string) => addresses.includes(owner);
  const theirs = named.filter((id) => !requests.has(id) || owners.get(id)?.some(isTheirs));
  return { theirs, alone: theirs.filter((id) => owners.get(id)?.every(isTheirs)) };
}
