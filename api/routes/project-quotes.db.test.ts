import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeLeadStatus } from '#domain/contract/partner-leads.ts';
import { writeProjectMessage } from '#domain/contract/project-messages.ts';
import { answerQuote, offerQuote, type Quote } from '#domain/contract/project-quotes.ts';
import { readProject } from '#domain/contract/projects.ts';
import { UNDO_MS } from '#domain/projects/quotes.ts';
import { ask, call, countRows } from '#tests/harness/calls.ts';
import { offerBody, startProject, type TestProject } from '#tests/harness/projects.ts';
import type { SignedIn } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let its: TestProject;
beforeEach(async () => {
  app = await startApp();
  its = await startProject(app);
});
afterEach(() => app.stop());

const partner = (index: number) => its.partners[index] as SignedIn;
const keyed = ({ as }: SignedIn) => ({ ...as, key: newKey() });
const offer = (who: SignedIn, body: object = offerBody()) =>
  call(app, offerQuote, { parameters: { projectId: its.projectId }, body }, keyed(who));
const answer = (quoteId: string, said: string, who = its.owner) =>
  call(app, answerQuote, { parameters: { projectId: its.projectId, quoteId }, body: { answer: said } }, keyed(who));
const read = ({ as }: SignedIn) => ask(app, readProject, { parameters: { projectId: its.projectId } }, as);
const priced = (minor: number) => offerBody({ price: { minor, currency: 'EUR' } });

/** An offer of each of so many companies, the first one the dearest. */
async function offers(count: number): Promise<Quote[]> {
  const made: Quote[] = [];
  for (let at = 0; at < count; at += 1) {
    const reply = await offer(partner(at), priced(1_900_000 - at * 1_000));
    expect(reply.status).toBe(201);
    made.push(await reply.json());
  }
  return made;
}

const standings = async () => {
  const { companies, quotes } = await read(its.owner);
  const quoteOf = (id: string) => quotes.find((it) => it.company.id === id)?.status ?? null;
  return its.companies.map(({ id }) => [companies.find((it) => it.id === id)?.status, quoteOf(id)]);
};

describe('a quote', () => {
  test('stands before the customer beside the others, the cheapest first, and moves its company on', async () => {
    await offers(2);
    const { quotes } = await read(its.owner);
    expect(quotes.map(({ price }) => price.minor)).toEqual([1_899_000, 1_900_000]);
    expect(quotes[0]).toMatchObject({ ...priced(1_899_000), status: 'open', answeredAt: null });
    expect(await standings()).toEqual([
      ['quoted', 'open'],
      ['quoted', 'open'],
      ['new', null],
    ]);
    expect((await read(partner(0))).quotes).toHaveLength(1);
    expect((await read(its.manager)).quotes).toHaveLength(2);
    expect(await countRows(app, `outbox_event where name = 'quote.offered'`)).toBe(2);
  });

  test('of the same company takes the place of the older one', async () => {
    const [older] = await offers(1);
    await offer(partner(0), priced(1_700_000));
    expect((await read(its.owner)).quotes.map(({ price }) => price.minor)).toEqual([1_700_000]);
    expect((await answer(older?.id ?? '', 'accept')).status).toBe(404);
  });

  test.each([
    ['price.currency', { price: { minor: 100, currency: 'CHF' } }],
    ['price.minor', { price: { minor: 0, currency: 'EUR' } }],
    ['price.minor', { price: { minor: 100_000_001, currency: 'EUR' } }],
    ['bindingUntil', { bindingUntil: '2026-11-19' }],
    ['bindingUntil', { bindingUntil: '2027-11-21' }],
    ['size.kwp', { size: { kwp: -1 } }],
    ['includes.0', { includes: ['everything'] }],
  ])('with a wrong %s is refused', async (path, change) => {
    const reply = await offer(partner(0), { ...offerBody(), ...change });
    expect([reply.status, (await reply.json()).fields?.[0].path]).toEqual([400, path]);
  });

  test('is made by a company that has the project alone', async () => {
    for (const who of [its.owner, its.manager]) expect((await offer(who)).status).toBe(403);
  });
});

describe('an answer', () => {
  test('that accepts makes the company win, by the rule for all of them', async () => {
    const [first, second] = await offers(2);
    const accepted = await (await answer(first?.id ?? '', 'accept')).json();
    expect(accepted).toMatchObject({ status: 'accepted', answeredAt: app.clock.now().toISOString() });
    expect(await standings()).toEqual([
      ['won', 'accepted'],
      ['another_chosen', 'another_chosen'],
      ['another_chosen', null],
    ]);
    expect((await read(its.owner)).status).toBe('chosen');
    expect((await answer(second?.id ?? '', 'accept')).status).toBe(409);
    expect((await answer(second?.id ?? '', 'decline')).status).toBe(409);
    expect((await offer(partner(1))).status).toBe(409);
    expect(await countRows(app, `outbox_event where name = 'quote.answered'`)).toBe(1);
  });

  test('of two tabs that accept two quotes at once, one wins', async () => {
    const made = await offers(3);
    const replies = await Promise.all(made.map(({ id }) => answer(id, 'accept')));
    expect(replies.map((it) => it.status).toSorted()).toEqual([200, 409, 409]);
    expect((await standings()).filter(([company]) => company === 'won')).toEqual([['won', 'accepted']]);
  });

  test('can be taken back for ten minutes, and all stands as before', async () => {
    const [first, second] = await offers(2);
    await answer(first?.id ?? '', 'accept');
    app.clock.advance(UNDO_MS);
    expect((await (await answer(first?.id ?? '', 'undo')).json()).status).toBe('open');
    expect(await standings()).toEqual([
      ['quoted', 'open'],
      ['quoted', 'open'],
      ['new', null],
    ]);
    expect((await answer(second?.id ?? '', 'accept')).status).toBe(200);
    app.clock.advance(UNDO_MS + 1);
    expect((await answer(second?.id ?? '', 'undo')).status).toBe(409);
  });

  test('cannot be taken back once somebody has acted on it', async () => {
    const [first] = await offers(1);
    await answer(first?.id ?? '', 'accept');
    app.clock.advance(1_000);
    const parameters = { projectId: its.projectId, conversation: its.companies[0]?.id ?? '' };
    await ask(app, writeProjectMessage, { parameters, body: { text: 'Danke' } }, keyed(partner(0)));
    expect((await read(its.owner)).quotes[0]?.undoUntil).toBeNull();
    expect((await answer(first?.id ?? '', 'undo')).status).toBe(409);
  });

  test('that declines leaves the company in the project, and can be taken back', async () => {
    const [first] = await offers(1);
    expect((await (await answer(first?.id ?? '', 'decline')).json()).status).toBe('declined');
    expect((await standings())[0]).toEqual(['quoted', 'declined']);
    expect((await answer(first?.id ?? '', 'accept')).status).toBe(409);
    expect((await (await answer(first?.id ?? '', 'undo')).json()).status).toBe('open');
  });

  test('to an offer that is no longer binding is refused', async () => {
    const [first] = await offers(1);
    app.clock.advance(31 * DAY_MS);
    expect((await read(its.owner)).quotes[0]?.status).toBe('expired');
    expect((await answer(first?.id ?? '', 'accept')).status).toBe(409);
  });

  test('is the customer’s alone', async () => {
    const [first] = await offers(1);
    for (const who of [partner(0), partner(1), its.manager])
      expect((await answer(first?.id ?? '', 'accept', who)).status).toBe(404);
    expect((await answer(its.projectId, 'accept')).status).toBe(404);
    expect(await standings()).toContainEqual(['quoted', 'open']);
  });

  test('is open again when the company takes its win back', async () => {
    const [first] = await offers(1);
    await answer(first?.id ?? '', 'accept');
    const input = { parameters: { leadId: its.person.leadId }, body: { status: 'quoted' } };
    await call(app, changeLeadStatus, input, keyed(partner(0)));
    expect((await standings())[0]).toEqual(['quoted', 'open']);
  });
});
