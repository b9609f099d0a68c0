import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { createLead } from '#domain/contract/leads.ts';
import type { Problem } from '#domain/contract/problem.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { languages } from '#domain/place.ts';
import { call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { EXAMPLES_URL, newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';
import { failureTexts } from '#texts/failures/whole.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const stored = [
  'lead',
  'contact_address',
  'assessment',
  'consent',
  'email',
  'outbox_event',
  'idempotency',
  'pgboss.job',
];

async function expectNothingStored() {
  for (const table of stored) expect([table, await countRows(app, table)]).toEqual([table, 0]);
}

describe('a lead', () => {
  test('is stored with contact, consent, partners, event, audit and mail', async () => {
    const { token } = await newVisit(app);
    const reply = await postLead(app, leadBody(), { token });
    expect(reply.status).toBe(201);
    const lead = await reply.json();
    expect(lead).toMatchObject({
      confirmation: 'confirm',
      result: { solarPotential: 'high', heatPumpPotential: 'high' },
    });
    expect(lead.partners.length).toBe(3);
    expect(lead.partners.map((it: { name: string }) => it.name)).toContain('Kiezstrom Technik');
    for (const [table, rows] of [
      ['lead', 1],
      ['lead_partner', 3],
      ['project', 1],
      ['milestone', 5],
      ['consent', 2],
      ['outbox_event', 1],
      ['audit', 1],
      ['email', 1],
      ['pgboss.job', 2],
    ] as const)
      expect([table, await countRows(app, table)]).toEqual([table, rows]);
    expect(await app.runJobs()).toBe(2);
    const [mail] = await app.outbox();
    expect(mail).toMatchObject({ to: 'ada@example.org', language: 'de' });
    expect(mail?.text).toContain('http://localhost:3000/summary/');
    expect(mail?.text).toContain('55.500');
  });

  test('goes to the company on whose page it was asked for', async () => {
    const visit = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
    const reply = await postLead(app, leadBody(), { token: visit.token, origin: EXAMPLES_URL });
    expect(reply.headers.get('access-control-allow-origin')).toBe(EXAMPLES_URL);
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await reply.json()).partners).toEqual([visit.partner]);
  });

  test('works without a visit token and gets one', async () => {
    const reply = await postLead(app);
    expect(reply.status).toBe(201);
    const token = reply.headers.get('wattnest-visit') ?? '';
    expect((await postLead(app, leadBody(), { token })).status).toBe(201);
    expect(await countRows(app, 'visit')).toBe(1);
  });

  test('leaves no word of the visitor in the mail or the log', async () => {
    await postLead(app);
    await app.runJobs();
    const [mail] = await app.outbox();
    const everything = `${mail?.subject}${mail?.text}${mail?.html}${app.logged.join()}`;
    for (const word of ['Ada', 'Lovelace', 'nachmittags', '123456', '10437']) expect(everything).not.toContain(word);
    expect(app.logged.join()).not.toContain('example.org');
  });
});

describe('one click', () => {
  test('50 parallel repeats make one lead, one mail, one event', async () => {
    const { token } = await newVisit(app);
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 50 }, () => postLead(app, leadBody(), { token, key })));
    expect(new Set(replies.map((it) => it.status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(replies.map(async (it) => (await it.json()).leadId))).size).toBe(1);
    await app.runJobs();
    for (const table of ['lead', 'email', 'outbox_event']) expect(await countRows(app, table)).toBe(1);
    expect((await app.outbox()).length).toBe(1);
  });

  test('another body under the key is refused', async () => {
    const { token } = await newVisit(app);
    const key = newKey();
    await postLead(app, leadBody(), { token, key });
    const reply = await postLead(app, leadBody('other@example.org'), { token, key });
    expect([reply.status, (await reply.json()).code]).toEqual([409, 'idempotency-key-reused']);
    expect(await countRows(app, 'lead')).toBe(1);
  });

  test('a key belongs to its visit and lives a day', async () => {
    const key = newKey();
    const [one, two] = [await newVisit(app), await newVisit(app)];
    const first = await (await postLead(app, leadBody(), { token: one.token, key })).json();
    const other = await (await postLead(app, leadBody(), { token: two.token, key })).json();
    expect(other.leadId).not.toBe(first.leadId);
    app.clock.advance(24 * 3_600_000 + 1);
    const renewed = await newVisit(app, {}, { token: one.token });
    expect(renewed.visitId).toBe(one.visitId);
    const later = await (await postLead(app, leadBody(), { token: renewed.token, key })).json();
    expect(later.leadId).not.toBe(first.leadId);
  });

  test('a missing or malformed key is refused', async () => {
    const missing = await postLead(app, leadBody(), { key: null });
    expect((await missing.json()).code).toBe('idempotency-key-missing');
    const short = await postLead(app, leadBody(), { key: 'short' });
    expect((await short.json()).code).toBe('idempotency-key-invalid');
    await expectNothingStored();
  });
});

type Changed = ReturnType<typeof leadBody>;
const changed = (change: (body: Changed) => unknown) => {
  const body = leadBody();
  change(body);
  return body;
};

describe.each(languages)('refusals in %s', (language) => {
  test.each([
    [
      'unknown enumeration',
      changed((it) => Object.assign(it.answers, { roofType: 'igloo' })),
      400,
      'validation',
      'answers.roofType',
    ],
    [
      'extra field',
      changed((it) => Object.assign(it.contact, { isAdmin: true })),
      400,
      'validation',
      'contact.isAdmin',
    ],
    ['wrong type', changed((it) => Object.assign(it.contact, { name: 7 })), 400, 'validation', 'contact.name'],
    [
      'no consent',
      changed((it) => Object.assign(it.consent, { agreeToTerms: false })),
      400,
      'validation',
      'consent.agreeToTerms',
    ],
    [
      'old consent',
      changed((it) => Object.assign(it.consent, { version: '2001-01-01' })),
      409,
      'consent-outdated',
      undefined,
    ],
    [
      '2 MB body',
      changed((it) => Object.assign(it.answers, { additionalNotes: 'x'.repeat(2_000_000) })),
      413,
      'body-too-large',
      undefined,
    ],
    ['broken JSON', '{"kind":', 400, 'invalid-json', undefined],
  ])('%s', async (_, body, status, code, field) => {
    const asked = typeof body === 'object' ? { ...body, language } : body;
    const reply = await postLead(app, asked, { language });
    const problem = (await reply.json()) as Problem;
    expect([reply.status, problem.code]).toEqual([status, code]);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(problem.detail).toBe(failureTexts[language].details[problem.code]);
    expect(problem.fields?.[0]?.path).toBe(field);
    await expectNothingStored();
  });

  test.each([
    ['wrong content type', { headers: { 'Content-Type': 'text/plain' } }, 415, 'unsupported-media-type'],
    ['foreign origin', { origin: 'https://evil.example' }, 403, 'origin-not-allowed'],
    ['null origin', { origin: 'null' }, 403, 'origin-not-allowed'],
    ['forged token', { token: 'a.b.c' }, 401, 'visit-invalid'],
  ])('%s', async (_, options, status, code) => {
    const reply = await postLead(app, leadBody(), { language, ...options });
    const problem = (await reply.json()) as Problem;
    expect([reply.status, problem.code]).toEqual([status, code]);
    expect(problem.title).toBe(failureTexts[language].titles[problem.code]);
    await expectNothingStored();
  });

  test('unknown site key', async () => {
    const reply = await call(app, openVisit, { body: { siteKey: 'nobody', language, market: 'de' } }, { language });
    expect([reply.status, (await reply.json()).detail]).toEqual([404, failureTexts[language].details['site-unknown']]);
  });
});

test('a chunked body is cut off at the limit', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(97));
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() };
  const reply = await app.fetch(createLead.path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(reply.status).toBe(413);
  expect(sent).toBeLessThan(1_000_000);
});

test('the eleventh lead without a visit in an hour is refused with the seconds to wait', async () => {
  for (let number = 0; number < 10; number += 1) expect((await postLead(app)).status).toBe(201);
  const reply = await postLead(app);
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await postLead(app, leadBody(), { address: '203.0.113.9' })).status).toBe(201);
});
