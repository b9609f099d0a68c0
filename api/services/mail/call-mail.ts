import type { Settings } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { assessment, lead, project } from '#api/database/schema/leads.ts';
import { expertCall } from '#api/database/schema/projects.ts';
import { eq } from '#api/database/sql.ts';
import type { CallMailContent } from '#api/mail/mail-content.ts';
import { unsubscribeLinks } from '#api/mail/summary-link.ts';
import type { LoggedMail } from '#api/services/mail/mail-log.ts';
import { NOTIFICATIONS_HASH, pageUrl, pathTo } from '#domain/pages.ts';
import { callLetter } from '#texts/mail/call-letter.ts';
import type { Letter } from '#texts/mail/letter.ts';

interface WritingContext {
  db: Database;
  settings: Pick<Settings, 'publicUrl' | 'secret'>;
}

async function findCall(db: Database, callId: string) {
  const [row] = await db
    .select({ call: expertCall, market: assessment.market, wantsReminders: user.notifiedByMail })
    .from(expertCall)
    .innerJoin(project, eq(project.id, expertCall.projectId))
    .innerJoin(lead, eq(lead.id, project.leadId))
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .leftJoin(user, eq(user.id, project.ownerId))
    .where(eq(expertCall.id, callId));
  return row;
}

/** Of a call, with its calendar entry. Reminded is who wants it, of a call that stands as it did. */
export async function letterOfCall(
  { db, settings }: WritingContext,
  { mail, person }: LoggedMail,
  { change, callId, sequence, startsAt, timeZone }: CallMailContent,
): Promise<Letter | null> {
  const found = await findCall(db, callId);
  if (!found) return null;
  const { call, market, wantsReminders } = found;
  const isAsItWas = call.cancelledAt === null && call.sequence === sequence;
  if (change === 'reminder' && !(wantsReminders && isAsItWas)) return null;
  const { publicUrl, secret } = settings;
  const { unsubscribe } = unsubscribeLinks(publicUrl, secret, person?.id ?? '', mail.language, NOTIFICATIONS_HASH);
  const links = {
    call: pageUrl(publicUrl, mail.language, pathTo('project', { projectId: call.projectId }), '#call'),
    unsubscribe,
  };
  const facts = { change, sequence, startsAt: new Date(startsAt), timeZone, phone: call.phone, market, links };
  return callLetter({ ...facts, uid: `${callId}@${new URL(publicUrl).hostname}` }, mail.language);
}
