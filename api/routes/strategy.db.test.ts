import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assessment, homeProfile } from '#api/database/schema/leads.ts';
import { MAX_BODY_BYTES } from '#api/http/input.ts';
import { isStrategy } from '#domain/contract/assessment-result.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { createLead } from '#domain/contract/leads.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { ask, type CallOptions, call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { confirmAll, mailedToken, postSummary } from '#tests/harness/summaries.ts';
import { EXAMPLES_URL, newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

type Body = BodyOf<typeof analyseStrategy>;
type CheckLead = Extract<BodyOf<typeof createLead>, { kind: 'check' }>;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const answers = { location: '10437 Berlin', ownership: 'own', heatingSystem: 'gas', hasEV: true } as const;
const analyse = (changes: Partial<Body> = {}, options: CallOptions = {}) =>
  ask(app, analyseStrategy, { body: { ...answers, language: 'de', market: 'de', ...changes } }, options);
const post = (body: unknown, options: CallOptions = {}) => call(app, analyseStrategy, { body }, options);

function checkLead(email = 'ada@example.org'): CheckLead {
  const { answers: _, ...shared } = leadBody(email);
  return { ...shared, kind: 'check', answers: { ...answers, roofDetails: 'Flachdach, <b>60 m²</b>' } };
}

test('an owner in Berlin is told setup, reasons with figures, dated subsidies and matched companies', async () => {
  const reply = await analyse();
  expect(reply.recommendedSetup.heatPump?.type).toMatch(/Luft-Wärmepumpe, etwa \d+(,5)? kW/);
  expect(reply.recommendedSetup.solar?.capacity).toMatch(/kWp/);
  expect(reply.recommendedSetup.evCharger).toEqual({ capacity: 'Wallbox mit 11 kW', loadBalancing: true });
  expect(reply.reasons.join(' ')).toMatch(/\d kWh/);
  expect(reply.estimatedSavings).toMatch(/€ bis .*€ pro Jahr/);
  expect(reply.subsidyInfo).toMatch(/KfW 458: .*Stand/);
  expect(reply.providers.length).toBeGreaterThan(0);
  expect(reply.recommendedSetup.heatPump?.brands.length).toBeGreaterThan(0);
  expect(reply.strategy.place).toContain('Berlin');
});

test('who rents gets neither roof nor heating', async () => {
  const { recommendedSetup, reasons } = await analyse({ ownership: 'rent' });
  expect([recommendedSetup.heatPump, recommendedSetup.solar]).toEqual([null, null]);
  expect(reasons.join(' ')).toContain('Vermieter');
});

test.each([
  ['de', 'de', '01067', 'EUR'],
  ['de', 'at', 'Wien', 'EUR'],
  ['fr', 'ch', '8001', 'CHF'],
  ['en', 'us', 'Denver', 'USD'],
] as const)('%s in market %s: %s', async (language, market, location, currency) => {
  const { strategy } = await analyse({ language, market, location });
  expect(strategy.currency).toBe(currency);
});

test('brands and companies are those of the page alone', async () => {
  const { token, partner } = await newVisit(app, { siteKey: 'demo-sunny-roofs' }, { origin: EXAMPLES_URL });
  const { providers } = await analyse({}, { token, origin: EXAMPLES_URL });
  expect(providers.map(({ name }) => name)).toEqual([partner?.name]);
});

test('what is told of the roof counts', async () => {
  const north = await analyse({ roofDetails: 'Satteldach nach Norden' });
  const south = await analyse({ roofDetails: 'Satteldach nach Süden' });
  const yieldOf = ({ strategy }: typeof north) => strategy.reasons.find(({ code }) => code === 'solar-yield')?.figure;
  expect(yieldOf(north)?.middle).toBeLessThan((yieldOf(south)?.middle ?? 0) * 0.9);
});

test('the assessment is kept, and of photos and address nothing', async () => {
  const photoUrl = `data:image/png;base64,${'A'.repeat(50_000)}`;
  const person = { userName: 'Zara Unkept', userEmail: 'zara@example.org' };
  await analyse({
    ...person,
    photoUploaded: true,
    photoUrl,
    photoType: 'roof',
    photos: [{ photoUrl, photoType: 'roof' }],
  });
  const [kept] = await app.database.db
    .select()
    .from(assessment)
    .innerJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId));
  expect(kept?.assessment.kind).toBe('check');
  expect(kept && isStrategy(kept.assessment.result)).toBe(true);
  expect(kept?.home_profile.profile).toMatchObject({
    place: { value: '10437 Berlin' },
    ownsHome: { source: 'visitor' },
  });
  expect(JSON.stringify(kept)).not.toMatch(/zara|Zara|base64/);
  expect(await countRows(app, 'contact_address')).toBe(0);
});

test.each([
  ['no location', { location: undefined }, 'location'],
  ['a location of spaces', { location: '   ' }, 'location'],
  ['no ownership', { ownership: undefined }, 'ownership'],
  ['a heating of no list', { heatingSystem: 'coal' }, 'heatingSystem'],
  ['a place that is not known', { location: 'Xyzzyhausen' }, 'location'],
  ['a postcode of no country', { location: '99999999' }, 'location'],
  ['too long a roof', { roofDetails: 'x'.repeat(1_001) }, 'roofDetails'],
  ['a drawing in XML', { photoUrl: 'data:image/svg+xml;base64,AAAA' }, 'photoUrl'],
  [
    'a photo from elsewhere',
    { photos: [{ photoType: 'roof', photoUrl: 'https://evil.example/x.png' }] },
    'photos.0.photoUrl',
  ],
  ['four photos', { photos: [1, 2, 3, 4].map(() => ({ photoType: 'roof' })) }, 'photos'],
  ['an unknown field', { income: 3 }, 'income'],
])('%s is refused, and nothing kept', async (_, changes, path) => {
  const reply = await post({ ...answers, language: 'de', market: 'de', ...changes });
  const { code, fields } = await reply.json();
  expect([reply.status, code]).toEqual([400, 'validation']);
  expect(fields.map((it: { path: string }) => it.path)).toContain(path);
  expect(await countRows(app, 'assessment')).toBe(0);
});

test('a place that is not known is a polite question', async () => {
  const reply = await post({ ...answers, location: 'Xyzzyhausen', language: 'de', market: 'de' });
  const { fields } = await reply.json();
  expect(fields[0]).toMatchObject({ path: 'location', problem: 'unknown-place' });
});

test('photos travel as thumbnails, and together as any call', async () => {
  const photoUrl = `data:image/jpeg;base64,${'A'.repeat(59_000)}`;
  const photos = [1, 2, 3].map(() => ({ photoType: 'other', photoUrl }));
  expect((await post({ ...answers, language: 'de', photos })).status).toBe(200);
  const tooLong = await post({
    ...answers,
    photos: [{ photoType: 'other', photoUrl: `${photoUrl}${'A'.repeat(1_000)}` }],
  });
  expect((await tooLong.json()).fields).toMatchObject([{ path: 'photos.0.photoUrl', problem: 'too-long' }]);
  const tooMuch = await post({ ...answers, userName: 'x'.repeat(MAX_BODY_BYTES) });
  expect((await tooMuch.json()).code).toBe('body-too-large');
});

test('a repeat under its key is answered again and kept once', async () => {
  const { token } = await newVisit(app);
  const key = newKey();
  const [first, second] = [await analyse({}, { token, key }), await analyse({}, { token, key })];
  expect(second).toEqual(first);
  expect(await countRows(app, 'assessment')).toBe(1);
});

test('a request with a check reaches companies, mails and the page behind the link with its strategy', async () => {
  const reply = await (await postLead(app, checkLead())).json();
  expect(reply.result.setup.heatPump).not.toBeNull();
  const token = await mailedToken(app);
  await confirmAll(app, token);
  await app.runJobs('send-mail');
  const full = (await app.outbox()).find(({ kind }) => kind === 'summary');
  expect(full?.text).toContain('Luft-Wärmepumpe');
  expect(full?.text).toContain('KfW 458');
  expect(full?.html).not.toContain('60 m²</b>');
  const { consultations } = await ask(app, readSummary, { parameters: { token } });
  expect(consultations[0]?.result).toMatchObject({ setup: { heatPump: { powerKw: expect.any(Number) } } });
  expect(consultations[0]?.answers).toMatchObject({ currentHeatingSystem: 'gas', hasEV: 'yes' });
});

test('a company sees the strategy of its lead, and not who else was matched', async () => {
  const { partners } = await (await postLead(app, checkLead())).json();
  const partner = await signInPartner(app, partners[0].id);
  const [lead] = await ask(app, listPartnerLeads, {}, partner.as);
  expect(lead?.request?.result).toMatchObject({ setup: { solar: { kwp: expect.any(Number) } } });
  expect(lead?.request?.result).not.toHaveProperty('providers');
});

test('a report by mail is written from the answers, whatever figures come along', async () => {
  const email = 'ada@example.org';
  await postSummary(app, { email, name: 'Ada Lovelace', check: answers, language: 'de', market: 'de' });
  const token = await mailedToken(app);
  await confirmAll(app, token);
  await app.runJobs('send-mail');
  const full = (await app.outbox()).find(({ kind }) => kind === 'summary');
  expect(full?.text).toContain('Warum wir das empfehlen'.toUpperCase());
  const both = await postSummary(app, { email, name: 'Ada', check: answers, assessment: {}, language: 'de' });
  expect(both.status).toBe(400);
});
