import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { message } from '#api/database/schema/chat.ts';
import { type Consultation, readSummary } from '#domain/contract/summary.ts';
import { call, chatLeadBody, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { sayTo } from '#tests/harness/chat.ts';
import { answerRequest } from '#tests/harness/people.ts';
import { chatSummaryBody, mailedToken, postSummary, summaryBody } from '#tests/harness/summaries.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const read = async (token: string): Promise<{ text: string; consultations: Consultation[] }> => {
  const text = await (await call(app, readSummary, { parameters: { token } })).text();
  return { text, consultations: JSON.parse(text).consultations };
};
const told = async (token: string) => (await read(token)).consultations[0]?.consultationSummary;
const confirmOnly = async (token: string) => {
  const [only] = (await read(token)).consultations;
  await answerRequest(app, token, only?.id ?? '', 'confirm');
};

/** A word of its own for every text that a visitor can type into each kind of request. */
const canaries = (kind: string) => {
  const word = (field: string) => `canary-${kind}-${field}`;
  const contact = { name: word('name'), place: word('place'), email: 'ada@example.org', phone: '+49 30 5550199' };
  return { contact, notes: word('notes'), summary: word('summary'), place: word('chatplace') };
};
const { answers, ...request } = leadBody();
const kinds: Record<string, (its: ReturnType<typeof canaries>) => Promise<Response>> = {
  questionnaire: ({ contact, notes }) =>
    postLead(app, { ...request, contact, answers: { ...answers, additionalNotes: notes } }),
  chat: ({ contact, place }) => {
    const body = chatLeadBody();
    return postLead(app, { ...body, contact, facts: { ...body.facts, place } });
  },
  dialog: ({ contact, notes }) => {
    const body = summaryBody();
    return postSummary(app, {
      ...body,
      name: contact.name,
      assessment: { ...body.assessment, additionalNotes: notes },
    });
  },
  conversation: ({ contact, summary, notes }) => {
    const recommendations = { solarPotential: 'high', costFactors: { [notes]: notes }, options: [{ [notes]: notes }] };
    return postSummary(app, {
      ...chatSummaryBody(),
      name: contact.name,
      consultationSummary: summary,
      recommendations,
    });
  },
};

test('a reader who has confirmed nothing sees figures: no word that a visitor typed, in any kind of request', async () => {
  for (const [kind, ask] of Object.entries(kinds)) {
    app.clock.advance(1_000);
    expect((await ask(canaries(kind))).status).toBeLessThan(300);
  }
  const token = await mailedToken(app);
  const before = await read(token);
  expect(before.consultations.map((it) => it.kind)).toEqual(['summary', 'summary', 'lead', 'lead']);
  expect(before.text).not.toMatch(/canary|5550199/);
  expect(before.consultations[3]).toMatchObject({
    answers: { homeType: 'single_family', roofType: 'sloped_south' },
    assessment: { homeType: 'single_family', homeSize: expect.any(Number) },
    potentials: { solar: 'high' },
  });
  const [conversation, ...waiting] = before.consultations;
  await answerRequest(app, token, conversation?.id ?? '', 'confirm');
  const after = await read(token);
  expect(after.text).toContain('canary-conversation-summary');
  expect(JSON.stringify(after.consultations.slice(1))).not.toMatch(/canary|5550199/);
  for (const { id } of waiting) await answerRequest(app, token, id, 'confirm');
  const all = (await read(token)).text;
  for (const word of ['questionnaire-name', 'questionnaire-notes', 'chat-name', 'dialog-notes'])
    expect(all).toContain(`canary-${word}`);
});

describe('what a chat came to', () => {
  const house = { language: 'de', market: 'de', message: 'Ein Reihenhaus, Gasheizung' } as const;
  const forged = { ...chatSummaryBody(), consultationSummary: 'forged words', language: 'de' };

  test('is the last whole answer stored for the visit, whatever the browser sends', async () => {
    const { token, visitId } = await newVisit(app);
    await sayTo(app, house, { token, key: newKey() });
    const { content } = await sayTo(app, { ...house, message: 'Wie laut ist das?' }, { token, key: newKey() });
    const cut = { visitId, role: 'assistant', content: 'cut off', isCut: true, advisor: 'automatic' } as const;
    await app.database.db.insert(message).values({ ...cut, id: app.deps.ids.next(), createdAt: app.clock.now() });
    await postSummary(app, forged, { token });
    const link = await mailedToken(app);
    expect(await told(link)).toBeUndefined();
    await confirmOnly(link);
    expect(await told(link)).toEqual({ by: 'automatic', text: content });
  });

  test('is nothing where nothing was said in the visit', async () => {
    const [own, other] = [await newVisit(app), await newVisit(app)];
    await sayTo(app, house, { token: other.token, key: newKey() });
    await postSummary(app, forged, { token: own.token });
    const link = await mailedToken(app);
    await confirmOnly(link);
    expect(await told(link)).toBeUndefined();
  });

  test("is the visitor's own text without a visit, and stands in no mail", async () => {
    await postSummary(app, forged);
    const link = await mailedToken(app);
    await confirmOnly(link);
    expect(await told(link)).toEqual({ by: 'visitor', text: 'forged words' });
    await app.runJobs('send-mail');
    const mails = await app.outbox();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['firstMail', 'summary']);
    for (const { text, html } of mails) expect(text + html).not.toContain('forged');
  });
});
