import type { ServiceContext } from '#api/context/service-context.ts';
import { accountRequest } from '#api/database/schema/accounts.ts';
import { partnerApplication } from '#api/database/schema/applications.ts';
import { eq } from '#api/database/sql.ts';
import { mailApplication } from '#api/services/accounts/mail-account-link.ts';
import {
  type ApplicationRow,
  documentsOf,
  linkedApplication,
  linkedDraft,
  shownApplication,
  stateOf,
} from '#api/services/applications/application-queries.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type * as endpoints from '#domain/contract/applications.ts';
import type { Application } from '#domain/contract/applications.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import { isPrefix, tidyPrefixes } from '#domain/partners/service-area.ts';

function note({ tx, audit, actor, requestId }: ServiceContext, verb: string, entityId: string) {
  return audit.record(tx, { actorScope: actor.scope, verb, entity: 'application', entityId, requestId });
}

/** Keeps what a company says of itself and mails the link behind which it goes on; a mailbox that had its mails gets none, and nothing is kept. */
export async function applyAsPartner(
  context: ServiceContext,
  { consent, language: wanted, postcodes, phone, message, ...facts }: BodyOf<typeof endpoints.applyAsPartner>,
): Promise<ReplyOf<typeof endpoints.applyAsPartner>> {
  const { tx, limiter, askedBy, ids, now, locale } = context;
  await limiter.durable(tx, 'applicationPerAddress', askedBy);
  const wrong = postcodes.findIndex((it) => !isPrefix(it, facts.country));
  if (wrong >= 0)
    throw new Failure('validation', { fields: [{ path: `postcodes.${wrong}`, problem: 'unknown-value' }] });
  const email = normalizedEmail(facts.email);
  const language = wanted ?? locale.language;
  const accountRequestId = await mailApplication(context, { email, language });
  if (!accountRequestId) return { asked: true };
  const id = ids.next();
  const optional = { phone: phone ?? null, message: message || null };
  const agreed = { consentVersion: consent.version, language, postcodes: tidyPrefixes(postcodes) };
  await tx
    .insert(partnerApplication)
    .values({ ...facts, ...optional, ...agreed, id, accountRequestId, email, createdAt: now });
  await note(context, 'application.begun', id);
  return { asked: true };
}

export async function readApplication(
  context: ServiceContext,
  { token }: BodyOf<typeof endpoints.readApplication>,
): Promise<Application> {
  return shownApplication(context.tx, context, await linkedApplication(context.tx, context, token));
}

/** Sends it to our staff. Without the proof of an insurance there is nothing to check. */
export async function submitApplication(
  context: ServiceContext,
  { token }: BodyOf<typeof endpoints.submitApplication>,
): Promise<Application> {
  const { tx, now, events } = context;
  const row = await linkedDraft(tx, context, token);
  const documents = await documentsOf(tx, row.id);
  if (!documents.some(({ kind }) => kind === 'insurance'))
    throw new Failure('validation', { fields: [{ path: 'documents', problem: 'required' }] });
  await tx.update(partnerApplication).set({ submittedAt: now }).where(eq(partnerApplication.id, row.id));
  await note(context, 'application.submitted', row.id);
  await events.emit(tx, 'application.submitted', { applicationId: row.id });
  return shownApplication(tx, context, { ...row, submittedAt: now });
}

/** Its rows go with the request behind its link, its files with the next job. */
async function erase({ tx, jobs }: ServiceContext, { accountRequestId }: ApplicationRow): Promise<void> {
  await tx.delete(accountRequest).where(eq(accountRequest.id, accountRequestId ?? ''));
  await jobs.send(tx, 'remove-media', {});
}

export async function eraseApplication(
  context: ServiceContext,
  { token }: BodyOf<typeof endpoints.eraseApplication>,
): Promise<ReplyOf<typeof endpoints.eraseApplication>> {
  const row = await linkedApplication(context.tx, context, token);
  if (stateOf(row) === 'accepted') throw new Failure('status-not-possible');
  await erase(context, row);
  await note(context, 'application.erased', context.ids.next());
  return { erased: true };
}
