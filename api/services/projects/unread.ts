import type { Database } from '#api/database/database.ts';
import { projectMark, projectMessage } from '#api/database/schema/projects.ts';
import { and, count, eq, ne, oneOf, or, sql } from '#api/database/sql.ts';
import type { ProjectReader } from '#api/services/projects/open-project.ts';
import { ADVISER } from '#domain/projects/conversation.ts';

/** Of a message: the id of its company, or `adviser`. */
export const conversationOf = sql<string>`coalesce(${projectMessage.partnerId}::text, ${ADVISER}::text)`;

/** How many messages of the others somebody has not seen, of each project and conversation. */
export async function unreadIn(
  db: Database,
  projectIds: readonly string[],
  { userId, side, companyId }: Pick<ProjectReader, 'userId' | 'side' | 'companyId'>,
) {
  const { projectId, partnerId, createdAt } = projectMessage;
  const own = and(
    eq(projectMark.projectId, projectId),
    eq(projectMark.conversation, conversationOf),
    eq(projectMark.userId, userId),
  );
  const isNew = or(sql`${projectMark.readAt} is null`, sql`${createdAt} > ${projectMark.readAt}`);
  const seen = companyId === null ? undefined : eq(partnerId, companyId);
  const rows = await db
    .select({ projectId, conversation: conversationOf, messages: count() })
    .from(projectMessage)
    .leftJoin(projectMark, own)
    .where(and(oneOf(projectId, projectIds), ne(projectMessage.side, side), isNew, seen))
    .groupBy(projectId, partnerId);
  return (id: string, conversation?: string) =>
    rows
      .filter((it) => it.projectId === id && (conversation ?? it.conversation) === it.conversation)
      .reduce((sum, it) => sum + it.messages, 0);
}
