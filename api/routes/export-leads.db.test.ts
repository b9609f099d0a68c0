import { afterEach, beforeEach, expect, test } from 'vitest';
import { lead, leadPartner } from '#api/database/schema/leads.ts';
import { exportPartnerLeads } from '#domain/contract/partner-leads.ts';
import { call, leadBody } from '#tests/harness/calls.ts';
import { newPerson, type TestPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let person: TestPerson;
let member: SignedIn;
beforeEach(async () => {
  app = await startApp();
  person = await newPerson(app);
  member = await signInPartner(app, person.partners[0]?.id ?? '');
});
afterEach(() => app.stop());

/** The cells of a CSV text, row by row. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

const fileOf = async (who: SignedIn, query: Record<string, string> = {}) => {
  const reply = await call(app, exportPartnerLeads, { body: query }, { ...who.as, language: 'en' });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer());
  return { reply, text, rows: text.trim().split('\r\n') };
};

test('come those of the own company alone, of one status and with what they say, in the reader’s words', async () => {
  const { reply, text, rows } = await fileOf(member);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text.startsWith('\ufeffNumber,Received (UTC),Status,')).toBe(true);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`,New,,2026-11-20T10:00:00.000Z,Ada Lovelace,ada@example.org,'+49 30 123456,10437 Berlin,`);
  expect((await fileOf(member, { status: 'won' })).rows).toHaveLength(1);
  const hamburg = await signInPartner(app, '00000000-0000-4000-8001-000000000004');
  expect((await fileOf(hamburg)).rows).toHaveLength(1);
  expect((await fileOf(await signIn(app, { role: 'partner', isVerified: true }))).reply.status).toBe(403);
});

test('no cell is a formula, and none breaks out of its place', async () => {
  const cells = ['=HYPERLINK("https://evil.example")', '@SUM(A1)', '-1+1', '\tx', '=1\r\n=2', 'a,"b"'];
  for (const [index, cell] of cells.entries())
    await newPerson(
      app,
      { ...leadBody(`f${index}@example.org`), answers: { ...leadBody().answers, additionalNotes: cell } },
      { address: `203.0.113.${index}` },
    );
  const { text } = await fileOf(member);
  const read = cellsOf(text);
  const notes = read.map((row) => row[16] ?? '');
  expect(notes.length).toBe(read.length);
  expect(notes.filter((it) => /^[=+\-@\t\r]/.test(it))).toEqual([]);
  expect(notes.some((it) => it.startsWith("'=HYPERLINK"))).toBe(true);
  expect(read.every((row) => row.length === read[0]?.length)).toBe(true);
});

test('more than a piece of them come each once', async () => {
  const { db } = app.database;
  const [handed] = await db.select().from(leadPartner);
  const [kept] = await db.select().from(lead);
  if (!handed || !kept) throw new Error('the lead is missing');
  const copies = Array.from({ length: 600 }, () => ({ ...kept, id: app.deps.ids.next() }));
  await db.insert(lead).values(copies);
  await db
    .insert(leadPartner)
    .values(copies.map(({ id }) => ({ ...handed, leadId: id, partnerId: person.partners[0]?.id ?? '' })));
  const { rows } = await fileOf(member);
  const ids = rows.slice(1).map((row) => row.split(',').at(-1));
  expect([ids.length, new Set(ids).size]).toEqual([601, 601]);
});
