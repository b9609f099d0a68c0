import type { ServiceContext } from '#api/context/service-context.ts';
import { accountRequest } from '#api/database/schema/accounts.ts';
import { partnerInvitation } from '#api/database/schema/partners.ts';
import { and, eq, inArray, isNull, sql } from '#api/database/sql.ts';
import { mailInvitation } from '#api/services/accounts/mail-account-link.ts';
import { knownId } from '#api/services/known-id.ts';
import { ownedCompany } from '#api/services/partners/partners.ts';
import { teamNow } from '#api/services/team/team-queries.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { type inviteColleague as endpoint, MAX_TEAM, type Team } from '#domain/contract/team.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';

const refused = (problem: FieldProblem) => new Failure('validation', { fields: [{ path: 'email', problem }] });

/** Those of the company that nobody has accepted: of this address, or with this id. */
async function endInvitations({ tx }: ServiceContext, partnerId: string, which: { email: string } | { id: string }) {
  const ofCompany = tx
    .select({ id: partnerInvitation.accountRequestId })
    .from(partnerInvitation)
    .where(eq(partnerInvitation.partnerId, partnerId));
  const named = 'id' in which ? eq(accountRequest.id, which.id) : eq(accountRequest.email, which.email);
  const open = and(inArray(accountRequest.id, ofCompany), named, isNull(accountRequest.usedAt));
  return tx.delete(accountRequest).where(open).returning({ id: accountRequest.id });
}

function note({ tx, audit, actor, requestId }: ServiceContext, verb: string, entityId: string) {
  return audit.record(tx, { actorScope: actor.scope, verb, entity: 'account_request', entityId, requestId });
}

/** Mails a link whose button joins the caller's company. The reply tells nothing of the address. */
export async function inviteColleague(
  context: ServiceContext,
  { email, role, language }: BodyOf<typeof endpoint>,
): Promise<Team> {
  const { tx, limiter, locale } = context;
  const partnerId = await ownedCompany(context);
  await limiter.durable(tx, 'invitationPerPartner', partnerId);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${partnerId}))`);
  const mailbox = normalizedEmail(email);
  await endInvitations(context, partnerId, { email: mailbox });
  const team = await teamNow(context, partnerId);
  if (team.members.some((it) => it.email === mailbox)) throw refused('taken');
  if (team.members.length + team.invitations.length >= MAX_TEAM) throw refused('too-many');
  const id = await mailInvitation(context, { email: mailbox, language: language ?? locale.language, partnerId });
  await tx.insert(partnerInvitation).values({ accountRequestId: id, partnerId, role });
  await note(context, 'partner.invited', id);
  return teamNow(context, partnerId);
}

/** Its link leads nowhere from now on. */
export async function revokeInvitation(context: ServiceContext, asked: string | undefined): Promise<Team> {
  const partnerId = await ownedCompany(context);
  const id = knownId(asked);
  const ended = await endInvitations(context, partnerId, { id });
  if (ended.length === 0) throw new Failure('not-found');
  await note(context, 'partner.invitation-revoked', id);
  return teamNow(context, partnerId);
}
