import type { ServiceContext } from '#api/context/service-context.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { assessment } from '#api/database/schema/leads.ts';
import { idStartsWith } from '#api/database/search.ts';
import { and, eq, type SQL, sql } from '#api/database/sql.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { AssessmentEntry, listAssessments as endpoint } from '#domain/contract/staff-lists.ts';

const { id, createdAt, kind, language, market, estimate } = assessment;
const columns = { id, createdAt, kind, language, market, isEstimated: sql<boolean>`${estimate} is not null` };

const isNumbered = (query: string): SQL => idStartsWith(id, query) ?? sql`false`;

export async function listAssessments(
  { tx }: ServiceContext,
  { cursor, limit, query, order, ...asked }: QueryOf<typeof endpoint>,
): Promise<Page<AssessmentEntry>> {
  const size = rowsOf(limit);
  const ofKind = asked.kind && eq(kind, asked.kind);
  const ofMarket = asked.market && eq(market, asked.market);
  const rows = await tx
    .select(columns)
    .from(assessment)
    .where(and(ofKind, ofMarket, query ? isNumbered(query) : undefined, isBehind(cursor, createdAt, id, order)))
    .orderBy(...inOrder(createdAt, id, order))
    .limit(size + 1);
  return pageOf(
    rows,
    (row) => row,
    (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
    size,
  );
}
