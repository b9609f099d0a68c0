import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { assessment, lead, leadPartner } from '#api/database/schema/leads.ts';
import { site } from '#api/database/schema/partners.ts';
import { ANY, nearOrAny, READ_IN_ORDER } from '#api/database/search.ts';
import { and, eq, exists, gt, isNotNull, isNull, oneOf, type SQL, sql } from '#api/database/sql.ts';
import { isUnassigned, isUnconfirmed } from '#api/database/states.ts';
import { companiesOf } from '#api/services/leads/lead-queries.ts';
import { isLeadLike, toldOf } from '#api/services/staff/lead-search.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { listLeads as endpoint, LeadEntry, LeadState } from '#domain/contract/staff-lists.ts';

function stands(db: Database, state: LeadState | undefined): SQL | undefined {
  const won = and(eq(leadPartner.leadId, lead.id), eq(leadPartner.status, 'won'));
  switch (state) {
    case 'handed':
      return and(gt(lead.handedTo, 0), isNull(lead.withdrawnAt));
    case 'unassigned':
      return isUnassigned(lead);
    case 'unconfirmed':
      return isUnconfirmed(lead);
    case 'withdrawn':
      return isNotNull(lead.withdrawnAt);
    case 'won':
      return exists(db.select({ one: sql`1` }).from(leadPartner).where(won));
    case undefined:
      return undefined;
  }
}

const { id, createdAt, name, place, confirmedAt, withdrawnAt } = lead;
const columns = { id, createdAt, name, place, confirmedAt, withdrawnAt };

const selectEntries = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...columns, kind: assessment.kind, market: assessment.market, site: site.name })
    .from(lead)
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(site, eq(site.id, lead.siteId))
    .where(where);
type Row = Awaited<ReturnType<typeof selectEntries>>[number];
type Companies = Awaited<ReturnType<typeof companiesOf>>;

function entryOf(row: Row, companies: Companies): LeadEntry {
  return {
    ...row,
    ...toldOf(row),
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    partners: companies
      .filter((it) => it.leadId === row.id)
      .map(({ id: partnerId, name: called, status }) => ({ id: partnerId, name: called, status })),
  };
}

type Query = QueryOf<typeof endpoint>;

/** The first of those that the query finds. */
async function idsFound(tx: Database, { cursor, query = '', order, state }: Query, most: number): Promise<string[]> {
  const behind = isBehind(cursor, createdAt, id, order);
  const ordered = inOrder(createdAt, id, order);
  const near = tx
    .select()
    .from(lead)
    .where(behind)
    .orderBy(...ordered)
    .limit(READ_IN_ORDER)
    .as('lead');
  const found = tx
    .select()
    .from(lead)
    .where(and(isLeadLike(query), behind))
    .limit(ANY)
    .as('lead');
  const isNear = and(stands(tx, state), isLeadLike(query));
  const rows = await nearOrAny(
    most,
    tx
      .select({ id: near.id })
      .from(near)
      .where(isNear)
      .orderBy(...ordered)
      .limit(most),
    () =>
      tx
        .select({ id: found.id })
        .from(found)
        .where(stands(tx, state))
        .orderBy(...ordered)
        .limit(most),
  );
  return rows.map((row) => row.id);
}

export async function listLeads({ tx }: ServiceContext, query: Query): Promise<Page<LeadEntry>> {
  const { cursor, order, state } = query;
  const size = rowsOf(query.limit);
  const wanted = query.query
    ? oneOf(id, await idsFound(tx, query, size + 1))
    : and(stands(tx, state), isBehind(cursor, createdAt, id, order));
  const rows = await selectEntries(tx, wanted)
    .orderBy(...inOrder(createdAt, id, order))
    .limit(size + 1);
  const ids = rows.map((row) => row.id);
  const companies = ids.length > 0 ? await companiesOf(tx, ids) : [];
  return pageOf(
    rows,
    (row) => row,
    (row) => entryOf(row, companies),
    size,
  );
}

/** One lead as the list shows it; undefined where there is none. */
export async function leadEntry(tx: Database, leadId: string): Promise<LeadEntry | undefined> {
  const [row] = await selectEntries(tx, eq(id, leadId));
  return row && entryOf(row, await companiesOf(tx, [leadId]));
}
