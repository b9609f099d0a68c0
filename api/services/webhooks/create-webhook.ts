import { count, eq, sql } from 'drizzle-orm';
import type { BeforeContext, ServiceContext } from '#api/context/service-context.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { ownCompany } from '#api/services/partners/own-company.ts';
import { webhookReply } from '#api/services/webhooks/webhook-reply.ts';
import { newSecret, sealSecret } from '#api/services/webhooks/webhook-secret.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { type createWebhook as endpoint, MAX_WEBHOOKS } from '#domain/contract/webhooks.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';

type Input = BodyOf<typeof endpoint>;

const refused = (problem: FieldProblem) => new Failure('validation', { fields: [{ path: 'url', problem }] });

/** Runs before the transaction, because it asks the name service: no messages to private addresses, not even tried ones. Counted first, and also when it fails. */
export async function checkAddress(context: BeforeContext, { url }: Input): Promise<void> {
  const partnerId = await ownCompany(context);
  await context.limiter.alone(context.tx, [['webhookPerPartner', partnerId]]);
  if (!(await context.webhooks.allows(url))) throw refused('address-not-allowed');
}

async function limitWebhooks({ tx }: ServiceContext, partnerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${partnerId}))`);
  const [row] = await tx.select({ webhooks: count() }).from(webhook).where(eq(webhook.partnerId, partnerId));
  if ((row?.webhooks ?? 0) >= MAX_WEBHOOKS) throw refused('too-many');
}

/** Adds a webhook to the caller's company. Its secret is in this reply alone. */
export async function createWebhook(context: ServiceContext, { url }: Input): Promise<ReplyOf<typeof endpoint>> {
  const { tx, ids, now, audit, actor, requestId } = context;
  const partnerId = await ownCompany(context);
  await limitWebhooks(context, partnerId);
  const id = ids.next();
  const secret = newSecret(context);
  const sealedSecret = sealSecret(context, secret, id);
  const [row] = await tx.insert(webhook).values({ id, partnerId, url, sealedSecret, createdAt: now }).returning();
  if (!row) throw new Error('an insert returned no row');
  await audit.record(tx, { actorScope: actor.scope, verb: 'create', entity: 'webhook', entityId: id, requestId });
  return { webhook: webhookReply(row), secret };
}
