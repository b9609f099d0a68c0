import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { eq } from '#api/database/sql.ts';
import { endSessions } from '#api/services/accounts/account-sessions.ts';
import { keepOneAdmin } from '#api/services/accounts/keep-one-admin.ts';
import { shownUser } from '#api/services/admin/list-users.ts';
import { knownId } from '#api/services/known-id.ts';
import { newcomerRole } from '#api/services/partners/newcomer-role.ts';
import type * as endpoints from '#domain/contract/admin.ts';
import type { AdminUser } from '#domain/contract/admin.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

type UserRow = typeof user.$inferSelect;
type Change = Partial<Pick<UserRow, 'role' | 'isAdmin' | 'isVerified' | 'suspendedAt'>>;

async function lockedUser({ tx }: ServiceContext, userId: string): Promise<UserRow> {
  const [row] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (!row) throw new Failure('not-found');
  return row;
}

/** Rights that somebody had are gone from every browser at once; whoever changes their own stays where they are. */
const signOut = ({ tx, actor }: ServiceContext, userId: string) => endSessions(tx, userId, actor.sessionId);

type Held = string | boolean | Date | null | undefined;

/** Of a moment, the audit trail has its text. */
const held = (value: Held) => (value instanceof Date ? value.toISOString() : (value ?? ''));

/** What these columns hold. */
const columnsOf = (changed: Change, row: Change) =>
  Object.fromEntries((Object.keys(changed) as (keyof Change)[]).map((name) => [name, held(row[name])]));

async function change(context: ServiceContext, row: UserRow, changed: Change, verb: string): Promise<AdminUser> {
  const { tx, actor, audit, requestId, now } = context;
  const [after = row] = await tx
    .update(user)
    .set({ ...changed, updatedAt: now })
    .where(eq(user.id, row.id))
    .returning();
  const deed = { actorScope: actor.scope, verb, entity: 'user', entityId: row.id, requestId };
  await audit.record(tx, { ...deed, change: { before: columnsOf(changed, row), after: columnsOf(changed, changed) } });
  return shownUser(tx, after);
}

async function joinCompany({ tx, now }: ServiceContext, userId: string, partnerId: string): Promise<void> {
  const [company] = await tx.select({ id: partner.id }).from(partner).where(eq(partner.id, partnerId));
  if (!company) throw new Failure('validation', { fields: [{ path: 'partnerId', problem: 'unknown-value' }] });
  await tx.delete(partnerMember).where(eq(partnerMember.userId, userId));
  await tx.insert(partnerMember).values({ partnerId, userId, role: await newcomerRole(tx, partnerId), createdAt: now });
}

/** Who is no partner belongs to no company. */
export async function changeRole(
  context: ServiceContext,
  asked: string | undefined,
  { role, partnerId }: BodyOf<typeof endpoints.changeRole>,
): Promise<AdminUser> {
  const userId = knownId(asked);
  const row = await lockedUser(context, userId);
  if (role !== 'partner') await context.tx.delete(partnerMember).where(eq(partnerMember.userId, userId));
  else if (partnerId) await joinCompany(context, userId, partnerId);
  if (role !== row.role) await signOut(context, userId);
  return change(context, row, { role }, 'change-role');
}

export async function changeAdmin(
  context: ServiceContext,
  asked: string | undefined,
  { isAdmin }: BodyOf<typeof endpoints.changeAdmin>,
): Promise<AdminUser> {
  const userId = knownId(asked);
  if (!isAdmin) await keepOneAdmin(context.tx, userId);
  const row = await lockedUser(context, userId);
  if (isAdmin !== row.isAdmin) await signOut(context, userId);
  return change(context, row, { isAdmin }, isAdmin ? 'make-admin' : 'take-admin');
}

export async function changeVerified(
  context: ServiceContext,
  asked: string | undefined,
  { isVerified }: BodyOf<typeof endpoints.changeVerified>,
): Promise<AdminUser> {
  const row = await lockedUser(context, knownId(asked));
  return change(context, row, { isVerified }, isVerified ? 'verify' : 'take-verification');
}

/** Shuts somebody out of every browser, or lets them in again. Nobody does it to themselves. */
export async function changeSuspension(
  context: ServiceContext,
  asked: string | undefined,
  { isSuspended }: BodyOf<typeof endpoints.changeSuspension>,
): Promise<AdminUser> {
  const userId = knownId(asked);
  if (userId === context.actor.userId) throw new Failure('status-not-possible');
  if (isSuspended) await keepOneAdmin(context.tx, userId);
  const row = await lockedUser(context, userId);
  if (isSuspended) await signOut(context, userId);
  const suspendedAt = isSuspended ? (row.suspendedAt ?? context.now) : null;
  return change(context, row, { suspendedAt }, isSuspended ? 'suspend' : 'take-suspension');
}

export async function endUserSessions(
  context: ServiceContext,
  asked: string | undefined,
): Promise<ReplyOf<typeof endpoints.endUserSessions>> {
  const { tx, audit, actor, requestId } = context;
  const { id } = await lockedUser(context, knownId(asked));
  const ended = await signOut(context, id);
  await audit.record(tx, { actorScope: actor.scope, verb: 'end-sessions', entity: 'user', entityId: id, requestId });
  return { ended };
}
