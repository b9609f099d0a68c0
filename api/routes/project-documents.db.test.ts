import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillPath } from '#domain/contract/endpoint.ts';
import { erasePerson, exportPerson, withdrawLead } from '#domain/contract/person.ts';
import { addDocument, listDocuments, readDocument, removeDocument } from '#domain/contract/project-documents.ts';
import { MOST_DOCUMENTS } from '#domain/projects/documents.ts';
import { ask, call, countRows } from '#tests/harness/calls.ts';
import { kindsOf } from '#tests/harness/notifications.ts';
import { roofJpeg } from '#tests/harness/pictures.ts';
import { HAMBURG_PARTNER, startProject, type TestProject } from '#tests/harness/projects.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let its: TestProject;
let files: Map<string, Uint8Array<ArrayBuffer>>;
beforeEach(async () => {
  files = new Map();
  app = await startApp({
    media: {
      put: async (key, bytes) => void files.set(key, new Uint8Array(bytes)),
      get: async (key) => files.get(key) ?? null,
      remove: async (key) => void files.delete(key),
      free: async () => null,
    },
  });
  its = await startProject(app);
});
afterEach(() => app.stop());

const PDF = '%PDF-1.4\nBill of March\n%%EOF\n';
const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes as string).toString('base64');
const parameters = () => ({ projectId: its.projectId });
const add = ({ as }: SignedIn, name = 'Rechnung März.pdf', bytes: string | Uint8Array = PDF) =>
  call(app, addDocument, { parameters: parameters(), body: { name, file: base64(bytes) } }, as);
const added = async (who: SignedIn, name?: string, bytes?: string | Uint8Array) => (await add(who, name, bytes)).json();
const list = async ({ as }: SignedIn) => ask(app, listDocuments, { parameters: parameters() }, as);
const namesOf = async (who: SignedIn) => (await list(who)).documents.map(({ name }) => name);
const read = ({ as }: SignedIn, documentId: string) =>
  call(app, readDocument, { parameters: { ...parameters(), documentId } }, as);
const remove = ({ as }: SignedIn, documentId: string) =>
  call(app, removeDocument, { parameters: { ...parameters(), documentId } }, { ...as, key: newKey() });

test('what is added is listed with who and when, told to the others, and downloaded as a file that runs nothing', async () => {
  const [partner] = its.partners as [SignedIn];
  await app.runJobs('handle-event');
  expect((await add(its.owner)).status).toBe(201);
  const [document] = (await list(partner)).documents;
  expect(document).toMatchObject({
    name: 'Rechnung März.pdf',
    kind: 'pdf',
    side: 'customer',
    isOwn: false,
    company: null,
  });
  expect((await list(its.owner)).documents[0]?.isOwn).toBe(true);
  const reply = await read(partner, document?.id ?? '');
  expect(await reply.text()).toBe(PDF);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="Rechnung M_rz.pdf"; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  await app.runJobs('handle-event');
  expect(await kindsOf(app, partner)).toContain('documentAdded');
  expect(await kindsOf(app, its.owner)).not.toContain('documentAdded');
});

test('who may see, download and remove what', async () => {
  const [one, other] = its.partners as [SignedIn, SignedIn];
  const { owner, manager } = its;
  const stranger = await signIn(app, { email: 'grace@example.org' });
  const hamburg = await signInPartner(app, HAMBURG_PARTNER);
  const by = {
    owner: await added(owner, 'owner.pdf', `${PDF}1%%EOF`),
    one: await added(one, 'one.pdf', `${PDF}2%%EOF`),
    manager: await added(manager, 'manager.pdf', `${PDF}3%%EOF`),
  };
  const people = { owner, one, other, manager, stranger, hamburg };
  const expected = {
    owner: { owner: [200, 200], one: [200, 404], manager: [200, 404] },
    one: { owner: [200, 404], one: [200, 200], manager: [200, 404] },
    other: { owner: [200, 404], one: [404, 404], manager: [200, 404] },
    manager: { owner: [200, 404], one: [200, 404], manager: [200, 200] },
    stranger: { owner: [404, 404], one: [404, 404], manager: [404, 404] },
    hamburg: { owner: [404, 404], one: [404, 404], manager: [404, 404] },
  };
  const found: Record<string, Record<string, number[]>> = {};
  for (const [name, person] of Object.entries(people))
    for (const [whose, { id }] of Object.entries(by))
      found[name] = { ...found[name], [whose]: [(await read(person, id)).status] };
  expect((await namesOf(other)).toSorted()).toEqual(['manager.pdf', 'owner.pdf']);
  expect((await add(stranger)).status).toBe(404);
  expect((await add(hamburg)).status).toBe(404);
  for (const [name, person] of Object.entries(people).toReversed())
    for (const [whose, { id }] of Object.entries(by)) {
      const isOwn = name === whose;
      if (!isOwn) found[name]?.[whose]?.push((await remove(person, id)).status);
    }
  for (const [name, { id }] of Object.entries(by))
    found[name]?.[name]?.push((await remove(people[name as keyof typeof by], id)).status);
  expect(found).toEqual(expected);
  expect((await call(app, readDocument, { parameters: { ...parameters(), documentId: by.owner.id } })).status).toBe(
    401,
  );
});

test.each([
  ['a page that says it is a PDF', '<script>alert(1)</script>%PDF-1.4\n%%EOF', 'not-a-picture'],
  ['a PDF that is cut', '%PDF-1.4\nBill', 'not-a-picture'],
  ['a drawing in XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'not-a-picture'],
  ['nothing', '', 'required'],
])('%s is refused, and nothing stays of it', async (_, bytes, problem) => {
  const reply = await add(its.owner, 'offer.pdf', bytes);
  expect([reply.status, (await reply.json()).fields]).toEqual([
    400,
    [expect.objectContaining({ path: 'file', problem })],
  ]);
  expect([files.size, await countRows(app, 'project_document')]).toEqual([0, 0]);
});

test('a picture is drawn anew, and named as what it is', async () => {
  const { name, kind, id } = await added(its.owner, 'dach.png', await roofJpeg());
  expect([name, kind]).toEqual(['dach.jpg', 'picture']);
  expect(
    Buffer.from(files.get(id) ?? [])
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff');
});

test('the same file twice is one, and a project holds so many', async () => {
  const first = await added(its.owner);
  expect((await added(its.owner)).id).toBe(first.id);
  await app.runJobs('remove-media');
  expect((await list(its.owner)).documents).toHaveLength(1);
  await app.database.db.execute(`insert into project_document
    (id, project_id, side, name, kind, bytes, content_hash, is_kept, created_at)
    select gen_random_uuid(), '${its.projectId}', 'customer', 'a.pdf', 'pdf', 1, n::text, true, now()
    from generate_series(1, ${MOST_DOCUMENTS - 1}) n`);
  expect((await list(its.owner)).mayAdd).toBe(false);
  const reply = await add(its.owner, 'more.pdf', `${PDF}more%%EOF`);
  expect((await reply.json()).fields).toMatchObject([{ path: 'file', problem: 'too-many' }]);
});

test('a day and a project have a limit', async () => {
  await app.stop();
  app = await startApp({ limits: { documentPerProject: { points: 1, seconds: 60 } } });
  its = await startProject(app);
  expect([(await add(its.owner)).status, (await add(its.manager, 'b.pdf', `${PDF}b%%EOF`)).status]).toEqual([201, 429]);
});

test('documents go with the request, and are in the person’s export', async () => {
  const [partner] = its.partners as [SignedIn];
  const { token, leadId } = its.person;
  const { id } = await added(its.owner);
  app.clock.advance(1_000);
  await added(partner, 'Angebot.pdf', `${PDF}offer%%EOF`);
  const { leads } = await ask(app, exportPerson, { parameters: { token } });
  expect(leads[0]?.project.documents).toMatchObject([
    {
      name: 'Rechnung März.pdf',
      path: fillPath(readDocument.path, { ...parameters(), documentId: id }),
      company: null,
    },
    { name: 'Angebot.pdf', company: its.companies[0]?.name },
  ]);
  await ask(app, withdrawLead, { parameters: { token, leadId }, body: {} });
  expect(await namesOf(partner)).toEqual(['Angebot.pdf']);
  expect((await read(partner, id)).status).toBe(404);
  expect((await add(its.owner, 'c.pdf', `${PDF}c%%EOF`)).status).toBe(409);
  await ask(app, erasePerson, { parameters: { token }, body: {} });
  expect(await countRows(app, `project_document where name <> '' or project_id is not null`)).toBe(0);
  await app.runJobs('remove-media');
  expect([files.size, await countRows(app, 'project_document')]).toEqual([0, 0]);
});
