import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountRequest, user } from '#api/database/schema/accounts.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { audit } from '#api/database/schema/platform.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { readAccountLink, renewAccountLink } from '#domain/contract/accounts.ts';
import { assignLead, listPartnerLeads } from '#domain/contract/partner-leads.ts';
import {
  acceptInvitation,
  changeMember,
  inviteColleague,
  listTeam,
  readInvitation,
  removeMember,
  revokeInvitation,
} from '#domain/contract/team.ts';
import { createWebhook, listWebhooks, rotateWebhookSecret } from '#domain/contract/webhooks.ts';
import { readWorkspace } from '#domain/contract/workspace.ts';
import { ask, call } from '#tests/harness/calls.ts';
import { newPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

const OWN = seededId('partner', 1);
const OTHER = seededId('partner', 2);
const DAY = 86_400_000;
const BO = 'bo@example.org';

let app: TestApp;
let owner: SignedIn;
beforeEach(async () => {
  const webhooks = { allows: async () => true, post: async () => ({ status: 204, problem: null }) };
  app = await startApp({ webhooks });
  owner = await signInPartner(app, OWN);
});
afterEach(() => app.stop());

const options = ({ as }: SignedIn = owner) => ({ key: newKey(), ...as });
const invite = (email: string, by = owner) =>
  ask(app, inviteColleague, { body: { email, role: 'member', language: 'en' } }, options(by));

async function member(partnerId = OWN): Promise<SignedIn> {
  const found = await signInPartner(app, partnerId);
  await app.database.db.update(partnerMember).set({ role: 'member' }).where(eq(partnerMember.userId, found.userId));
  return found;
}

async function tokenIn(email: string): Promise<string> {
  await app.runJobs();
  const link = /\/partner\/invitation#([\w.-]+)/;
  const found = (await app.outbox()).flatMap((it) => (it.to === email ? (link.exec(it.text)?.[1] ?? []) : []));
  if (!found[0]) throw new Error('no invitation was mailed');
  return found[0];
}

const accept = (token: string, who: SignedIn) => call(app, acceptInvitation, { body: { token } }, who.as);
const deeds = async () => (await app.database.db.select().from(audit)).map(({ verb }) => verb);

test('who is invited reads what it is, joins by the button once, and is in; opening the link does nothing', async () => {
  await invite('BO@example.org');
  const token = await tokenIn(BO);
  const bo = await signIn(app, { email: BO });
  const page = await app.fetch(`${PUBLIC_URL}/en/partner/invitation`);
  expect(page.status).toBe(200);
  expect(await ask(app, readInvitation, { body: { token } })).toMatchObject({ email: BO, role: 'member' });
  const waiting = await ask(app, readWorkspace, {}, bo.as);
  expect(waiting).toMatchObject({ standing: 'not-partner', role: null, invitation: { token } });
  expect((await accept(token, bo)).status).toBe(200);
  expect((await accept(token, bo)).status).toBe(404);
  expect((await call(app, readInvitation, { body: { token } })).status).toBe(404);
  expect(await ask(app, readWorkspace, {}, bo.as)).toMatchObject({
    standing: 'open',
    role: 'member',
    invitation: null,
  });
  expect((await call(app, listPartnerLeads, {}, bo.as)).status).toBe(200);
  const { members, invitations } = await ask(app, listTeam, {}, owner.as);
  expect([members.map(({ role }) => role), invitations]).toEqual([['owner', 'member'], []]);
  expect(await deeds()).toEqual(expect.arrayContaining(['partner.invited', 'partner.joined']));
});

test('an invitation is for its own address alone, for seven days, until it is taken back or made anew', async () => {
  await invite(BO);
  const token = await tokenIn(BO);
  const stranger = await signIn(app, { email: 'eve@example.org' });
  const bo = await signIn(app, { email: BO });
  expect((await accept(token, stranger)).status).toBe(404);
  expect((await call(app, acceptInvitation, { body: { token } }, { origin: PUBLIC_URL })).status).toBe(401);
  for (const endpoint of [readAccountLink, renewAccountLink])
    await call(app, endpoint, { body: { token } }, { origin: PUBLIC_URL });
  expect(await app.database.db.$count(accountRequest)).toBe(1);
  app.clock.advance(7 * DAY);
  expect((await accept(token, bo)).status).toBe(404);
  expect((await ask(app, readWorkspace, {}, bo.as)).invitation).toBeNull();
  const again = await invite(BO);
  const fresh = await tokenIn(BO);
  expect(again.invitations).toHaveLength(1);
  const parameters = { invitationId: again.invitations[0]?.id ?? '' };
  expect((await ask(app, revokeInvitation, { parameters }, options())).invitations).toEqual([]);
  expect((await accept(fresh, bo)).status).toBe(404);
});

test('the reply is the same whether the address is known, and a mailbox gets no flood', async () => {
  await signIn(app, { email: 'known@example.org' });
  const known = await invite('known@example.org');
  const unknown = await invite('unknown@example.org');
  const told = (it: typeof known) => it.invitations.map(({ role, endsAt }) => [role, endsAt]).at(-1);
  expect(told(known)).toEqual(told(unknown));
  for (let time = 0; time < 3; time += 1) await invite('known@example.org');
  await app.runJobs();
  expect((await app.outbox()).filter(({ to }) => to === 'known@example.org')).toHaveLength(1);
  expect((await ask(app, listTeam, {}, owner.as)).invitations).toHaveLength(2);
});

test('who belongs to a company already, or to our staff, joins no other', async () => {
  for (const wanted of [
    { role: 'manager' as const },
    { role: 'partner' as const, isVerified: true, partnerId: OTHER },
  ]) {
    const email = `${wanted.role}@example.org`;
    const who = await signIn(app, { ...wanted, email });
    await invite(email);
    expect((await accept(await tokenIn(email), who)).status).toBe(409);
  }
});

test('a member reads the team, and invites, changes, removes nobody, and sees no secret of a webhook', async () => {
  const { webhook } = await ask(app, createWebhook, { body: { url: 'https://crm.example/hook' } }, options());
  await invite(BO);
  const low = await member();
  expect(await ask(app, listTeam, {}, low.as)).toMatchObject({ role: 'member', invitations: [] });
  const userId = owner.userId;
  const refused = [
    [inviteColleague, { body: { email: 'x@example.org', role: 'owner' } }],
    [revokeInvitation, { parameters: { invitationId: webhook.id } }],
    [changeMember, { parameters: { userId }, body: { role: 'member' } }],
    [changeMember, { parameters: { userId: low.userId }, body: { role: 'owner' } }],
    [removeMember, { parameters: { userId } }],
    [createWebhook, { body: { url: 'https://evil.example/hook' } }],
    [rotateWebhookSecret, { parameters: { id: webhook.id }, body: {} }],
  ] as const;
  for (const [endpoint, input] of refused)
    expect([endpoint.name, (await call(app, endpoint, input, options(low))).status]).toEqual([endpoint.name, 403]);
  expect(JSON.stringify(await ask(app, listWebhooks, {}, low.as))).not.toContain('whsec');
  expect((await ask(app, listTeam, {}, owner.as)).members).toHaveLength(2);
});

test('whoever is removed is out everywhere at once, and what lay with them is free', async () => {
  const { leadId } = await newPerson(app);
  const [handed] = await app.database.db.select().from(leadPartner).where(eq(leadPartner.leadId, leadId));
  const partnerId = handed?.partnerId ?? '';
  const [boss, low] = [await signInPartner(app, partnerId), await member(partnerId)];
  const parameters = { leadId };
  const assigned = { parameters, body: { userId: low.userId } };
  expect((await ask(app, assignLead, assigned, options(low))).assignee?.userId).toBe(low.userId);
  const mine = async () => (await ask(app, listPartnerLeads, { query: { assigned: 'mine' } }, low.as)).length;
  expect(await mine()).toBe(1);
  expect((await call(app, assignLead, { parameters, body: { userId: owner.userId } }, options(low))).status).toBe(400);
  const removal = { parameters: { userId: low.userId } };
  expect(await ask(app, removeMember, removal, options(boss))).toEqual({ removed: true });
  expect((await call(app, listPartnerLeads, {}, low.as)).status).toBe(401);
  const [row] = await app.database.db.select().from(user).where(eq(user.id, low.userId));
  expect([row?.role, row?.isVerified]).toEqual(['customer', false]);
  const free = await ask(app, listPartnerLeads, { query: { assigned: 'nobody' } }, boss.as);
  expect(free.map(({ id, assignee }) => [id, assignee])).toEqual([[leadId, null]]);
});

test('the last owner cannot go or step down, a member can go', async () => {
  const low = await member();
  const of = (userId: string) => ({ parameters: { userId } });
  const down = { ...of(owner.userId), body: { role: 'member' as const } };
  expect((await call(app, removeMember, of(owner.userId), options())).status).toBe(409);
  expect((await call(app, changeMember, down, options())).status).toBe(409);
  await ask(app, changeMember, { ...of(low.userId), body: { role: 'owner' } }, options());
  expect(await ask(app, removeMember, of(owner.userId), options())).toEqual({ removed: true });
  expect((await call(app, removeMember, of(low.userId), options(low))).status).toBe(409);
});

test('of two owners who go at once one stays', async () => {
  const second = await signInPartner(app, OWN);
  const go = (who: SignedIn) => call(app, removeMember, { parameters: { userId: who.userId } }, options(who));
  const replies = await Promise.all([go(owner), go(second)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('another company’s people are never reached', async () => {
  const other = await signInPartner(app, OTHER);
  const parameters = { userId: other.userId };
  for (const [endpoint, input] of [
    [changeMember, { parameters, body: { role: 'member' } }],
    [removeMember, { parameters }],
  ] as const)
    expect((await call(app, endpoint, input, options())).status).toBe(404);
  const { invitations } = await invite(BO, other);
  const theirs = { parameters: { invitationId: invitations[0]?.id ?? '' } };
  expect((await call(app, revokeInvitation, theirs, options())).status).toBe(404);
  expect((await ask(app, listTeam, {}, other.as)).members).toHaveLength(1);
});
