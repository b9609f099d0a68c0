import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { assessment, lead, milestone, project, visit } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { sql } from '#api/database/sql.ts';
import type { readStats as endpoint } from '#domain/contract/admin.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';

type Stats = ReplyOf<typeof endpoint>;

/** All of it in one statement: the figures are of the same moment. A visit without an assessment has begun one. */
export async function readStats({ tx }: ServiceContext): Promise<Stats> {
  const begun = sql`select count(*) from ${visit} where not exists
    (select 1 from ${assessment} where ${assessment.visitId} = ${visit.id})`;
  const installed = sql`select count(*) from ${milestone}
    where ${milestone.kind} = 'installation' and ${milestone.doneAt} is not null`;
  const [row] = await tx
    .select({
      users: sql<string>`(select count(*) from ${user})`,
      admins: sql<string>`(select count(*) from ${user} where ${user.isAdmin})`,
      assessments: sql<string>`(select count(*) from ${assessment})`,
      begun: sql<string>`(${begun})`,
      leads: sql<string>`(select count(*) from ${lead})`,
      projects: sql<string>`(select count(*) from ${project})`,
      installed: sql<string>`(${installed})`,
      partners: sql<string>`(select count(*) from ${partner})`,
    })
    .from(sql`(select 1) as once`);
  const of = (name: keyof NonNullable<typeof row>) => Number(row?.[name] ?? 0);
  return {
    users: { total: of('users'), admins: of('admins') },
    assessments: { total: of('assessments') + of('begun'), completed: of('assessments') },
    leads: { total: of('leads') },
    projects: { total: of('projects'), completed: of('installed') },
    partners: of('partners'),
  };
}
