import type { Database } from '#api/database/database.ts';
import { answerReview, message } from '#api/database/schema/chat.ts';
import { lead, summaryRequest, visit } from '#api/database/schema/leads.ts';
import { alias, and, eq, isNotNull, oneOf, type SQL, sql } from '#api/database/sql.ts';
import { maskPersonal } from '#api/reading/masking/mask-personal.ts';
import type { ReviewedAnswer } from '#domain/contract/answer-reviews.ts';

const asked = alias(message, 'asked');

/** What the visitor said last before this answer. */
function questionOf(db: Database) {
  const before = and(
    eq(asked.visitId, message.visitId),
    sql`${asked.role} = 'user'`,
    sql`${asked.position} < ${message.position}`,
  );
  return sql<
    string | null
  >`(${db.select({ content: asked.content }).from(asked).where(before).orderBy(sql`${asked.position} desc`).limit(1)})`;
}

/** A whole answer of the adviser: one that was cut may still be said anew. */
export const isAnswer = and(eq(message.role, 'assistant'), eq(message.isCut, false), isNotNull(message.advisor));

/** Answers with what was asked and what was found of them; the caller orders and limits them. */
export function selectAnswers(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...{ id: message.id, visitId: message.visitId, siteId: visit.siteId, saidAt: message.createdAt },
      ...{ language: visit.language, advisor: message.advisor, answer: message.content, question: questionOf(db) },
      ...{ grade: answerReview.grade, note: answerReview.note, createdAt: answerReview.createdAt },
    })
    .from(message)
    .innerJoin(visit, eq(visit.id, message.visitId))
    .leftJoin(answerReview, eq(answerReview.messageId, message.id))
    .where(and(isAnswer, where));
}
export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

/** What may name the people of these visits: the names and places of their requests, and the places they told the chat. */
async function namesIn(db: Database, visits: string[]): Promise<(visitId: string) => string[]> {
  const place = sql<string>`${message.facts} ->> 'place'`;
  const rows = [
    ...(await db.select({ of: lead.visitId, name: lead.name }).from(lead).where(oneOf(lead.visitId, visits))),
    ...(await db.select({ of: lead.visitId, name: lead.place }).from(lead).where(oneOf(lead.visitId, visits))),
    ...(await db
      .select({ of: summaryRequest.visitId, name: summaryRequest.name })
      .from(summaryRequest)
      .where(oneOf(summaryRequest.visitId, visits))),
    ...(await db
      .select({ of: message.visitId, name: place })
      .from(message)
      .where(and(oneOf(message.visitId, visits), isNotNull(place)))),
  ];
  return (visitId) => [...new Set(rows.flatMap(({ of, name }) => (of === visitId && name ? [name] : [])))];
}

/** Answers as our staff reads them: of nobody. */
export async function shownAnswers(db: Database, rows: readonly AnswerRow[]): Promise<ReviewedAnswer[]> {
  if (rows.length === 0) return [];
  const names = await namesIn(db, [...new Set(rows.map(({ visitId }) => visitId))]);
  return rows.map(({ id, visitId, saidAt, language, advisor, question, answer, grade, note }) => {
    const hide = (text: string) => maskPersonal(text, names(visitId));
    const told = { question: question && hide(question), answer: hide(answer) };
    return { id, createdAt: saidAt.toISOString(), language, advisor: advisor ?? 'automatic', ...told, grade, note };
  });
}
