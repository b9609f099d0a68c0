import { afterEach, beforeEach, expect, test } from 'vitest';
import { assessment, homeProfile } from '#api/database/schema/leads.ts';
import { resultPotentials } from '#domain/contract/assessment-result.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { homeDataOf, type KnownFacts } from '#domain/home/facts.ts';
import { ask, type ChatLeadBody, countRows, leadBody, postLead } from '#tests/harness/calls.ts';
import { mailedToken, postSummary } from '#tests/harness/summaries.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

/** A chat that has learnt nothing of a roof. */
function chatLead(facts: ChatLeadBody['facts'] = {}): ChatLeadBody {
  const { answers: _, ...shared } = leadBody();
  const known = { homeType: 'condo', homeSize: 1_507, currentHeatingSystem: 'oil', hasEV: 'no' } as const;
  return { ...shared, kind: 'chat', facts: { ...known, energyBill: 2_400, place: '10437 Berlin', ...facts } };
}
const potentials = { heatPumpPotential: 'high', evChargingPotential: 'medium' };

test('a chat becomes a lead: its numbers kept, no potential and no package guessed', async () => {
  const reply = await postLead(app, chatLead());
  expect(reply.status).toBe(201);
  const { result, partners } = await reply.json();
  expect(result).toMatchObject(potentials);
  expect(result).not.toHaveProperty('solarPotential');
  expect(result.options.map(({ name }: { name: string }) => name)).toEqual(['basic', 'evReady']);
  expect(partners.length).toBe(3);
  const [stored] = await app.database.db.select().from(assessment);
  expect(stored).toMatchObject({
    kind: 'chat',
    result,
    answers: { homeSize: '1500_2000', annualEnergyBill: '2000_3000' },
  });
  const [home] = await app.database.db.select().from(homeProfile);
  expect(home?.profile).toMatchObject({ annualEnergyCost: { value: { minor: 240_000, currency: 'EUR' } } });
});

test('all potentials known, every package is told', async () => {
  const { result } = await (await postLead(app, chatLead({ roofType: 'sloped_south' }))).json();
  expect(result).toMatchObject({ ...potentials, solarPotential: 'high' });
  expect(result.options).toHaveLength(4);
});

test('a roof in heavy shade is rated so in lead, mail and page', async () => {
  const shaded = { roofType: 'sloped_south', roofShading: 'heavy' } as const;
  const { result } = await (await postLead(app, chatLead(shaded))).json();
  expect(result).toMatchObject({ ...potentials, solarPotential: 'low' });
  const [stored] = await app.database.db.select().from(assessment);
  expect(stored?.answers).toMatchObject(shaded);
  await app.runJobs();
  const parameters = { token: await mailedToken(app) };
  const [consultation] = (await ask(app, readSummary, { parameters })).consultations;
  expect(consultation).toMatchObject({ answers: shaded, assessment: shaded, potentials: { solar: 'low' } });
});

test('what a chat asks the rating with carries the shade', async () => {
  const rated = (facts: KnownFacts) => ask(app, calculateRecommendations, { body: homeDataOf(facts) });
  expect(await rated({ roofType: 'sloped_south', roofShading: 'heavy' })).toEqual({ solarPotential: 'low' });
  expect(await rated({ roofType: 'sloped_south' })).toEqual({ solarPotential: 'high' });
});

test('a summary of a shaded roof is rated like the chat', async () => {
  const shared = { email: 'ada@example.org', name: 'Ada Lovelace', language: 'en', market: 'us' };
  await postSummary(app, { ...shared, kind: 'chat', assessment: { roofType: 'sloped_south', roofShading: 'some' } });
  const [stored] = await app.database.db.select().from(assessment);
  expect(stored && resultPotentials(stored.result)).toEqual({ solar: 'medium' });
});

test('its mail and its link tell what is known', async () => {
  await postLead(app, chatLead());
  await app.runJobs();
  const mail = (await app.outbox()).find(({ kind }) => kind === 'firstMail');
  expect(mail?.text).toContain('Wärmepumpe: Hoch');
  expect(mail?.text).not.toContain('Solaranlage:');
  const parameters = { token: await mailedToken(app) };
  const [consultation] = (await ask(app, readSummary, { parameters })).consultations;
  expect(consultation).toMatchObject({ kind: 'lead', potentials: { heatPump: 'high', evCharging: 'medium' } });
  expect(consultation?.assessment).toMatchObject({ homeSize: expect.closeTo(140, 1), annualEnergyBill: 2_400 });
});

test.each([
  ['a kind that is none', { kind: 'séance' }, 'kind'],
  ['answers in place of facts', { facts: undefined, answers: leadBody().answers }, 'answers'],
  ['a fact that cannot be', { facts: { homeType: 'castle' } }, 'facts.homeType'],
])('%s is refused', async (_, changes, path) => {
  const reply = await postLead(app, { ...chatLead(), ...changes });
  const { code, fields } = await reply.json();
  expect([reply.status, code]).toEqual([400, 'validation']);
  expect(fields.map((it: { path: string }) => it.path)).toContain(path);
  expect(await countRows(app, 'lead')).toBe(0);
});

test("a chat's summary leaves unknown potentials out, a questionnaire's does not", async () => {
  const shared = { email: 'ada@example.org', name: 'Ada Lovelace', language: 'en', market: 'us' };
  const assessed = { homeType: 'condo', currentHeatingSystem: 'oil' };
  await postSummary(app, { ...shared, kind: 'chat', assessment: assessed });
  await postSummary(app, { ...shared, assessment: assessed });
  const stored = await app.database.db.select().from(assessment).orderBy(assessment.kind);
  expect(stored.map(({ kind, result }) => [kind, resultPotentials(result)])).toEqual([
    ['chat', { heatPump: 'high' }],
    ['questionnaire', { solar: 'low', heatPump: 'high', evCharging: 'medium' }],
  ]);
});
