import { desc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assessment, estimate } from '#api/database/schema/leads.ts';
import { computeKept } from '#api/services/estimate/kept-estimate.ts';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import { createLead } from '#domain/contract/leads.ts';
import { erasePerson, exportPerson } from '#domain/contract/person.ts';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import {
  ask,
  type CallOptions,
  call,
  chatLeadBody,
  countRows,
  leadBody,
  newVisit,
  postLead,
} from '#tests/harness/calls.ts';
import { detailedHome, keep, keptBody } from '#tests/harness/estimates.ts';
import { confirmAll, mailedToken, postSummary, summaryBody } from '#tests/harness/summaries.ts';
import { newKey, startApp, type TestApp, withApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let options: { token: string };
beforeEach(async () => {
  app = await startApp();
  options = await newVisit(app);
});
afterEach(() => app.stop());

const newestFirst = () =>
  app.database.db.select().from(assessment).orderBy(desc(assessment.createdAt), desc(assessment.id));
const check = (by: CallOptions) =>
  ask(app, analyseStrategy, { body: { location: 'Berlin', ownership: 'own', heatingSystem: 'gas', market: 'de' } }, by);

describe('what is kept', () => {
  test('is computed here, and answers as the engine does', async () => {
    const { verdict } = await keep(app, keptBody(), options);
    const own = await computeKept(detailedHome, app.clock.now());
    expect(verdict).toEqual(JSON.parse(JSON.stringify(own.verdict)));
    const [row] = await app.database.db.select().from(estimate);
    expect(row).toMatchObject({ kind: 'questionnaire', home: null, kept: { input: detailedHome, verdict } });
  });

  test('goes to the newest assessment of its kind in the visit, and to no other', async () => {
    const other = await newVisit(app);
    await check(other);
    await check(options);
    await ask(app, createLead, { body: leadBody() }, { ...options, key: newKey() });
    app.clock.advance(1_000);
    await check(options);
    const { verdict } = await keep(app, keptBody({}, 'check'), options);
    const [newest, ...others] = await newestFirst();
    expect([newest?.kind, newest?.estimate?.verdict]).toEqual(['check', verdict]);
    expect(others.map((it) => it.estimate)).toEqual([null, null, null]);
  });

  test('is taken along by whatever the visit asks for afterwards', async () => {
    const { verdict } = await keep(app, keptBody(), options);
    await postLead(app, leadBody(), options);
    await postSummary(app, summaryBody(), options);
    await postLead(app, leadBody('stranger@example.org'), await newVisit(app));
    const stored = await newestFirst();
    expect(stored.map((it) => it.estimate?.verdict ?? null)).toEqual(expect.arrayContaining([verdict, verdict, null]));
  });

  test('is replaced by the next one of its kind', async () => {
    await keep(app, keptBody(), options);
    await keep(app, keptBody({ place: 'Hamburg' }), options);
    await keep(app, keptBody({ place: 'Rostock' }, 'chat'), options);
    const rows = await app.database.db.select().from(estimate).orderBy(estimate.kind);
    expect(rows.map((it) => [it.kind, it.kept.verdict.place])).toEqual([
      ['chat', 'Rostock'],
      ['questionnaire', 'Hamburg'],
    ]);
  });

  test('of another country stays away from what is asked for in this one', async () => {
    await keep(app, keptBody({ market: 'ch', place: '8001' }), options);
    await postLead(app, leadBody(), options);
    expect((await newestFirst())[0]?.estimate).toBeNull();
  });
});

describe('a home that is told anew', () => {
  const lead = (changes: object) => {
    app.clock.advance(1_000);
    const body = leadBody();
    return postLead(app, { ...body, answers: { ...body.answers, ...changes } }, options);
  };

  test('takes the estimate along where it can follow', async () => {
    await lead({});
    await keep(app, keptBody(), options);
    await lead({ currentHeatingSystem: 'oil' });
    const [newest, before] = await newestFirst();
    expect(before?.estimate?.input).toEqual(detailedHome);
    expect(newest?.estimate?.input.heating).toEqual({ system: 'oil', areaM2: 150, flowTemperatureC: 45 });
    expect(newest?.estimate?.verdict.co2KgPerYear).not.toEqual(before?.estimate?.verdict.co2KgPerYear);
  });

  test('outdates it where it cannot: the typical rating is back', async () => {
    await lead({});
    await keep(app, keptBody(), options);
    await lead({ roofType: 'sloped_north' });
    expect((await newestFirst())[0]?.estimate).toBeNull();
    await lead({});
    expect((await newestFirst())[0]?.estimate).not.toBeNull();
  });

  test('is the first one where the estimate came before any', async () => {
    await keep(app, keptBody(), options);
    await lead({ currentHeatingSystem: 'oil' });
    expect((await newestFirst())[0]?.estimate?.input).toEqual(detailedHome);
    await lead({ currentHeatingSystem: 'gas', hasEV: 'no' });
    expect((await newestFirst())[0]?.estimate?.input).toMatchObject({ heating: { system: 'gas' } });
    expect((await newestFirst())[0]?.estimate?.input.ev).toBeUndefined();
  });

  test('follows what a chat has learnt since', async () => {
    await postLead(app, chatLeadBody(), options);
    await keep(app, keptBody({}, 'chat'), options);
    app.clock.advance(1_000);
    const body = chatLeadBody();
    await postLead(app, { ...body, facts: { ...body.facts, ownsHome: false } }, options);
    const [newest] = await newestFirst();
    expect(newest?.estimate?.verdict.notWorthIt).toEqual([
      { solution: 'solar', reason: 'landlord-decides' },
      { solution: 'heatPump', reason: 'landlord-decides' },
    ]);
  });
});

describe('refused, with nothing kept, is', () => {
  const refused = async (body: unknown, by: CallOptions = options) => {
    const reply = await call(app, keepEstimate, { body }, by);
    const { code, fields } = await reply.json();
    expect(await countRows(app, 'estimate')).toBe(0);
    return [
      reply.status,
      code,
      ...(fields ?? []).map((it: { path: string; problem: string }) => [it.path, it.problem]),
    ];
  };

  test.each([
    ['a place that is nowhere', { place: 'Xyzzyhausen' }, ['place', 'unknown-place']],
    ['a postcode of another country', { place: '80011 Zürich' }, ['place', 'other-country']],
    ['a use of nothing', { annualUseKwh: 0 }, ['input.annualUseKwh', 'out-of-range']],
    ['a use without end', { annualUseKwh: 1e9 }, ['input.annualUseKwh', 'out-of-range']],
    ['a negative roof', { roof: { areaM2: -4 } }, ['input.roof.areaM2', 'out-of-range']],
  ])('%s', async (_, changes, problem) => {
    expect(await refused(keptBody(changes))).toEqual([400, 'validation', problem]);
  });

  test('what a browser has computed itself', async () => {
    const { verdict } = await computeKept(detailedHome, app.clock.now());
    expect(await refused({ ...keptBody(), verdict })).toEqual([400, 'validation', ['verdict', 'unknown-field']]);
    const input = { ...detailedHome, potentials: { solar: 'high' } };
    expect(await refused({ kind: 'chat', input })).toEqual([400, 'validation', ['input.potentials', 'unknown-field']]);
  });

  test('a token that is not ours', async () => {
    expect(await refused(keptBody(), { token: 'nobody' })).toEqual([401, 'visit-invalid']);
  });

  test('a page of somebody else', async () => {
    expect(await refused(keptBody(), { ...options, origin: 'https://evil.example' })).toEqual([
      403,
      'origin-not-allowed',
    ]);
  });

  test('more than a visit may store in a day', async () => {
    await withApp({ limits: { bytesPerVisit: { points: 6_000, seconds: 86_400 } } }, async (full) => {
      const by = await newVisit(full);
      await keep(full, keptBody(), by);
      const reply = await call(full, keepEstimate, { body: keptBody() }, by);
      expect([reply.status, (await reply.json()).code]).toEqual([429, 'too-much-stored']);
    });
  });
});

test('it is exported with its person, and goes with them', async () => {
  await keep(app, keptBody({ householdIncome: 48_000 }), options);
  await postLead(app, leadBody(), options);
  const token = await mailedToken(app);
  await confirmAll(app, token);
  const person = await ask(app, exportPerson, { parameters: { token } });
  const kept = { input: { householdIncome: 48_000 }, verdict: { place: 'Berlin' } };
  expect([person.assessments[0]?.estimate, person.estimates[0]?.estimate]).toMatchObject([kept, kept]);
  await ask(app, erasePerson, { parameters: { token }, body: {} });
  expect(await Promise.all(['estimate', 'assessment', 'visit'].map((it) => countRows(app, it)))).toEqual([0, 0, 0]);
});
