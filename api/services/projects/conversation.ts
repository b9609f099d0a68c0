import type { ServiceContext } from '#api/context/service-context.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { projectMark, projectMessage } from '#api/database/schema/projects.ts';
import { and, eq, isNull, max, type SQL } from '#api/database/sql.ts';
import type { OpenedProject } from '#api/services/projects/open-project.ts';
import { Failure } from '#domain/failure.ts';
import { ADVISER, type ProjectSide } from '#domain/projects/conversation.ts';

/** A conversation that its reader may enter. */
export interface Conversation {
  /** As the path names it. */
  name: string;
  partnerId: string | null;
  messages: SQL | undefined;
}

/** The conversation of this name: a company's people enter their own alone, and none that the project does not have. */
export async function enterConversation(
  { tx }: ServiceContext,
  { project, lead, reader }: OpenedProject,
  name: string | undefined,
): Promise<Conversation> {
  const ofProject = eq(projectMessage.projectId, project.id);
  if (name === ADVISER && reader.companyId === null)
    return { name, partnerId: null, messages: and(ofProject, isNull(projectMessage.partnerId)) };
  const isOther = reader.companyId !== null && reader.companyId !== name;
  if (name === undefined || name === ADVISER || isOther) throw new Failure('not-found');
  const handed = and(eq(leadPartner.leadId, lead.id), eq(leadPartner.partnerId, name));
  const [found] = await tx.select({ partnerId: leadPartner.partnerId }).from(leadPartner).where(handed);
  if (!found) throw new Failure('not-found');
  return { name, partnerId: name, messages: and(ofProject, eq(projectMessage.partnerId, name)) };
}

/** Notes that somebody has read a conversation until now. */
export async function markRead(
  { tx, now }: ServiceContext,
  { project, reader: { userId, side } }: OpenedProject,
  { name }: Conversation,
): Promise<void> {
  const { projectId, conversation, userId: reader } = projectMark;
  await tx
    .insert(projectMark)
    .values({ projectId: project.id, conversation: name, userId, side, readAt: now })
    .onConflictDoUpdate({ target: [projectId, conversation, reader], set: { side, readAt: now } });
}

/** Until when each side has read a conversation: the farthest of its people. */
export async function marksOf(
  { tx }: ServiceContext,
  { project }: OpenedProject,
  { name }: Conversation,
): Promise<Map<ProjectSide, Date>> {
  const theirs = and(eq(projectMark.projectId, project.id), eq(projectMark.conversation, name));
  const rows = await tx
    .select({ side: projectMark.side, readAt: max(projectMark.readAt) })
    .from(projectMark)
    .where(theirs)
    .groupBy(projectMark.side);
  return new Map(rows.flatMap(({ side, readAt }) => (readAt ? [[side, readAt]] : [])));
}
