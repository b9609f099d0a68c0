import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { changeLeadStatus } from '#domain/contract/partner-leads.ts';
import { erasePerson, withdrawLead } from '#domain/contract/person.ts';
import { call, leadBody, newVisit } from '#tests/harness/calls.ts';
import { DEMO_PARTNER, openStage, type Stage } from '#tests/harness/partner-webhook.ts';
import { newPerson, type TestPerson } from '#tests/harness/people.ts';
import { EXAMPLES_URL, newKey } from '#tests/harness/with-app.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

/** Asks the demo company, which has a person and a webhook. */
async function ask(): Promise<TestPerson> {
  const { token } = await newVisit(stage.app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
  return newPerson(stage.app, leadBody(), { token, origin: EXAMPLES_URL });
}

const ways = {
  withdraw: ({ token, leadId }: TestPerson) =>
    call(stage.app, withdrawLead, { parameters: { token, leadId }, body: {} }),
  erase: ({ token }: TestPerson) => call(stage.app, erasePerson, { parameters: { token }, body: {} }),
};

async function takeBack(way: keyof typeof ways, person: TestPerson): Promise<void> {
  expect((await ways[way](person)).status).toBe(200);
  for (let round = 0; round < 3; round += 1) await stage.app.runJobs();
}

async function toldByMail(): Promise<string[]> {
  const mails = await stage.app.outbox();
  return mails.filter(({ kind }) => kind.startsWith('partner')).map(({ kind }) => kind);
}
const toldByWebhook = () => stage.receiver.calls.map(({ body }) => JSON.parse(body).type);

describe.each(['withdraw', 'erase'] as const)('a request that its person comes to %s', (way) => {
  test('before it was announced is never told, nor that it is gone', async () => {
    await takeBack(way, await ask());
    expect(await toldByMail()).toEqual([]);
    expect(toldByWebhook()).toEqual([]);
  });

  test('while mail and message still wait is not told either', async () => {
    const person = await ask();
    await stage.app.runJobs('handle-event');
    await takeBack(way, person);
    expect(await toldByMail()).toEqual([]);
    expect(toldByWebhook()).toEqual([]);
  });

  test('after a message was tried is told, whether or not it arrived', async () => {
    stage.receiver.script({ does: 'status', status: 503 });
    const person = await ask();
    await stage.app.runJobs('handle-event');
    await stage.app.runJobs('send-webhook');
    await takeBack(way, person);
    expect(await toldByMail()).toEqual(['partnerWithdrawal']);
    expect(toldByWebhook()).toEqual(['lead.created', 'lead.withdrawn']);
  });

  test('after the company acted on it is told, announced or not', async () => {
    const person = await ask();
    const options = { ...stage.own.partner.as, key: newKey() };
    const input = { parameters: { leadId: person.leadId }, body: { status: 'contacted' } };
    expect((await call(stage.app, changeLeadStatus, input, options)).status).toBe(200);
    await takeBack(way, person);
    expect(await toldByMail()).toEqual(['partnerWithdrawal']);
    expect(toldByWebhook()).toEqual(['lead.withdrawn']);
  });
});

test('the company of the page is the one that is asked', async () => {
  expect((await ask()).partners.map(({ id }) => id)).toEqual([DEMO_PARTNER]);
});
