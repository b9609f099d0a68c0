import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { user } from '#api/database/schema/accounts.ts';
import { audit } from '#api/database/schema/platform.ts';
import { and, eq, oneOf, or, type SQL, sql } from '#api/database/sql.ts';
import { isId } from '#api/services/known-id.ts';
import type { AuditEntry, listAudit as endpoint } from '#domain/contract/audit.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';

const scopeOf = (userId: string) => `user:${userId}`;

/** The deeds of a person, or those about a record. */
async function isAbout(db: Database, query: string | undefined): Promise<SQL | undefined> {
  if (!query) return undefined;
  const known = query.toLowerCase();
  if (isId(known)) return or(eq(audit.entityId, known), eq(audit.actorScope, scopeOf(known)));
  const named = or(eq(user.email, known), eq(user.username, known));
  const [person] = await db.select({ id: user.id }).from(user).where(named);
  return person ? eq(audit.actorScope, scopeOf(person.id)) : sql`false`;
}

async function namesOf(db: Database, scopes: readonly string[]): Promise<Map<string, string>> {
  const scope = sql<string>`'user:' || ${user.id}`;
  const ids = scopes.filter((it) => it.startsWith('user:')).map((it) => it.slice('user:'.length));
  if (ids.length === 0) return new Map();
  const rows = await db.select({ scope, name: user.name }).from(user).where(oneOf(user.id, ids));
  return new Map(rows.map((it) => [it.scope, it.name]));
}

export async function listAudit(
  { tx }: ServiceContext,
  { cursor, limit, query, order, verb, entity }: QueryOf<typeof endpoint>,
): Promise<Page<AuditEntry>> {
  const size = rowsOf(limit);
  const narrowed = and(verb && eq(audit.verb, verb), entity && eq(audit.entity, entity), await isAbout(tx, query));
  const rows = await tx
    .select()
    .from(audit)
    .where(and(narrowed, isBehind(cursor, audit.createdAt, audit.id, order)))
    .orderBy(...inOrder(audit.createdAt, audit.id, order))
    .limit(size + 1);
  const names = await namesOf(tx, [...new Set(rows.map((it) => it.actorScope))]);
  return pageOf(
    rows,
    (row) => row,
    ({ id, createdAt, actorScope, verb: done, entity: of, entityId, change }) => ({
      ...{ id, createdAt: createdAt.toISOString(), actor: actorScope, actorName: names.get(actorScope) ?? null },
      ...{ verb: done, entity: of, entityId, change },
    }),
    size,
  );
}
