import type { ServiceContext } from '#api/context/service-context.ts';
import { isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { user } from '#api/database/schema/accounts.ts';
import { projectMessage } from '#api/database/schema/projects.ts';
import { and, desc, eq } from '#api/database/sql.ts';
import { enterConversation, markRead, marksOf } from '#api/services/projects/conversation.ts';
import { openForChange, openProject, type ProjectReader, recordDeed } from '#api/services/projects/open-project.ts';
import type { BodyOf, QueryOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type * as endpoints from '#domain/contract/project-messages.ts';
import type { ProjectMessage } from '#domain/contract/project-messages.ts';
import { type ProjectSide, projectSides } from '#domain/projects/conversation.ts';

interface Row {
  message: typeof projectMessage.$inferSelect;
  name: string | null;
}

function shownMessage({ message, name }: Row, reader: ProjectReader, marks: Map<ProjectSide, Date>): ProjectMessage {
  const { id, side, text, createdAt, authorId } = message;
  const hasRead = (it: ProjectSide) => it !== side && (marks.get(it)?.getTime() ?? 0) >= createdAt.getTime();
  return {
    id,
    side,
    name,
    text,
    createdAt: createdAt.toISOString(),
    isOwn: authorId === reader.userId,
    readBy: projectSides.filter(hasRead),
  };
}

/** A page of a conversation. */
export async function listProjectMessages(
  context: ServiceContext,
  { projectId, conversation }: Record<string, string>,
  { cursor, limit }: QueryOf<typeof endpoints.listProjectMessages>,
): Promise<Page<ProjectMessage>> {
  const opened = await openProject(context, projectId);
  const entered = await enterConversation(context, opened, conversation);
  const size = rowsOf(limit);
  const { createdAt, id, authorId } = projectMessage;
  const rows = await context.tx
    .select({ message: projectMessage, name: user.name })
    .from(projectMessage)
    .leftJoin(user, eq(user.id, authorId))
    .where(and(entered.messages, isBehind(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(size + 1);
  const marks = await marksOf(context, opened, entered);
  const shown = (row: Row) => shownMessage(row, opened.reader, marks);
  return pageOf(rows, ({ message }) => message, shown, size);
}

/** Writes to the others of a conversation, who are told. */
export async function writeProjectMessage(
  context: ServiceContext,
  { projectId, conversation }: Record<string, string>,
  { text }: BodyOf<typeof endpoints.writeProjectMessage>,
): Promise<ProjectMessage> {
  const { tx, ids, now, limiter, events } = context;
  const opened = await openForChange(context, projectId, projectSides);
  const entered = await enterConversation(context, opened, conversation);
  const { project, reader } = opened;
  await limiter.durable(tx, 'messagePerPerson', reader.userId);
  const links = { id: ids.next(), projectId: project.id, partnerId: entered.partnerId };
  const message = { ...links, side: reader.side, authorId: reader.userId, text, createdAt: now };
  await tx.insert(projectMessage).values(message);
  await markRead(context, opened, entered);
  await events.emit(tx, 'message.written', { projectId: project.id, messageId: message.id });
  await recordDeed(context, project.id, 'write message');
  return shownMessage({ message, name: reader.name }, reader, new Map());
}

export async function markConversation(
  context: ServiceContext,
  { projectId, conversation }: Record<string, string>,
): Promise<ReplyOf<typeof endpoints.markConversation>> {
  const opened = await openProject(context, projectId);
  await markRead(context, opened, await enterConversation(context, opened, conversation));
  return { readAt: context.now.toISOString() };
}
