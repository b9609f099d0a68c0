import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { assessment, lead, milestone, project } from '#api/database/schema/leads.ts';
import { ANY, nearOrAny, READ_IN_ORDER } from '#api/database/search.ts';
import { and, eq, exists, isNotNull, isNull, notExists, oneOf, type SQL, sql } from '#api/database/sql.ts';
import { isInstalled } from '#api/database/states.ts';
import { companiesOf, stepsOf } from '#api/services/leads/lead-queries.ts';
import { isLeadLike, toldOf } from '#api/services/staff/lead-search.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { listAllProjects as endpoint, ProjectEntry, ProjectState } from '#domain/contract/staff-lists.ts';

function stands(db: Database, state: ProjectState | undefined): SQL | undefined {
  const done = and(eq(milestone.projectId, project.id), isInstalled(milestone));
  const installed = db.select({ one: sql`1` }).from(milestone).where(done);
  switch (state) {
    case 'running':
      return and(isNull(lead.withdrawnAt), notExists(installed));
    case 'completed':
      return exists(installed);
    case 'withdrawn':
      return isNotNull(lead.withdrawnAt);
    case undefined:
      return undefined;
  }
}

const { id, leadId, createdAt } = project;
const { name, place, confirmedAt, withdrawnAt } = lead;
const columns = { id, leadId, createdAt, name, place, confirmedAt, withdrawnAt, market: assessment.market };
type Row = Pick<typeof project.$inferSelect, 'id' | 'leadId' | 'createdAt'> &
  Pick<typeof lead.$inferSelect, 'name' | 'place' | 'confirmedAt' | 'withdrawnAt'> &
  Pick<typeof assessment.$inferSelect, 'market'>;

/** Companies and steps of these projects, asked for once. */
async function around(db: Database, leadIds: string[]) {
  const companies = leadIds.length > 0 ? await companiesOf(db, leadIds) : [];
  const steps = leadIds.length > 0 ? await stepsOf(db, leadIds) : [];
  return (of: string) => ({
    partners: companies
      .filter((it) => it.leadId === of)
      .map(({ id: partnerId, name: called, status }) => ({ id: partnerId, name: called, status })),
    milestones: steps
      .filter((it) => it.leadId === of)
      .map(({ kind, dueFrom, dueUntil, doneAt }) => ({
        kind,
        dueFrom,
        dueUntil,
        doneAt: doneAt?.toISOString() ?? null,
      })),
  });
}

function entryOf({ confirmedAt: at, ...row }: Row, told: Awaited<ReturnType<typeof around>>): ProjectEntry {
  return {
    ...row,
    ...toldOf({ ...row, confirmedAt: at }),
    createdAt: row.createdAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    ...told(row.leadId),
  };
}

type Query = QueryOf<typeof endpoint>;

/** The first of those whose lead the query finds. */
async function idsFound(tx: Database, { cursor, query = '', order, state }: Query, most: number): Promise<string[]> {
  const behind = isBehind(cursor, createdAt, id, order);
  const ordered = inOrder(createdAt, id, order);
  const near = tx
    .select()
    .from(project)
    .where(behind)
    .orderBy(...ordered)
    .limit(READ_IN_ORDER)
    .as('project');
  const found = tx.select().from(lead).where(isLeadLike(query)).limit(ANY).as('lead');
  const isNear = and(stands(tx, state), isLeadLike(query));
  const ofNear = tx.select({ id: near.id }).from(near).innerJoin(lead, eq(lead.id, near.leadId));
  const ofFound = tx.select({ id }).from(found).innerJoin(project, eq(leadId, found.id));
  const rows = await nearOrAny(
    most,
    ofNear
      .where(isNear)
      .orderBy(...ordered)
      .limit(most),
    () =>
      ofFound
        .where(and(stands(tx, state), behind))
        .orderBy(...ordered)
        .limit(most),
  );
  return rows.map((row) => row.id);
}

export async function listAllProjects({ tx }: ServiceContext, query: Query): Promise<Page<ProjectEntry>> {
  const { cursor, order, state } = query;
  const size = rowsOf(query.limit);
  const wanted = query.query
    ? oneOf(id, await idsFound(tx, query, size + 1))
    : and(stands(tx, state), isBehind(cursor, createdAt, id, order));
  const rows = await tx
    .select(columns)
    .from(project)
    .innerJoin(lead, eq(lead.id, leadId))
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .where(wanted)
    .orderBy(...inOrder(createdAt, id, order))
    .limit(size + 1);
  const told = await around(
    tx,
    rows.map((row) => row.leadId),
  );
  return pageOf(
    rows,
    (row) => row,
    (row) => entryOf(row, told),
    size,
  );
}
