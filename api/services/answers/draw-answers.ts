import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { answerReview, message } from '#api/database/schema/chat.ts';
import { and, isNull, not, olderThan, oneOf, sql } from '#api/database/sql.ts';
import { selectAnswers, shownAnswers } from '#api/services/answers/answer-queries.ts';
import { ADVISER_DAYS, type ReviewedAnswer, SAMPLE_SIZE } from '#domain/contract/answer-reviews.ts';

/** Some of those drawn are graded already, or drawn twice. */
const DRAWN = 4 * SAMPLE_SIZE;

/** The first answer behind each of so many places in the order in which all were said, found by the index of answers alone. */
async function drawnIds(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    with span as (select min(position) as low, max(position) as high from ${message} where role = 'assistant'),
      places as materialized (
        select low + floor(random() * (high - low + 1))::bigint as place from span, generate_series(1, ${DRAWN}::int)
      )
    select distinct drawn.id from places cross join lateral (
      select id from ${message} where role = 'assistant' and position >= place order by position limit 1
    ) drawn`)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** A sample of what the chat has answered lately. That it was read is noted. */
export async function drawAnswers({ tx, now, audit, actor, requestId }: ServiceContext): Promise<ReviewedAnswer[]> {
  const recent = not(olderThan(message.createdAt, ADVISER_DAYS, now));
  const drawn = and(oneOf(message.id, await drawnIds(tx)), isNull(answerReview.messageId), recent);
  const rows = await selectAnswers(tx, drawn).orderBy(sql`random()`).limit(SAMPLE_SIZE);
  await audit.record(tx, { actorScope: actor.scope, verb: 'read', entity: 'answer', entityId: requestId, requestId });
  return shownAnswers(tx, rows);
}
