import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { durableRules } from '#api/limits/limiter.ts';
import { changeLeadStatus, listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { erasePerson, withdrawLead } from '#domain/contract/person.ts';
import { confirmRequest, readSummary } from '#domain/contract/summary.ts';
import { call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

const FEW = durableRules.unconfirmedLead.points;
const DAY = 24 * 3_600_000;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const someone = () => `${newKey()}@example.org`;
const from = (number: number) => ({ address: `203.0.113.${number}` });

async function ask(options: { token?: string; address?: string } = {}, email = someone()): Promise<boolean> {
  const reply = await postLead(app, leadBody(email), options);
  expect(reply.status).toBe(201);
  return (await reply.json()).waits !== true;
}

async function times(count: number, work: (number: number) => Promise<boolean>): Promise<boolean[]> {
  const reached: boolean[] = [];
  for (let number = 1; number <= count; number += 1) reached.push(await work(number));
  return reached;
}

const few = [...Array<boolean>(FEW).fill(true), false];

async function listed(partnerId: string): Promise<{ id: string; addressConfirmed: boolean }[]> {
  const { as } = await signInPartner(app, partnerId);
  return (await call(app, listPartnerLeads, {}, as)).json();
}

describe(`unconfirmed requests reach partners ${FEW} times a day`, () => {
  test('from one client, whatever addresses and visits it names', async () => {
    expect(await times(FEW + 1, () => ask())).toEqual(few);
    expect(await ask(from(1))).toBe(true);
  });

  test('from one visit, wherever it calls from', async () => {
    const { token } = await newVisit(app);
    expect(await times(FEW + 1, (number) => ask({ token, ...from(number) }))).toEqual(few);
  });

  test('for one mailbox, whoever asks', async () => {
    expect(await times(FEW + 1, (number) => ask(from(number), 'eve@example.org'))).toEqual(few);
  });

  test('and again once the day is over', async () => {
    await times(FEW + 1, () => ask());
    await app.database.db.execute(`update limit_counter set expire = expire - interval '1 day'`);
    app.clock.advance(DAY);
    expect(await ask()).toBe(true);
  });
});

describe('a request that waits', () => {
  let person: TestPerson;
  beforeEach(async () => {
    await times(FEW, () => ask());
    person = await newPerson(app, leadBody('waiting@example.org'));
    await app.runJobs('handle-event');
  });
  const partnerId = () => person.partners[0]?.id ?? '';
  const isListed = async () => (await listed(partnerId())).some(({ id }) => id === person.leadId);

  test('is known to no company, opens no project and is told to nobody', async () => {
    expect(person.partners.length).toBe(3);
    expect(await isListed()).toBe(false);
    for (const table of ['lead_partner', 'project', 'webhook_delivery', 'email'])
      expect(await countRows(app, `${table} where lead_id = '${person.leadId}'`)).toBe(0);
    expect(await countRows(app, `outbox_event where payload->>'leadId' = '${person.leadId}'`)).toBe(0);
    const { as } = await signInPartner(app, partnerId());
    const moved = await call(
      app,
      changeLeadStatus,
      { parameters: { leadId: person.leadId }, body: { status: 'contacted' } },
      { ...as, key: newKey() },
    );
    expect(moved.status).toBe(404);
  });

  test('shows its owner who will get it, and that it waits', async () => {
    const page = await (await call(app, readSummary, { parameters: { token: person.token } })).json();
    expect(page.consultations).toMatchObject([{ waits: true, milestones: [], partners: [{}, {}, {}] }]);
  });

  test('goes out with its confirmation, once, as confirmed', async () => {
    await confirm(app, person);
    await confirm(app, person);
    const lead = (await listed(partnerId())).find(({ id }) => id === person.leadId);
    expect(lead).toMatchObject({ addressConfirmed: true });
    expect(
      await countRows(app, `outbox_event where name = 'lead.created' and payload->>'leadId' = '${lead?.id}'`),
    ).toBe(1);
    const page = await (await call(app, readSummary, { parameters: { token: person.token } })).json();
    expect(page.consultations[0]).not.toHaveProperty('waits');
    expect(page.consultations[0].milestones.length).toBeGreaterThan(0);
  });

  test('that is withdrawn never goes out', async () => {
    const { token, leadId } = person;
    await call(app, withdrawLead, { parameters: { token, leadId }, body: {} });
    expect((await call(app, confirmRequest, { parameters: { token, requestId: leadId }, body: {} })).status).toBe(409);
    expect(await isListed()).toBe(false);
    await app.runJobs('handle-event');
    expect(await countRows(app, `email where partner_id is not null and lead_id = '${leadId}'`)).toBe(0);
  });

  test('leaves no counter behind when its person is erased', async () => {
    await call(app, erasePerson, { parameters: { token: person.token }, body: {} });
    expect(await countRows(app, `limit_counter where key like '%${person.contactAddressId}%'`)).toBe(0);
  });
});

test('whoever has proved the mailbox is not held up', async () => {
  const { token } = await newVisit(app);
  const person = await newPerson(app, leadBody('owner@example.org'), { token });
  await call(
    app,
    confirmRequest,
    { parameters: { token: person.token, requestId: person.leadId }, body: {} },
    { token },
  );
  await times(FEW + 1, () => ask());
  expect(await ask({ token }, 'owner@example.org')).toBe(true);
});
