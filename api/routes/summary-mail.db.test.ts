import { afterEach, beforeEach, expect, test } from 'vitest';
import { consent } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile } from '#api/database/schema/leads.ts';
import { demoPartners } from '#api/database/seed/demo-partners.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import { chooseUpdates, readSummary } from '#domain/contract/summary.ts';
import { ask, type CallOptions, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { chatSummaryBody, confirmAll, mailedToken, postSummary, summaryBody } from '#tests/harness/summaries.ts';
import { EXAMPLES_URL, newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const plain = (text = '') => text.replace(/\s/g, ' ');
const newest = async () => (await app.outbox())[0];
const confirm = async (options: CallOptions = {}) => {
  app.clock.advance(1_000);
  await confirmAll(app, await mailedToken(app), options);
  await app.runJobs('send-mail');
};

test('the first mail has our figures and our link, and nothing the visitor wrote', async () => {
  const reply = await postSummary(app);
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual({ success: true, confirmation: 'confirm' });
  await app.runJobs('send-mail');
  const mail = await newest();
  expect(mail).toMatchObject({ kind: 'firstMail', to: 'ada@example.org', language: 'de' });
  expect(plain(mail?.text)).toContain('Komplettpaket: 55.500 €');
  for (const part of [mail?.text, mail?.html, mail?.subject]) expect(part).not.toMatch(/Lovelace|nachmittags/);
});

test('confirming brings the full mail once: name, narrative, packages, steps, guarantee', async () => {
  await postSummary(app);
  await confirm();
  await confirm();
  const mail = await newest();
  expect((await app.outbox()).length).toBe(2);
  expect(mail?.kind).toBe('summary');
  for (const part of ['Guten Tag Ada Lovelace', 'Einfamilienhaus mit rund 163 m²', '2.500 €', '24 Stunden', '15 %'])
    expect(plain(mail?.text)).toContain(part);
  expect(mail?.html).not.toContain('nachmittags');
});

test('a proved mailbox gets the full mail at once; of a lead it names the partners', async () => {
  const { token } = await newVisit(app);
  await postLead(app);
  await confirm({ token });
  expect((await newest())?.text).toContain('Ihre Anfrage geht an');
  app.clock.advance(1_000);
  expect(await (await postSummary(app, undefined, { token })).json()).toMatchObject({ confirmation: 'sent' });
  await app.runJobs('send-mail');
  expect(await newest()).toMatchObject({ kind: 'summary' });
  expect((await newest())?.text).not.toContain('Ihre Anfrage geht an');
});

test('later requests join the link, the chat included', async () => {
  await postSummary(app);
  app.clock.advance(1_000);
  expect(await (await postSummary(app, chatSummaryBody())).json()).toMatchObject({ confirmation: 'confirm' });
  const parameters = { token: await mailedToken(app) };
  const read = async () => (await ask(app, readSummary, { parameters })).consultations;
  const [chat, dialog] = await read();
  expect(chat).toMatchObject({ kind: 'summary', result: null, potentials: { solar: 'high', heatPump: 'medium' } });
  expect(dialog).toMatchObject({ kind: 'summary', partners: [], milestones: [], withdrawnAt: null });
  for (const hidden of ['name', 'consultationSummary']) expect(chat).not.toHaveProperty(hidden);
  await confirm();
  const told = { by: 'visitor', text: 'Call <b>now</b>' };
  expect((await read())[0]).toMatchObject({ name: 'Ada Lovelace', consultationSummary: told });
});

test('on the page of a company the full mail speaks of it, and the link says whose page it was', async () => {
  const partner = { origin: EXAMPLES_URL };
  const { token } = await newVisit(app, { siteKey: DEMO_SITE_KEY }, partner);
  await postSummary(app, summaryBody(), { ...partner, token });
  const parameters = { token: await mailedToken(app) };
  await confirm({ ...partner, token });
  const name = demoPartners[0]?.name ?? '';
  const mail = await newest();
  expect(mail?.kind).toBe('summary');
  expect(plain(mail?.text)).toContain(`${name} plant mit Ihnen die Umsetzung.`);
  expect(mail?.text).not.toContain('bis zu drei');
  app.clock.advance(1_000);
  await postLead(app, leadBody(), { ...partner, token });
  await app.runJobs('send-mail');
  expect((await newest())?.text).not.toContain('bis zu drei');
  const { consultations } = await ask(app, readSummary, { parameters });
  expect(consultations.map((it) => it.pagePartner)).toEqual([name, name]);
});

test("a chat's mails hold its potentials, never its text", async () => {
  await postSummary(app, chatSummaryBody());
  await confirm();
  for (const { text, html } of await app.outbox()) {
    expect(text).toMatch(/Solar panels: High\nHeat pump: Medium/);
    expect(text + html).not.toContain('now</b>');
    expect(text).not.toContain('EV charging');
  }
});

test('figures of the browser do not count, numbers are kept as given', async () => {
  const recommendations = { solarPotential: 'low', costFactors: {}, options: [{ name: 'basic', totalCost: 1 }] };
  await postSummary(app, { ...summaryBody(), recommendations });
  const [stored] = await app.database.db.select().from(assessment);
  expect(stored).toMatchObject({ answers: { homeSize: '1500_2000' }, result: { solarPotential: 'high' } });
  const [home] = await app.database.db.select().from(homeProfile);
  expect(home?.profile).toMatchObject({
    livingAreaM2: { value: 162.6 },
    annualEnergyCost: { value: { minor: 250_000 } },
  });
});

test.each([
  ['both forms at once', { consultationSummary: 'text' }, 'assessment'],
  ['neither form', { assessment: undefined }, 'assessment'],
  ['a size that cannot be', { assessment: { homeSize: -1 } }, 'assessment.homeSize'],
  ['an unknown field', { bcc: 'eve@example.org' }, 'bcc'],
  ['two addresses', { email: 'ada@example.org, eve@example.org' }, 'email'],
])('%s is refused, and says success: false', async (_, changes, path) => {
  const reply = await postSummary(app, { ...summaryBody(), ...changes }, { language: 'en' });
  expect(reply.status).toBe(400);
  const problem = await reply.json();
  expect(problem).toMatchObject({ code: 'validation', success: false, fields: [{ path }] });
  expect(problem.error).toBe(problem.detail);
  expect(await countRows(app, 'email')).toBe(0);
});

test('consent is kept with its sentences, an outdated one refused', async () => {
  const given = { version: CONSENT_VERSION, agreeToTerms: true, receiveUpdates: true };
  await postSummary(app, { ...summaryBody(), consent: given });
  const rows = await app.database.db.select().from(consent);
  expect(rows.map(({ purpose }) => purpose).sort()).toEqual(['terms', 'updates']);
  const outdated = await postSummary(app, { ...summaryBody(), consent: { ...given, version: 'old' } });
  expect(outdated.status).toBe(409);
});

test('news need the tick and a word behind the link; either can be taken back', async () => {
  const consented = { version: CONSENT_VERSION, agreeToTerms: true, receiveUpdates: true };
  await postSummary(app, { ...summaryBody(), consent: consented });
  const parameters = { token: await mailedToken(app) };
  const updates = async () => (await ask(app, readSummary, { parameters })).updates;
  await confirm();
  expect(await updates()).toBe('wanted');
  for (let time = 0; time < 2; time += 1) await ask(app, chooseUpdates, { parameters, body: { wanted: true } });
  expect(await updates()).toBe('confirmed');
  expect(await countRows(app, `consent where purpose = 'updates'`)).toBe(2);
  await ask(app, chooseUpdates, { parameters, body: { wanted: false } });
  expect(await updates()).toBe('none');
});

test('one key, one summary; a foreign page may not call', async () => {
  const { token } = await newVisit(app);
  const options = { token, key: newKey() };
  const replies = await Promise.all(Array.from({ length: 5 }, () => postSummary(app, summaryBody(), options)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await countRows(app, 'summary_request')).toBe(1);
  expect((await postSummary(app, summaryBody(), { origin: 'https://evil.example' })).status).toBe(403);
});

test('a request without a visit is limited by its address', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await postSummary(app)).status);
  expect(statuses.filter((it) => it === 200).length).toBe(10);
  expect(statuses.at(-1)).toBe(429);
});
