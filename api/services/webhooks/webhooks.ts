import type { BeforeContext, ServiceContext } from '#api/context/service-context.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { and, asc, count, eq, sql } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import { ownCompany, ownedCompany } from '#api/services/partners/partners.ts';
import { newSecret, sealSecret } from '#api/services/webhooks/sign-message.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/webhooks.ts';
import { MAX_WEBHOOKS, ROTATION_HOURS, type Webhook } from '#domain/contract/webhooks.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';

export async function listWebhooks(context: ServiceContext): Promise<Webhook[]> {
  const partnerId = await ownCompany(context);
  const own = eq(webhook.partnerId, partnerId);
  const rows = await context.tx.select().from(webhook).where(own).orderBy(asc(webhook.createdAt), asc(webhook.id));
  return rows.map(webhookReply);
}

type Input = BodyOf<typeof endpoints.createWebhook>;

const refused = (problem: FieldProblem) => new Failure('validation', { fields: [{ path: 'url', problem }] });

/** Runs before the transaction, because it asks the name service: no messages to private addresses, not even tried ones. Counted first, and also when it fails. */
export async function checkAddress(context: BeforeContext, { url }: Input): Promise<void> {
  const partnerId = await ownedCompany(context);
  await context.limiter.alone(context.tx, [['webhookPerPartner', partnerId]]);
  if (!(await context.webhooks.allows(url))) throw refused('address-not-allowed');
}

async function limitWebhooks({ tx }: ServiceContext, partnerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${partnerId}))`);
  const [row] = await tx.select({ webhooks: count() }).from(webhook).where(eq(webhook.partnerId, partnerId));
  if ((row?.webhooks ?? 0) >= MAX_WEBHOOKS) throw refused('too-many');
}

/** Adds a webhook to the caller's company. Its secret is in this reply alone. */
export async function createWebhook(
  context: ServiceContext,
  { url }: Input,
): Promise<ReplyOf<typeof endpoints.createWebhook>> {
  const { tx, ids, now, audit, actor, requestId } = context;
  const partnerId = await ownedCompany(context);
  await limitWebhooks(context, partnerId);
  const id = ids.next();
  const secret = newSecret(context);
  const sealedSecret = sealSecret(context, secret, id);
  const [row] = await tx.insert(webhook).values({ id, partnerId, url, sealedSecret, createdAt: now }).returning();
  if (!row) throw new Error('an insert returned no row');
  await audit.record(tx, { actorScope: actor.scope, verb: 'create', entity: 'webhook', entityId: id, requestId });
  return { webhook: webhookReply(row), secret };
}

/** Off by hand, or on again. What went by meanwhile is not told afterwards; failed deliveries can be replayed. */
export async function switchWebhook(
  context: ServiceContext,
  id: string | undefined,
  { enabled }: { enabled: boolean },
): Promise<Webhook> {
  const { tx, now, audit, actor, requestId } = context;
  const before = await ownWebhook(context, id, ownedCompany);
  if (enabled === (before.disabledAt === null)) return webhookReply(before);
  const off = { disabledAt: now, disabledFor: 'by-hand' as const };
  const on = { disabledAt: null, disabledFor: null, failingSince: null };
  const [row = before] = await tx
    .update(webhook)
    .set(enabled ? on : off)
    .where(eq(webhook.id, before.id))
    .returning();
  const verb = enabled ? 'enable' : 'disable';
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'webhook', entityId: row.id, requestId });
  return webhookReply(row);
}

const HOUR_MS = 3_600_000;

/** A new secret; the one before signs too for a day, so that the receiver can change over in its own time. */
export async function rotateWebhookSecret(
  context: ServiceContext,
  id: string | undefined,
): Promise<ReplyOf<typeof endpoints.rotateWebhookSecret>> {
  const { tx, now, audit, actor, requestId } = context;
  const row = await ownWebhook(context, id, ownedCompany);
  const secret = newSecret(context);
  const previousUntil = new Date(now.getTime() + ROTATION_HOURS * HOUR_MS);
  const rotated = { sealedSecret: sealSecret(context, secret, row.id), previousSealedSecret: row.sealedSecret };
  await tx
    .update(webhook)
    .set({ ...rotated, previousUntil })
    .where(eq(webhook.id, row.id));
  await audit.record(tx, { actorScope: actor.scope, verb: 'rotate', entity: 'webhook', entityId: row.id, requestId });
  return { secret, previousUntil: previousUntil.toISOString() };
}

export async function deleteWebhook(context: ServiceContext, id: string | undefined): Promise<{ deleted: true }> {
  const { tx, audit, actor, requestId } = context;
  const row = await ownWebhook(context, id, ownedCompany);
  await tx.delete(webhook).where(eq(webhook.id, row.id));
  await audit.record(tx, { actorScope: actor.scope, verb: 'delete', entity: 'webhook', entityId: row.id, requestId });
  return { deleted: true };
}

/** The webhook, locked, when it belongs to the caller's company; `not-found` for any other. Only owners change one: who has its secret reads every lead. */
export async function ownWebhook(context: ServiceContext, id: string | undefined, companyOf = ownCompany) {
  const partnerId = await companyOf(context);
  const own = and(eq(webhook.id, knownId(id)), eq(webhook.partnerId, partnerId));
  const [row] = await context.tx.select().from(webhook).where(own).for('update');
  if (!row) throw new Failure('not-found');
  return row;
}

function webhookReply({ id, url, createdAt, disabledAt, disabledFor }: typeof webhook.$inferSelect): Webhook {
  return { id, url, createdAt: createdAt.toISOString(), disabledAt: disabledAt?.toISOString() ?? null, disabledFor };
}
