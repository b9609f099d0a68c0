import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { assessmentDay, lead, milestone, project } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { getTableName, sql } from '#api/database/sql.ts';
import { isInstalled } from '#api/database/states.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { readStats as endpoint } from '#domain/contract/stats.ts';

type Stats = ReplyOf<typeof endpoint>;
type Listed = typeof user | typeof lead | typeof project;

/** As many as are counted while somebody waits: few milliseconds, on a busy machine too. */
const MOST_COUNTED = 20_000;

/** Where the database believes that there are more, nothing is counted; else its index is walked, no further than is counted. */
async function sizeOf(db: Database, table: Listed): Promise<{ total: number; isAbout?: true }> {
  const about = await estimateOf(db, table);
  if (about > MOST_COUNTED) return { total: about, isAbout: true };
  const counted = db
    .select({ at: table.createdAt })
    .from(table)
    .orderBy(table.createdAt)
    .limit(MOST_COUNTED + 1)
    .as('counted');
  const [row] = await db.select({ total: sql<string>`count(*)` }).from(counted);
  const total = Number(row?.total);
  return total > MOST_COUNTED ? { total, isAbout: true } : { total };
}

/** What the database itself believes since it last looked, which it does after each tenth of change; -1 before. */
async function estimateOf(db: Database, table: Listed): Promise<number> {
  const name = `"${getTableName(table)}"`;
  const [row] = await db.select({ rows: sql<string>`reltuples` }).from(sql`pg_class where oid = ${name}::regclass`);
  return Number(row?.rows);
}

async function others(db: Database) {
  const [row] = await db
    .select({
      admins: sql<string>`(select count(*) from ${user} where ${user.isAdmin})`,
      started: sql<string>`(select coalesce(sum(${assessmentDay.started}), 0) from ${assessmentDay})`,
      completed: sql<string>`(select coalesce(sum(${assessmentDay.completed}), 0) from ${assessmentDay})`,
      installed: sql<string>`(select count(*) from ${milestone} where ${isInstalled(milestone)})`,
      partners: sql<string>`(select count(*) from ${partner})`,
    })
    .from(sql`(select 1) as once`);
  return (name: keyof NonNullable<typeof row>) => Number(row?.[name]);
}

export async function readStats({ tx }: ServiceContext): Promise<Stats> {
  const of = await others(tx);
  return {
    users: { ...(await sizeOf(tx, user)), admins: of('admins') },
    assessments: { total: of('started'), completed: of('completed') },
    leads: await sizeOf(tx, lead),
    projects: { ...(await sizeOf(tx, project)), completed: of('installed') },
    partners: of('partners'),
  };
}
