import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { project } from '#api/database/schema/leads.ts';
import { withdrawLead } from '#domain/contract/person.ts';
import { changeStep, listProjects, readProject } from '#domain/contract/projects.ts';
import { ask, call, countRows, leadBody } from '#tests/harness/calls.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { projectOf, startProject, type TestProject } from '#tests/harness/projects.ts';
import { type SignedIn, signIn } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp, withApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let its: TestProject;
beforeEach(async () => {
  app = await startApp();
  its = await startProject(app);
});
afterEach(() => app.stop());

const read = ({ as }: SignedIn, projectId = its.projectId) => ask(app, readProject, { parameters: { projectId } }, as);
const status = async ({ as }: SignedIn, projectId = its.projectId) =>
  (await call(app, readProject, { parameters: { projectId } }, as)).status;
const partner = (index = 0) => its.partners[index] as SignedIn;

describe('a project', () => {
  test('is read by its owner with its steps, its companies and what it began with', async () => {
    const { as, mayWrite, steps, companies, customer, consultation, status: standing } = await read(its.owner);
    expect([as, mayWrite, standing, customer]).toEqual(['customer', true, 'searching', null]);
    expect(steps.map(({ kind, dueFrom, dueUntil }) => [kind, dueFrom, dueUntil])).toEqual([
      ['proposal', '2026-11-20', '2026-11-21'],
      ['expertCall', '2026-11-23', '2026-11-25'],
      ['matching', '2026-11-25', '2026-11-27'],
      ['siteQuote', '2026-11-28', '2026-12-11'],
      ['installation', '2026-12-12', '2027-01-15'],
    ]);
    expect(companies.map(({ id }) => id).toSorted()).toEqual(its.companies.map(({ id }) => id).toSorted());
    expect(companies.every(({ contacts }) => contacts.length === 1 && contacts[0]?.email.includes('@'))).toBe(true);
    expect(consultation).toMatchObject({ id: its.person.leadId, answers: leadBody().answers });
  });

  test('is read by a company that has it: with the customer, and none of the others', async () => {
    const { as, companies, customer, consultation } = await read(partner());
    expect([as, companies.map(({ id }) => id)]).toEqual(['partner', [its.companies[0]?.id]]);
    expect(customer).toEqual(leadBody().contact);
    expect(consultation?.partners).toHaveLength(1);
  });

  test('shows a company nothing personal once the request is withdrawn', async () => {
    const { token, leadId } = its.person;
    await ask(app, withdrawLead, { parameters: { token, leadId }, body: {} });
    const { customer, consultation, mayWrite, status: standing } = await read(partner());
    expect([customer, consultation, mayWrite, standing]).toEqual([null, null, false, 'withdrawn']);
    const [listed] = await ask(app, listProjects, {}, partner().as);
    expect(listed).toMatchObject({ customer: null, status: 'withdrawn' });
    expect((await read(its.owner)).consultation).not.toBeNull();
  });

  test('is read by our staff, and by an administrator who may not write', async () => {
    expect(await read(its.manager)).toMatchObject({ as: 'adviser', mayWrite: true, adviser: { name: null } });
    const admin = await signIn(app, { isAdmin: true, isProved: true });
    expect(await read(admin)).toMatchObject({ as: 'adviser', mayWrite: false });
    const body = { done: true };
    const asked = { parameters: { projectId: its.projectId, kind: 'proposal' }, body };
    expect((await call(app, changeStep, asked, { ...admin.as, key: newKey() })).status).toBe(403);
  });

  test('is nobody else’s', async () => {
    const stranger = await signIn(app, { email: 'grace@example.org' });
    expect(await status(stranger)).toBe(404);
    expect(await status(its.owner, its.person.leadId)).toBe(404);
    await app.database.db.update(user).set({ isVerified: false }).where(eq(user.id, partner().userId));
    expect(await status(partner())).toBe(404);
  });
});

describe('its owner', () => {
  const ownerIn = async (projectId: string) =>
    (await app.database.db.select().from(project).where(eq(project.id, projectId)))[0]?.ownerId;

  test('is the account of the mailbox once the request is confirmed, with or without a look at it', async () => {
    const account = await signIn(app, { email: 'bo@example.org' });
    const person = await newPerson(app, leadBody('Bo@example.org'));
    const id = await projectOf(app, person.leadId);
    await app.runJobs('handle-event');
    expect([await status(account, id), await ownerIn(id)]).toEqual([404, null]);
    await confirm(app, person);
    await app.runJobs('handle-event');
    expect(await ownerIn(id)).toBe(account.userId);
    expect(await status(account, id)).toBe(200);
  });

  test('is joined to what was asked for before the account', async () => {
    expect(await ownerIn(its.projectId)).toBeNull();
    expect((await ask(app, listProjects, {}, its.owner.as)).map(({ id }) => id)).toEqual([its.projectId]);
    expect(await ownerIn(its.projectId)).toBe(its.owner.userId);
  });

  test('is no account whose mailbox is not proved', async () => {
    const person = await newPerson(app, leadBody('eve@example.org'));
    await confirm(app, person);
    await signIn(app, { email: 'eve@example.org', emailVerified: false });
    await app.runJobs('handle-event');
    expect(await ownerIn(await projectOf(app, person.leadId))).toBeNull();
  });
});

describe('the list', () => {
  test('has for each reader what they may see, in pages', async () => {
    await startProject(app, 'bo@example.org');
    const lengths = [its.owner, partner(), its.manager].map(
      async ({ as }) => (await ask(app, listProjects, {}, as)).length,
    );
    expect(await Promise.all(lengths)).toEqual([1, 2, 2]);
    const page = await call(app, listProjects, { query: { limit: '1' } }, its.manager.as);
    expect(page.headers.get('link')).toContain('rel="next"');
    const [first] = await page.json();
    expect(first).toMatchObject({ customer: 'Ada Lovelace', place: '10437 Berlin', next: { kind: 'proposal' } });
  });
});

test('in production others’ projects are read in a session of two factors alone', () =>
  withApp({ settings: { production: true } }, async (guarded) => {
    const { projectId, person } = await startProject(guarded);
    const wanted = { role: 'partner', isVerified: true, partnerId: person.partners[0]?.id ?? '' } as const;
    for (const who of [await signIn(guarded, wanted), await signIn(guarded, { role: 'manager' })])
      for (const [endpoint, input] of [
        [readProject, { parameters: { projectId } }],
        [listProjects, {}],
      ] as const) {
        const reply = await call(guarded, endpoint, input, who.as);
        expect([reply.status, (await reply.json()).code]).toEqual([403, 'second-factor-required']);
      }
  }));

describe('a step', () => {
  const change = ({ as }: SignedIn, body: object, kind = 'proposal') =>
    call(app, changeStep, { parameters: { projectId: its.projectId, kind }, body }, { ...as, key: newKey() });

  test('is ticked by a company in its name, by us in our own, with event and audit row', async () => {
    expect((await (await change(partner(), { done: true })).json()).doneBy).toEqual({
      side: 'partner',
      name: its.companies[0]?.name,
    });
    expect((await (await change(its.manager, { done: true }, 'matching')).json()).doneBy?.side).toBe('adviser');
    const { steps, adviser } = await read(its.owner);
    expect(steps.map(({ doneBy }) => doneBy?.side ?? null)).toEqual(['partner', null, 'adviser', null, null]);
    expect(adviser.name).not.toBeNull();
    expect(await countRows(app, `outbox_event where name = 'milestone.done'`)).toBe(2);
    expect(await countRows(app, `audit where entity = 'project' and verb like 'done %'`)).toBe(2);
  });

  test('is open again with a reason alone, which stands until it is done', async () => {
    await change(partner(), { done: true });
    expect((await change(partner(), { done: false })).status).toBe(400);
    expect((await change(partner(), { done: false, reason: ' a ' })).status).toBe(400);
    const reopened = await (await change(partner(), { done: false, reason: 'Termin verschoben' })).json();
    expect(reopened).toMatchObject({ doneAt: null, doneBy: null, reopenedReason: 'Termin verschoben' });
    expect((await change(partner(), { done: false, reason: 'noch einmal' })).status).toBe(409);
    expect((await (await change(partner(), { done: true })).json()).reopenedReason).toBeNull();
  });

  test.each([
    [{ dueFrom: '2026-12-01', dueUntil: '2026-12-04' }, 200],
    [{ dueFrom: '2026-12-04', dueUntil: '2026-12-01' }, 400],
    [{ dueFrom: '2026-11-01', dueUntil: '2026-12-01' }, 400],
    [{ dueFrom: '2026-12-01', dueUntil: '2029-12-01' }, 400],
    [{ dueFrom: '2026-02-30', dueUntil: '2026-12-01' }, 400],
    [{ dueFrom: '2026-12-01' }, 400],
  ])('moved to %o: %i', async (body, expected) => {
    expect((await change(partner(), body)).status).toBe(expected);
  });

  test('is not the customer’s to change, and what is done does not move', async () => {
    expect((await change(its.owner, { done: true })).status).toBe(403);
    await change(partner(), { done: true });
    expect((await change(partner(), { dueFrom: '2026-12-01', dueUntil: '2026-12-04' })).status).toBe(409);
    expect((await change(partner(), { done: true }, 'nothing')).status).toBe(404);
  });
});
