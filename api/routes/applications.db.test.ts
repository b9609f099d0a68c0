import { afterEach, beforeEach, expect, test } from 'vitest';
import { partnerApplication, partnerDocument } from '#api/database/schema/applications.ts';
import { partner } from '#api/database/schema/partners.ts';
import { sweep } from '#api/services/retention/sweep.ts';
import {
  type Application,
  addProof,
  applyAsPartner,
  decideApplication,
  eraseApplication,
  listApplications,
  openApplication,
  readApplication,
  removeProof,
  submitApplication,
} from '#domain/contract/applications.ts';
import { listNotifications } from '#domain/contract/notifications.ts';
import { listPartners } from '#domain/contract/partners.ts';
import { acceptInvitation } from '#domain/contract/team.ts';
import { readWorkspace } from '#domain/contract/workspace.ts';
import { MAX_DOCUMENTS } from '#domain/partners/application.ts';
import { applicationBody, newApplication, pdfBase64 } from '#tests/harness/applications.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, call } from '#tests/harness/calls.ts';
import { roofJpeg } from '#tests/harness/pictures.ts';
import { type SignedIn, signIn } from '#tests/harness/sign-in.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

const EVA = applicationBody.email;
const DAY = 86_400_000;
const page = { origin: PUBLIC_URL };

let app: TestApp;
let manager: SignedIn;
beforeEach(async () => {
  app = await startApp();
  manager = await signIn(app, { role: 'manager' });
});
afterEach(() => app.stop());

const options = ({ as }: SignedIn = manager) => ({ key: newKey(), ...as });
const apply = (changes: object = {}) =>
  call(app, applyAsPartner, { body: { ...applicationBody, ...changes } }, { ...page, key: newKey() });
const read = (token: string) => ask(app, readApplication, { body: { token } }, page);
const add = (token: string, file: string, name = 'haftpflicht.pdf') =>
  call(app, addProof, { body: { token, kind: 'insurance', name, file } }, page);
const decide = (applicationId: string, body: object) =>
  call(app, decideApplication, { parameters: { applicationId }, body }, options());

async function linkIn(pathName: string): Promise<string> {
  await app.runJobs();
  const link = new RegExp(`/partner/${pathName}#([\\w.-]+)`);
  const found = (await app.outbox()).flatMap((it) => (it.to === EVA ? (link.exec(it.text)?.[1] ?? []) : []));
  if (!found[0]) throw new Error(`no mail leads to ${pathName}`);
  return found[0];
}

test('a company applies, hands in its proof, is checked, accepted and invited as its owner', async () => {
  expect(await (await apply()).json()).toEqual({ asked: true });
  const token = await linkIn('application');
  expect(await read(token)).toMatchObject({ standing: 'draft', company: 'Uckerwärme', postcodes: ['17'] });
  expect(await ask(app, listApplications, {}, manager.as)).toEqual([]);
  expect((await call(app, submitApplication, { body: { token } }, page)).status).toBe(400);
  expect((await add(token, pdfBase64())).status).toBe(200);
  expect((await ask(app, submitApplication, { body: { token } }, page)).standing).toBe('submitted');
  await app.runJobs('handle-event');
  const [news] = await ask(app, listNotifications, {}, manager.as);
  expect(news).toMatchObject({ kind: 'applicationSent', path: '/manager', reference: '' });
  const [entry] = await ask(app, listApplications, { query: { state: 'submitted', query: 'ucker' } }, manager.as);
  expect(entry).toMatchObject({ company: 'Uckerwärme', documents: 1 });
  const parameters = { applicationId: entry?.id ?? '' };
  const opened = await ask(app, openApplication, { parameters }, manager.as);
  expect(opened).toMatchObject({ contactName: 'Eva Muster', registerNumber: 'HRB 12345' });
  expect(await (await decide(parameters.applicationId, { accept: true })).json()).toMatchObject({
    standing: 'accepted',
  });
  expect((await decide(parameters.applicationId, { accept: true })).status).toBe(409);
  expect((await ask(app, listPartners)).some(({ name }) => name === 'Uckerwärme')).toBe(true);
  expect((await call(app, readApplication, { body: { token } }, page)).status).toBe(404);
  const eva = await signIn(app, { email: EVA });
  await ask(app, acceptInvitation, { body: { token: await linkIn('invitation') } }, eva.as);
  expect(await ask(app, readWorkspace, {}, eva.as)).toMatchObject({ standing: 'open', role: 'owner' });
  const rows = await deedsOn(app, parameters.applicationId);
  expect(rows.map(({ verb }) => verb)).toEqual([
    'application.begun',
    'application.submitted',
    'read',
    'application.accepted',
  ]);
});

test('a refusal is told with its reason, and everything goes 90 days later, the file too', async () => {
  const { id, documentId, token } = await newApplication(app, { isSubmitted: true });
  expect((await decide(id, { accept: false })).status).toBe(400);
  await decide(id, { accept: false, reason: 'Kein Eintrag in der Handwerksrolle' });
  expect(await linkIn('application')).toBe(token);
  expect(await read(token)).toMatchObject({ standing: 'refused', reason: 'Kein Eintrag in der Handwerksrolle' });
  app.clock.advance(90 * DAY);
  await sweep(app.deps, app.clock.now());
  expect((await read(token)).standing).toBe('refused');
  app.clock.advance(1);
  await sweep(app.deps, app.clock.now());
  expect((await call(app, readApplication, { body: { token } }, page)).status).toBe(404);
  expect(await app.database.db.$count(partnerDocument)).toBe(0);
  expect(await app.deps.media.get(documentId)).toBeNull();
});

test('what was accepted stays with its company', async () => {
  const { id, documentId } = await newApplication(app, { isSubmitted: true });
  await decide(id, { accept: true });
  app.clock.advance(400 * DAY);
  await sweep(app.deps, app.clock.now());
  expect(await app.database.db.$count(partnerApplication)).toBe(1);
  expect(await app.deps.media.get(documentId)).not.toBeNull();
});

test('a document is known by its content, bounded, and saved rather than shown', async () => {
  const { token, documentId } = await newApplication(app);
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  for (const file of [base64('<html><script>alert(1)</script>'), base64('%PDF-1.4 without an end'), base64('GIF8'), ''])
    expect((await add(token, file)).status).toBe(400);
  app.clock.advance(1_000);
  const jpeg = Buffer.from(await roofJpeg({ width: 64, height: 48 })).toString('base64');
  const { documents } = (await (await add(token, jpeg, 'a "b"\r\n.pdf')).json()) as Application;
  expect(documents.map(({ type }) => type)).toEqual(['application/pdf', 'image/jpeg']);
  for (const { path, type } of documents) {
    const reply = await app.fetch(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w ]+\.(pdf|jpg)"; filename\*=/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  }
  const [{ path = '' } = {}] = documents;
  expect((await app.fetch(path.replace(documentId, app.deps.ids.next()))).status).toBe(404);
  for (let number = documents.length; number < MAX_DOCUMENTS; number += 1) await add(token, pdfBase64());
  expect((await add(token, pdfBase64())).status).toBe(400);
  const removed = await ask(app, removeProof, { body: { token, documentId } }, page);
  expect(removed.documents).toHaveLength(MAX_DOCUMENTS - 1);
  expect((await app.fetch(path)).status).toBe(404);
  app.clock.advance(2 * 3_600_000);
  expect((await app.fetch(documents[1]?.path ?? '')).status).toBe(404);
});

test('whoever has the link erases it, also after it was sent, and changes nothing then', async () => {
  const { token, documentId } = await newApplication(app, { isSubmitted: true });
  expect((await add(token, pdfBase64())).status).toBe(409);
  expect((await call(app, removeProof, { body: { token, documentId } }, page)).status).toBe(409);
  expect(await ask(app, eraseApplication, { body: { token } }, page)).toEqual({ erased: true });
  await app.runJobs();
  expect(await app.database.db.$count(partnerApplication)).toBe(0);
  expect(await app.deps.media.get(documentId)).toBeNull();
  const other = await newApplication(app, { email: 'other@example.org' });
  const foreign = { token: other.token.replace(other.id, 'x').slice(0, -2) };
  expect((await call(app, readApplication, { body: foreign }, page)).status).toBe(404);
});

test('a client applies five times a day, a mailbox gets no flood, and the reply never differs', async () => {
  for (let time = 0; time < 5; time += 1) expect(await (await apply()).json()).toEqual({ asked: true });
  expect((await apply({ email: 'another@example.org' })).status).toBe(429);
  expect(await app.database.db.$count(partnerApplication)).toBe(1);
  await app.runJobs();
  expect(await app.outbox()).toHaveLength(1);
});

test('without consent, craft or area of the country nothing is taken', async () => {
  for (const changes of [
    { consent: { ...applicationBody.consent, agree: false } },
    { solutions: [] },
    { country: 'ch', postcodes: ['80011'] },
  ])
    expect((await apply(changes)).status).toBe(400);
});

test('nobody but our staff reads applications or decides', async () => {
  const { id } = await newApplication(app, { isSubmitted: true });
  const customer = await signIn(app, {});
  const parameters = { applicationId: id };
  for (const [endpoint, input] of [
    [listApplications, {}],
    [openApplication, { parameters }],
    [decideApplication, { parameters, body: { accept: true } }],
  ] as const)
    expect((await call(app, endpoint, input, options(customer))).status).toBe(403);
  const draft = await newApplication(app, { email: 'draft@example.org' });
  expect((await call(app, openApplication, { parameters: { applicationId: draft.id } }, manager.as)).status).toBe(404);
});

test('a name that is taken is told to our staff, and nothing happens', async () => {
  const [taken] = await app.database.db.select().from(partner).limit(1);
  const { id } = await newApplication(app, { isSubmitted: true, company: taken?.name ?? '' });
  const reply = await decide(id, { accept: true });
  expect([reply.status, (await reply.json()).fields?.[0]]).toMatchObject([400, { path: 'company', problem: 'taken' }]);
  const parameters = { applicationId: id };
  expect((await ask(app, openApplication, { parameters }, manager.as)).standing).toBe('submitted');
});
