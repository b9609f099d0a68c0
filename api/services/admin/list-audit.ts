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

type Person = Pick<typeof user.$inferSelect, 'name' | 'email'>;
type Row = typeof audit.$inferSelect;

const actorOf = ({ actorScope }: Row) => (actorScope.startsWith('user:') ? actorScope.slice('user:'.length) : '');

/** The accounts that did or underwent these deeds, as far as they are still there. */
async function peopleOf(db: Database, rows: readonly Row[]): Promise<Map<string, Person>> {
  const { id, name, email } = user;
  const touched = rows.flatMap(({ entity, entityId }) => (entity === 'user' ? [entityId] : []));
  const ids = [...new Set([...rows.map(actorOf), ...touched])].filter(isId);
  if (ids.length === 0) return new Map();
  const people = await db.select({ id, name, email }).from(user).where(oneOf(id, ids));
  return new Map(people.map((it) => [it.id, it]));
}

function auditEntry(row: Row, people: Map<string, Person>): AuditEntry {
  const { id, createdAt, actorScope, verb, entity, entityId, change } = row;
  const actor = people.get(actorOf(row));
  const touched = entity === 'user' ? people.get(entityId) : undefined;
  return {
    ...{ id, createdAt: createdAt.toISOString(), actor: actorScope, verb, entity, entityId, change },
    actorName: actor?.name ?? null,
    actorEmail: actor?.email ?? null,
    entityName: touched ? `${touched.name}, ${touched.email}` : null,
  };
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
  const people = await peopleOf(tx, rows);
  return pageOf(
    rows,
    (row) => row,
    (row) => auditEntry(row, people),
    size,
  );
}
