import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Advisor } from '#api/advisor/advisor.ts';
import { builtinAdvisor } from '#api/advisor/builtin/builtin-advisor.ts';
import { message } from '#api/database/schema/chat.ts';
import { homeProfile } from '#api/database/schema/leads.ts';
import { stateFacts } from '#domain/contract/chat.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { exportPerson } from '#domain/contract/person.ts';
import { readSummary } from '#domain/contract/summary.ts';
import {
  ask,
  type CallOptions,
  call,
  chatLeadBody,
  countRows,
  newVisit,
  postLead,
  visitShown,
} from '#tests/harness/calls.ts';
import { sayTo } from '#tests/harness/chat.ts';
import type { Call } from '#tests/harness/loopback-server.ts';
import { DEMO_PARTNER, openStage, type Stage, verified } from '#tests/harness/partner-webhook.ts';
import { confirmAll, mailedToken, postSummary } from '#tests/harness/summaries.ts';
import { newKey, startApp, type TestApp, withApp } from '#tests/harness/with-app.ts';

const german = { language: 'de', market: 'de' } as const;
const house = { ...german, message: 'Ein Reihenhaus mit 140 m², Gasheizung, kein E-Auto' };
/** 100 m². */
const smaller = { homeSize: 1_076, currentHeatingSystem: 'oil' } as const;

type Facts = BodyOf<typeof stateFacts>['facts'];
const state = (app: TestApp, facts: Facts, options: CallOptions) =>
  ask(app, stateFacts, { body: { facts, market: 'de' } }, options);
const profileOf = async ({ database }: TestApp) =>
  (await database.db.select().from(homeProfile).where(eq(homeProfile.isChat, true))).at(0)?.profile;

describe('what a visitor sets beside the chat', () => {
  let app: TestApp;
  let options: { token: string };
  beforeEach(async () => {
    app = await startApp();
    options = await newVisit(app);
  });
  afterEach(() => app.stop());

  test('is kept at once, as their own word, beside what was heard', async () => {
    await sayTo(app, house, options);
    expect(await state(app, smaller, options)).toEqual({ stored: true });
    const { livingAreaM2, heatingSystem, homeType } = (await profileOf(app)) ?? {};
    expect(livingAreaM2).toMatchObject({ value: expect.closeTo(100, 0), source: 'visitor' });
    expect([heatingSystem, homeType]).toMatchObject([
      { value: 'oil', source: 'visitor' },
      { value: 'townhouse', source: 'keyword' },
    ]);
  });

  test('stands against what is said later, and against an older word of the same caller', async () => {
    await sayTo(app, house, options);
    await state(app, smaller, options);
    await sayTo(app, { ...german, message: 'Die Gasheizung ist von 1998', stated: { homeSize: 1_507 } }, options);
    const { livingAreaM2, heatingSystem, heatingSystemAge } = (await profileOf(app)) ?? {};
    expect([livingAreaM2?.source, heatingSystem, heatingSystemAge]).toMatchObject([
      'visitor',
      { value: 'oil', source: 'visitor' },
      { value: 'over_15', source: 'keyword' },
    ]);
    expect(livingAreaM2?.value).toBeCloseTo(100, 0);
  });

  test('may take a fact out, until it is said again', async () => {
    await sayTo(app, house, options);
    await state(app, { currentHeatingSystem: null, homeType: 'apartment' }, options);
    expect(await profileOf(app)).toMatchObject({ homeType: { value: 'apartment' }, ownsHome: { value: false } });
    expect(await profileOf(app)).not.toHaveProperty('heatingSystem');
    await sayTo(app, { ...german, message: 'Flachdach' }, options);
    expect(await profileOf(app)).not.toHaveProperty('heatingSystem');
    await sayTo(app, { ...german, message: 'Wir heizen mit Öl' }, options);
    expect(await profileOf(app)).toMatchObject({ heatingSystem: { value: 'oil', source: 'keyword' } });
  });

  test('is not lost to an answer that was under way', async () => {
    let set = async () => {};
    const advisor: Advisor = {
      ...builtinAdvisor,
      async *answer(turn, signal) {
        await set();
        yield* builtinAdvisor.answer(turn, signal);
      },
    };
    await withApp({ advisor }, async (slow) => {
      const visit = await newVisit(slow);
      await sayTo(slow, house, visit);
      set = async () => void (await state(slow, { currentHeatingSystem: 'oil', hasEV: null }, visit));
      await sayTo(slow, { ...german, message: 'Die Gasheizung ist von 1998' }, visit);
      expect(await profileOf(slow)).toMatchObject({ heatingSystem: { value: 'oil', source: 'visitor' } });
      expect(await profileOf(slow)).not.toHaveProperty('evOwnership');
    });
  });

  test('is what the adviser knows, and is not repeated to him as a message', async () => {
    await state(app, { homeType: 'townhouse', homeSize: 1_507 }, options);
    expect((await sayTo(app, { ...german, message: 'Wir haben Gas' }, options)).asked).toBe('roofType');
  });

  test('needs no visit, and comes once under one key', async () => {
    const key = newKey();
    const body = { facts: smaller };
    const replies = [
      await call(app, stateFacts, { body }, { ...options, key }),
      await call(app, stateFacts, { body }, { ...options, key }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.database.db.select().from(message)).toMatchObject([
      { role: 'stated', content: '', facts: smaller },
    ]);
    expect((await call(app, stateFacts, { body })).status).toBe(200);
    expect(await countRows(app, 'visit')).toBe(2);
  });

  test('is refused from a foreign page, where it is no fact, and where it is too much', async () => {
    const body = { facts: smaller };
    expect((await call(app, stateFacts, { body }, { ...options, origin: 'https://evil.example' })).status).toBe(403);
    expect((await call(app, stateFacts, { body: { facts: { castle: true } } }, options)).status).toBe(400);
    expect((await call(app, stateFacts, { body }, { token: 'stolen' })).status).toBe(401);
    expect(await countRows(app, 'message')).toBe(0);
    let status = 200;
    for (let at = 0; status === 200 && at < 500; at += 1)
      status = (await call(app, stateFacts, { body }, options)).status;
    expect(status).toBe(429);
  });
});

describe('one corrected consultation', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.stop());

  test('is told alike by page, mails, request, webhook and export', async () => {
    const { app, own, receiver } = stage;
    const options = await visitShown(app, DEMO_PARTNER);
    await sayTo(app, house, options);
    await state(app, smaller, options);
    const text = { email: 'ada@example.org', name: 'Ada Lovelace', consultationSummary: 'Kurz gesagt' };
    expect((await postSummary(app, text, options)).status).toBe(200);
    const facts = { homeType: 'townhouse', hasEV: 'no', ...smaller } as const;
    expect((await postLead(app, { ...chatLeadBody(), facts, partnerIds: [DEMO_PARTNER] }, options)).status).toBe(201);
    const token = await mailedToken(app);
    await confirmAll(app, token);
    for (let time = 0; time < 3; time += 1) await app.runJobs();

    const told = { homeType: 'townhouse', homeSize: 100, currentHeatingSystem: 'oil', hasEV: 'no' };
    const { consultations } = await ask(app, readSummary, { parameters: { token } });
    expect(consultations.map(({ kind }) => kind).sort()).toEqual(['lead', 'summary']);
    expect(consultations.map(({ assessment }) => assessment)).toEqual([told, told]);
    const mails = (await app.outbox()).filter(({ kind }) => kind === 'summary' || kind === 'partnerLead');
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['partnerLead', 'summary', 'summary']);
    for (const mail of mails) {
      expect(mail.text.replace(/\s/g, ' ')).toContain('rund 100 m²');
      expect(mail.text).not.toMatch(/140|Erdgas|Gasheizung/);
    }
    const message = verified(receiver.calls.at(0) as Call, own.secret);
    expect(message.data).toMatchObject({ home: told });
    const person = await ask(app, exportPerson, { parameters: { token } });
    const profiles = [...person.assessments, ...person.chatHomes].map(({ homeProfile }) => homeProfile);
    const sources = profiles.map((it) => [it.livingAreaM2?.source, it.heatingSystem?.source, it.homeType?.source]);
    expect(sources).toEqual(profiles.map(() => ['visitor', 'visitor', 'keyword']));
    expect(person.messages.filter(({ role }) => role === 'stated').map(({ facts }) => facts)).toEqual([smaller]);
    expect(profiles).toHaveLength(3);
  });
});
