import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { hasWordLike, startingWith } from '#api/database/search.ts';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from '#api/database/sql.ts';
import type { AdminUser, listUsers as endpoint } from '#domain/contract/admin.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';

type UserRow = typeof user.$inferSelect;
type Company = NonNullable<AdminUser['partner']>;

/** Beginnings of the name, of any word in it, of the address and of the user name. */
function isLike(query: string | undefined): SQL | undefined {
  if (!query) return undefined;
  const start = startingWith(query);
  return or(hasWordLike(user.name, query), sql`${user.email} like ${start}`, sql`${user.username} like ${start}`);
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
});

/** An account as the panel shows it. */
export async function shownUser(tx: Database, row: UserRow): Promise<AdminUser> {
  return adminUser(row, (await companiesOf(tx, [row.id])).get(row.id));
}

export async function listUsers(
  { tx }: ServiceContext,
  { cursor, limit, query }: QueryOf<typeof endpoint>,
): Promise<Page<AdminUser>> {
  const size = rowsOf(limit);
  const rows = await tx
    .select()
    .from(user)
    .where(and(isLike(query), isBehind(cursor, user.createdAt, user.id)))
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(size + 1);
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
