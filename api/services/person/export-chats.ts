import { and, asc } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { message } from '#api/database/schema/chat.ts';
import { homeProfile } from '#api/database/schema/leads.ts';
import { oneOf } from '#api/services/person/one-of.ts';
import { written } from '#api/services/person/written.ts';
import type { Person } from '#domain/contract/person.ts';
import { answersFromProfile } from '#domain/home/codecs.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';

/** What was said in the chats of these visits, in order. */
export async function exportMessages(db: Database, visits: string[]): Promise<Person['messages']> {
  const { visitId, role, content, facts, tags, asked, advisor, isCut, createdAt } = message;
  const columns = { visitId, role, content, facts, tags, asked, advisor, isCut, createdAt };
  const said = db.select(columns).from(message).where(oneOf(visitId, visits));
  return (await said.orderBy(asc(visitId), asc(message.position))).map(written);
}

/** What those chats have shown of a home, and the potentials they were told. */
export async function exportChatHomes(db: Database, visits: string[]): Promise<Person['chatHomes']> {
  const { visitId, createdAt, profile, isChat } = homeProfile;
  const kept = db.select({ visitId, createdAt, homeProfile: profile }).from(homeProfile);
  const rows = await kept.where(and(isChat, oneOf(visitId, visits))).orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...written(row),
    visitId: row.visitId ?? '',
    potentials: potentialsOf(knownPotentials(answersFromProfile(row.homeProfile))),
  }));
}
