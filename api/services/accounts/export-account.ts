import type { ServiceContext } from '#api/context/service-context.ts';
import { account, passkey, session } from '#api/database/schema/accounts.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { audit } from '#api/database/schema/platform.ts';
import { asc, eq } from '#api/database/sql.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import type { exportAccount as endpoint } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';

type Exported = ReplyOf<typeof endpoint>;

const moment = (date: Date) => date.toISOString();

async function hanging({ tx: db }: ServiceContext, userId: string) {
  return {
    waysIn: await db.select().from(account).where(eq(account.userId, userId)).orderBy(asc(account.createdAt)),
    passkeys: await db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt)),
    sessions: await db.select().from(session).where(eq(session.userId, userId)).orderBy(asc(session.createdAt)),
    companies: await db
      .select({ name: partner.name })
      .from(partnerMember)
      .innerJoin(partner, eq(partner.id, partnerMember.partnerId))
      .where(eq(partnerMember.userId, userId)),
    notifications: await db
      .select()
      .from(notification)
      .where(eq(notification.userId, userId))
      .orderBy(asc(notification.number)),
    deeds: await db
      .select()
      .from(audit)
      .where(eq(audit.actorScope, `user:${userId}`))
      .orderBy(asc(audit.createdAt)),
  };
}

/** Everything but what would let somebody in: hashes, tokens and secrets stay. */
export async function exportAccount(context: ServiceContext): Promise<Exported> {
  const { person } = await ownAccount(context.tx, context.actor);
  const { id, name, email, emailVerified, displayUsername, role, isAdmin, isVerified } = person;
  const { waysIn, passkeys, sessions, companies, notifications, deeds } = await hanging(context, id);
  return {
    exportedAt: moment(context.now),
    account: {
      ...{ id, name, email, emailVerified, username: displayUsername, role, isAdmin, isVerified },
      createdAt: moment(person.createdAt),
      lastLoginAt: person.lastLoginAt && moment(person.lastLoginAt),
      hasTotp: person.twoFactorEnabled,
      language: person.language,
      notifiedByMail: person.notifiedByMail,
    },
    passkeys: passkeys.map(({ name: called, createdAt }) => ({ name: called, createdAt: moment(createdAt) })),
    waysIn: waysIn.map((it) => ({ providerId: it.providerId, createdAt: moment(it.createdAt) })),
    sessions: sessions.map(({ createdAt, expiresAt, ipAddress, userAgent }) => ({
      ...{ createdAt: moment(createdAt), expiresAt: moment(expiresAt) },
      ...{ ipAddress: ipAddress || null, userAgent: userAgent || null },
    })),
    companies: companies.map((it) => it.name),
    notifications: notifications.map(({ kind, leadId, createdAt, readAt, mailedAt }) => ({
      ...{ kind, leadId, createdAt: moment(createdAt) },
      readAt: readAt && moment(readAt),
      mailedAt: mailedAt && moment(mailedAt),
    })),
    deeds: deeds.map(({ verb, entity, createdAt }) => ({ verb, entity, createdAt: moment(createdAt) })),
  };
}
