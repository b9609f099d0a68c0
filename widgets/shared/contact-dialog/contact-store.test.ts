import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { createLead } from '#domain/contract/leads.ts';
import { matchPartners } from '#domain/contract/partners.ts';
import { openVisit } from '#domain/contract/visits.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { CompleteAnswers } from '#domain/questionnaire/complete-answers.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';
import { createContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import { createPartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

const TYPING_PAUSE_MS = 400;
const partners = [{ id: 'p-1', name: 'Sunny Roofs' }];
const opened = { visitId: 'v', token: 'fresh', expiresAt: '2026-11-01T00:30:00Z', partner: null };
const lead = { leadId: 'l', confirmation: 'sent', partners, result: {} };
const problem = (status: number, code: string, headers = {}, more = {}): Reply => ({
  status,
  headers,
  json: { type: 'about:blank', status, code, title: '', detail: '', requestId: 'r', ...more },
});
const serve = ({ path }: SeenRequest): Reply => {
  if (path === openVisit.path) return { status: 201, json: opened };
  return path === createLead.path ? { status: 201, json: lead } : { status: 200, json: partners };
};

function setUp(answer: (request: SeenRequest) => Reply = serve, visit?: Visit) {
  const environment = fakeEnvironment(answer);
  const $visit = atom<Visit | undefined>(visit);
  const $answers = atom<Answers>({ homeType: 'condo', additionalNotes: 'private' });
  const events: string[] = [];
  const visitMemory = { read: () => $visit.get(), write: (it: Visit) => $visit.set(it) };
  const context = {
    ...{ environment, $options: atom(testOptions), visitMemory },
    emit: (name: string) => events.push(name) > 0,
  };
  const client = createApiClient(context);
  const matches = createPartnerMatches(context, client, $visit, $answers);
  const contact = createContactStore(context, client, matches, {
    lead: () => ({ kind: 'questionnaire', answers: $answers.get() as CompleteAnswers }),
    closed: () => void events.push('closed'),
  });
  const asked = (path: string) => environment.requests.filter((request) => request.path === path);
  return { environment, $visit, $answers, events, matches, contact, asked };
}

function fill({ contact }: ReturnType<typeof setUp>) {
  contact.fill({ name: 'Ada' });
  contact.fill({ email: 'ada@example.org' });
  contact.fill({ place: '10437 Berlin' });
  contact.fill({ agreeToTerms: true });
}

describe('matched partners', () => {
  it('are asked for once the person stops typing, without the notes', async () => {
    const it = setUp();
    for (const place of ['1', '10', '104', ' 10437 ']) it.contact.fill({ place });
    expect(it.matches.$partners.get().status).toBe('loading');
    await it.environment.pass(TYPING_PAUSE_MS - 1);
    expect(it.asked(matchPartners.path)).toEqual([]);
    await it.environment.pass(1);
    const [request, ...others] = it.asked(matchPartners.path);
    expect([request?.body, others]).toEqual([{ market: 'us', place: '10437', answers: { homeType: 'condo' } }, []]);
    expect(it.matches.$partners.get()).toEqual({ status: 'done', value: partners });
  });

  it('are not asked for where the page belongs to a partner', async () => {
    const it = setUp(serve, { token: 't', partner: { id: 'own', name: 'Own Ltd' } });
    fill(it);
    await it.environment.pass(TYPING_PAUSE_MS);
    await it.contact.submit();
    expect(it.asked(matchPartners.path)).toEqual([]);
    expect(it.asked(createLead.path)[0]?.body).toMatchObject({ partnerIds: ['own'] });
  });

  it('of an earlier place are dropped', async () => {
    const it = setUp((request) =>
      request.path === matchPartners.path
        ? { status: 200, json: [{ id: 'x', name: (request.body as { place: string }).place }] }
        : serve(request),
    );
    it.contact.fill({ place: 'Berlin' });
    it.environment.pass(TYPING_PAUSE_MS);
    it.contact.fill({ place: 'Vienna' });
    await it.environment.pass(0);
    expect(it.matches.$partners.get().status).toBe('loading');
    await it.environment.pass(TYPING_PAUSE_MS);
    expect(it.matches.$partners.get()).toEqual({ status: 'done', value: [{ id: 'x', name: 'Vienna' }] });
  });

  it('that cannot be had leave the request unnamed, and are asked for again when the dialog opens', async () => {
    let isDown = true;
    const it = setUp((request) => (isDown && request.path === matchPartners.path ? 'lost' : serve(request)));
    fill(it);
    await it.environment.pass(TYPING_PAUSE_MS);
    expect(it.matches.$partners.get().status).toBe('failed');
    await it.contact.submit();
    expect(it.asked(createLead.path)[0]?.body).not.toHaveProperty('partnerIds');
    isDown = false;
    it.contact.open();
    await it.environment.pass(0);
    expect(it.matches.$partners.get().status).toBe('done');
  });
});

describe('sending', () => {
  it('goes to the partners that were named', async () => {
    const it = setUp();
    fill(it);
    await it.environment.pass(TYPING_PAUSE_MS);
    await it.contact.submit();
    expect(it.asked(createLead.path)[0]?.body).toMatchObject({
      partnerIds: ['p-1'],
      contact: { place: '10437 Berlin' },
    });
  });

  it('names partners anew where the visit was not shown them', async () => {
    const fields = [{ path: 'partnerIds', problem: 'unknown-value', message: '' }];
    const refused = problem(400, 'validation', {}, { fields });
    const it = setUp((request) => (request.path === createLead.path ? refused : serve(request)));
    fill(it);
    await it.environment.pass(TYPING_PAUSE_MS);
    await it.contact.submit();
    await it.environment.pass(0);
    expect(it.contact.$sending.get().status).toBe('failed');
    expect(it.asked(matchPartners.path).length).toBe(2);
    expect(it.matches.$partners.get()).toEqual({ status: 'done', value: partners });
  });

  it('renews a visit that has ended, and goes through under the same key', async () => {
    const isOld = ({ headers }: SeenRequest) => headers.Authorization === 'Bearer old';
    const it = setUp(
      (request) =>
        request.path === createLead.path && isOld(request) ? problem(401, 'visit-expired') : serve(request),
      { token: 'old', partner: null },
    );
    fill(it);
    await it.contact.submit();
    expect(it.contact.$sending.get().status).toBe('done');
    const sent = it.asked(createLead.path);
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer old', 'Bearer fresh']);
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });
});

describe('closing', () => {
  it('is told to the page once partners were asked, and never after a reset', async () => {
    const it = setUp();
    const { contact, events } = it;
    contact.open();
    contact.close();
    contact.open();
    contact.reset();
    contact.close();
    expect(events).toEqual([]);
    contact.open();
    fill(it);
    await contact.submit();
    contact.close();
    contact.close();
    expect(events).toEqual(['wattnest-lead', 'closed']);
  });
});
