import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import { VISIT_HEADER } from '#domain/contract/endpoint.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { answerRequest, newPerson } from '#tests/harness/people.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { mailedToken, postSummary } from '#tests/harness/summaries.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const DAY = 24 * 3_600_000;
const stranger = { address: '203.0.113.9' };
const foreign = { origin: 'https://evil.example' };

const read = async (token: string) => (await call(app, readSummary, { parameters: { token } })).json();
const confirmationOf = async (reply: Promise<Response>) => (await (await reply).json()).confirmation;
const sent = async (kind: string) => {
  await app.runJobs('send-mail');
  return (await app.outbox()).filter((it) => it.kind === kind);
};

/** Somebody who asked, and said yes from this visit. */
async function proved() {
  const person = await newPerson(app);
  const visit = await newVisit(app);
  const reply = await answerRequest(app, person.token, person.leadId, 'confirm', { token: visit.token });
  expect(reply.status).toBe(200);
  return { person, visit };
}

describe('a confirmed request', () => {
  test('is confirmed by the button, not by opening, and by itself alone', async () => {
    const { token, leadId } = await newPerson(app);
    app.clock.advance(1_000);
    await postLead(app, leadBody(), stranger);
    for (let time = 0; time < 2; time += 1) await read(token);
    expect(await countRows(app, 'lead where confirmed_at is not null')).toBe(0);
    const confirmedAt = app.clock.now().toISOString();
    for (let time = 0; time < 2; time += 1) {
      const reply = await answerRequest(app, token, leadId, 'confirm');
      expect(await reply.json()).toEqual({ confirmed: true });
      app.clock.advance(1_000);
    }
    const { confirmed, consultations } = await read(token);
    expect(confirmed).toBe(true);
    expect(consultations).toMatchObject([{ confirmedAt: null }, { id: leadId, confirmedAt }]);
    expect(await countRows(app, `outbox_event where name = 'request.confirmed'`)).toBe(1);
    expect((await sent('summary')).length).toBe(1);
  });

  test('is one of this link: no other link confirms it, and no foreign page', async () => {
    const { token, leadId } = await newPerson(app);
    const other = await newPerson(app, leadBody('other@example.org'), stranger);
    for (const answer of ['confirm', 'refuse'] as const) {
      expect((await answerRequest(app, other.token, leadId, answer)).status).toBe(404);
      expect((await answerRequest(app, `${token}x`, leadId, answer)).status).toBe(404);
      expect((await answerRequest(app, token, 'no-id', answer)).status).toBe(404);
      expect((await answerRequest(app, token, leadId, answer, foreign)).status).toBe(403);
    }
    expect(await countRows(app, 'lead where confirmed_at is not null or withdrawn_at is not null')).toBe(0);
    expect(await countRows(app, 'proved_mailbox')).toBe(0);
  });

  test('brings at most ten full mails a day', async () => {
    const { token } = await newPerson(app);
    for (let time = 0; time < 11; time += 1) await postSummary(app, undefined, { address: `203.0.113.${time}` });
    for (const { id } of (await read(token)).consultations) await answerRequest(app, token, id, 'confirm');
    expect((await sent('summary')).length).toBe(9);
    expect(await countRows(app, 'summary_request where confirmed_at is not null')).toBe(11);
  });
});

describe('a browser that has proved the mailbox', () => {
  test('is the one in which the button was pressed: its requests are confirmed and mailed in full at once', async () => {
    const { visit } = await proved();
    expect(await confirmationOf(postLead(app, leadBody(), { token: visit.token }))).toBe('sent');
    expect(await confirmationOf(postSummary(app, undefined, { token: visit.token }))).toBe('sent');
    expect(await countRows(app, 'lead where confirmed_at is not null')).toBe(2);
    expect(await countRows(app, 'summary_request where confirmed_at is not null')).toBe(1);
    expect((await sent('summary')).length).toBe(3);
  });

  test('without a visit token it gets one with the reply', async () => {
    const { token, leadId } = await newPerson(app);
    const reply = await answerRequest(app, token, leadId, 'confirm');
    const visit = reply.headers.get(VISIT_HEADER) ?? '';
    expect(await confirmationOf(postLead(app, leadBody(), { token: visit }))).toBe('sent');
  });

  test('has proved no other mailbox', async () => {
    const { visit } = await proved();
    const other = leadBody('other@example.org');
    expect(await confirmationOf(postLead(app, other, { token: visit.token }))).toBe('confirm');
    expect(await countRows(app, 'lead where confirmed_at is null')).toBe(1);
  });

  test('is a signed-in owner whose account has that verified address, and nobody else who is signed in', async () => {
    await newPerson(app);
    const { as: asOwner } = await signIn(app, { email: 'Ada@Example.org' });
    const { as: unverified } = await signIn(app, { email: 'eve@example.org', emailVerified: false });
    expect(await confirmationOf(postLead(app, leadBody(), asOwner))).toBe('sent');
    expect(await confirmationOf(postLead(app, leadBody('eve@example.org'), unverified))).toBe('confirm');
    expect(await confirmationOf(postLead(app, leadBody('other@example.org'), asOwner))).toBe('confirm');
    const addresses = await app.database.db.select().from(contactAddress);
    const confirmed = addresses.filter((it) => it.confirmedAt).map((it) => it.normalizedEmail);
    expect(confirmed).toEqual(['ada@example.org']);
  });
});

describe('any other browser that types a confirmed address', () => {
  test('puts figures and a button on the page, and no more than one mail a day, without a word of its own', async () => {
    const { person } = await proved();
    await app.runJobs('send-mail');
    app.clock.advance(DAY);
    const words = { name: 'Mallory Canary', place: '99999 Canaryville', email: 'ada@example.org' };
    const body = { ...leadBody(), contact: words };
    for (let time = 0; time < 3; time += 1) expect(await confirmationOf(postLead(app, body, stranger))).toBe('confirm');
    const announced = await sent('firstMail');
    expect(announced.length).toBe(2);
    for (const part of [announced[0]?.text, announced[0]?.html, announced[0]?.subject])
      expect(part).not.toMatch(/Canary|nachmittags/);
    expect((await sent('summary')).length).toBe(1);
    expect(JSON.stringify((await read(person.token)).consultations.slice(0, 3))).not.toContain('Canary');
  });

  test('is announced once, and on the next day again', async () => {
    await proved();
    for (let day = 0; day < 5; day += 1) {
      app.clock.advance(DAY);
      for (let time = 0; time < 2; time += 1) await postLead(app, leadBody(), stranger);
    }
    expect((await sent('firstMail')).length).toBe(6);
  });
});

describe('what a person says was not them', () => {
  test('is withdrawn where it asked for partners, and removed where it asked for a summary', async () => {
    const { token, leadId } = await newPerson(app);
    await postSummary(app);
    const [summary] = await app.database.db.select().from(summaryRequest);
    for (const id of [leadId, summary?.id ?? '']) {
      const reply = await answerRequest(app, token, id, 'refuse');
      expect([reply.status, await reply.json()]).toEqual([200, { refused: true }]);
    }
    const [request] = await app.database.db.select().from(lead);
    expect(request).toMatchObject({ withdrawnAt: app.clock.now(), confirmedAt: null });
    expect(await countRows(app, 'summary_request')).toBe(0);
    expect(await countRows(app, `outbox_event where name = 'lead.withdrawn'`)).toBe(1);
    const late = await answerRequest(app, token, leadId, 'confirm');
    expect([late.status, (await late.json()).code]).toEqual([409, 'status-not-possible']);
    expect(await countRows(app, 'proved_mailbox')).toBe(0);
  });

  test('is nothing they have confirmed', async () => {
    const { person } = await proved();
    const reply = await answerRequest(app, person.token, person.leadId, 'refuse');
    expect((await reply.json()).code).toBe('status-not-possible');
    expect(await countRows(app, 'lead where withdrawn_at is not null')).toBe(0);
  });
});

test('the mailed link leads to the same page', async () => {
  const { token } = await newPerson(app);
  expect(await mailedToken(app)).toBe(token);
});
