import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { answerReview, gradeDay, message } from '#api/database/schema/chat.ts';
import { and, eq, sql } from '#api/database/sql.ts';
import { type AnswerRow, isAnswer, selectAnswers, shownAnswers } from '#api/services/answers/answer-queries.ts';
import { knownId } from '#api/services/known-id.ts';
import type { gradeAnswer as endpoint, Grade, ReviewedAnswer } from '#domain/contract/answer-reviews.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function count(db: Database, { siteId, advisor }: AnswerRow, grade: Grade, at: Date, answers: 1 | -1) {
  if (!advisor) return;
  await db
    .insert(gradeDay)
    .values({ siteId, advisor, grade, answers, day: dayOf(at) })
    .onConflictDoUpdate({
      target: [gradeDay.siteId, gradeDay.day, gradeDay.advisor, gradeDay.grade],
      set: { answers: sql`${gradeDay.answers} + ${answers}` },
    });
}

async function lockedAnswer({ tx }: ServiceContext, id: string): Promise<AnswerRow> {
  await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.id, id), isAnswer))
    .for('update');
  const [row] = await selectAnswers(tx, eq(message.id, id));
  if (!row) throw new Failure('not-found');
  return row;
}

/** Counted under the day on which it was last graded. The trail names the visit, so that it goes with whose it was. */
export async function gradeAnswer(
  context: ServiceContext,
  asked: string | undefined,
  { grade, note }: BodyOf<typeof endpoint>,
): Promise<ReviewedAnswer> {
  const { tx, now, audit, actor, requestId } = context;
  const before = await lockedAnswer(context, knownId(asked));
  if (before.grade && before.createdAt) await count(tx, before, before.grade, before.createdAt, -1);
  await count(tx, before, grade, now, 1);
  const found = { grade, note: note || null, createdAt: now };
  await tx
    .insert(answerReview)
    .values({ messageId: before.id, ...found })
    .onConflictDoUpdate({ target: answerReview.messageId, set: found });
  const deed = { actorScope: actor.scope, verb: 'grade', entity: 'answer', entityId: before.visitId, requestId };
  await audit.record(tx, { ...deed, change: { before: { grade: before.grade ?? '' }, after: { grade } } });
  const [shown] = await shownAnswers(tx, [{ ...before, ...found }]);
  if (!shown) throw new Failure('not-found');
  return shown;
}
