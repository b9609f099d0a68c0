import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { ANY, lastWordOf, nearOrAny, READ_IN_ORDER, startsWith } from '#api/database/search.ts';
import { and, asc, eq, inArray, or, type SQL } from '#api/database/sql.ts';
import type { AdminUser, listUsers as endpoint } from '#domain/contract/admin.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';

type UserRow = typeof user.$inferSelect;
type Company = NonNullable<AdminUser['partner']>;

/** Beginnings of the name, of its last word, of the address and of the user name. */
function isLike(query: string): SQL | undefined {
  const { name, email, username } = user;
  return or(...[name, lastWordOf(name), email, username].map((it) => startsWith(it, query)));
}

/** The company of each, the one they joined first. */
async function companiesOf(tx: Database, userIds: string[]): Promise<Map<string, Company>> {
  const rows = await tx
    .select({ userId: partnerMember.userId, id: partner.id, name: partner.name })
    .from(partnerMember)
    .innerJoin(partner, eq(partner.id, partnerMember.partnerId))
    .where(inArray(partnerMember.userId, userIds))
    .orderBy(asc(partnerMember.createdAt));
  const companies = new Map<string, Company>();
  for (const { userId, id, name } of rows) if (!companies.has(userId)) companies.set(userId, { id, name });
  return companies;
}

const adminUser = (row: UserRow, company: Company | undefined): AdminUser => ({
  id: row.id,
  fullName: row.name,
  email: row.email,
  username: row.displayUsername ?? row.username,
  role: row.role,
  isAdmin: row.isAdmin,
  isVerified: row.isVerified,
  partner: company ?? null,
  createdAt: row.createdAt.toISOString(),
  lastLogin: row.lastLoginAt?.toISOString() ?? null,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
});

/** An account as the panel shows it. */
export async function shownUser(tx: Database, row: UserRow): Promise<AdminUser> {
  return adminUser(row, (await companiesOf(tx, [row.id])).get(row.id));
}

type Query = QueryOf<typeof endpoint>;

async function findUsers(tx: Database, { cursor, query, order }: Query, most: number): Promise<UserRow[]> {
  const behind = isBehind(cursor, user.createdAt, user.id, order);
  const ordered = inOrder(user.createdAt, user.id, order);
  const next = tx
    .select()
    .from(user)
    .where(behind)
    .orderBy(...ordered);
  if (!query) return next.limit(most);
  const near = next.limit(READ_IN_ORDER).as('user');
  const found = tx
    .select()
    .from(user)
    .where(and(isLike(query), behind))
    .limit(ANY)
    .as('user');
  return nearOrAny(
    most,
    tx
      .select()
      .from(near)
      .where(isLike(query))
      .orderBy(...ordered)
      .limit(most),
    () =>
      tx
        .select()
        .from(found)
        .orderBy(...ordered)
        .limit(most),
  );
}

export async function listUsers({ tx }: ServiceContext, query: Query): Promise<Page<AdminUser>> {
  const size = rowsOf(query.limit);
  const rows = await findUsers(tx, query, size + 1);
  const companies =
    rows.length > 0
      ? await companiesOf(
          tx,
          rows.map((it) => it.id),
        )
      : new Map<string, Company>();
  return pageOf(
    rows,
    (row) => row,
    (row) => adminUser(row, companies.get(row.id)),
    size,
  );
}
