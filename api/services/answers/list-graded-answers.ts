import type { ServiceContext } from '#api/context/service-context.ts';
import { inOrder, isBehind, rowsOf } from '#api/database/page.ts';
import { answerReview, message } from '#api/database/schema/chat.ts';
import { and, eq, isNotNull } from '#api/database/sql.ts';
import { selectAnswers, shownAnswers } from '#api/services/answers/answer-queries.ts';
import type { listGradedAnswers as endpoint, ReviewedAnswer } from '#domain/contract/answer-reviews.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import { cursorOf, type Page } from '#domain/contract/list.ts';

/** In the order in which they were graded. */
export async function listGradedAnswers(
  { tx }: ServiceContext,
  { cursor, limit, order, grade, advisor }: QueryOf<typeof endpoint>,
): Promise<Page<ReviewedAnswer>> {
  const { createdAt, messageId } = answerReview;
  const size = rowsOf(limit);
  const wanted = and(
    isNotNull(messageId),
    grade && eq(answerReview.grade, grade),
    advisor && eq(message.advisor, advisor),
    isBehind(cursor, createdAt, messageId, order),
  );
  const rows = await selectAnswers(tx, wanted)
    .orderBy(...inOrder(createdAt, messageId, order))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const next = last?.createdAt ? cursorOf({ createdAt: last.createdAt, id: last.id }) : null;
  return { entries: await shownAnswers(tx, page), next };
}
