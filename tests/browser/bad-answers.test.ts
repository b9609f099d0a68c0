import type { Route } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLead } from '#domain/contract/leads.ts';
import {
  answerAll,
  contactField,
  contactFields,
  expectedAnswers,
  fillContact,
  type Questionnaire,
  questionnaireOn,
  sendContact,
} from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';

const EMAIL = 'ada@example.org';
const world = onTwoSites();
let visitor: Visitor;
let questionnaire: Questionnaire;
/** What the browser's tab holds of somebody who has answered everything. */
let answered: Record<string, string>;

async function open() {
  await visitor.page.goto(`${world.sites.partner}/strict-csp.html`);
  questionnaire = questionnaireOn(visitor.page);
}

beforeAll(async () => {
  visitor = await openVisitor(world.browser);
  await open();
  await answerAll(questionnaire);
  await visitor.page.waitForFunction(() => Object.values(sessionStorage).some((it) => it.includes('"inResults":true')));
  answered = await visitor.page.evaluate(() => ({ ...sessionStorage }));
  await visitor.leave();
});
beforeEach(async () => {
  visitor = await openVisitor(world.browser);
  await visitor.page.addInitScript((kept) => {
    if (window.name) return;
    window.name = 'begun';
    Object.assign(sessionStorage, kept);
  }, answered);
  await open();
  await fillContact(questionnaire, EMAIL);
});
afterEach(() => visitor.leave());

/** Stands in for the server's reply to the next lead calls, as many as there are replies. */
async function answerLeadsWith(...replies: ((route: Route) => Promise<void>)[]) {
  await visitor.page.route(`**${createLead.path}`, (route) =>
    (replies.shift() ?? ((it: Route) => it.continue()))(route),
  );
}

const reply = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, body, headers: { 'content-type': contentType, 'access-control-allow-origin': '*' } });

const problem = (status: number, code: string, more = {}) => {
  const body = { type: 'about:blank', status, code, title: code, detail: code, requestId: 'test', ...more };
  return reply(status, 'application/problem+json', JSON.stringify(body));
};

async function expectEverythingKept() {
  for (const [field, text] of Object.entries({ ...contactFields, email: EMAIL }))
    expect(await contactField(questionnaire, field as 'name').inputValue()).toBe(text);
  expect(await questionnaire.root.getByRole('checkbox').first().isChecked()).toBe(true);
}

test.each([
  ['an unexpected error', problem(500, 'internal')],
  ['a limit', problem(429, 'too-many-requests')],
  ['a page that is not ours', reply(403, 'text/html', '<h1>Blocked by the company firewall</h1>')],
  [
    'a refused field',
    problem(422, 'validation', { fields: [{ path: 'contact.email', problem: 'invalid-email', message: 'x' }] }),
  ],
])('%s is told, keeps what was entered, and sending again works', async (_, bad) => {
  const before = (await world.leadsOf(EMAIL)).length;
  await answerLeadsWith(bad);
  await questionnaire.button(questionnaire.texts.contact.submit).click();
  await questionnaire.root.getByRole('alert').first().waitFor();
  await expectEverythingKept();
  await sendContact(questionnaire);
  const stored = await world.leadsOf(EMAIL);
  expect(stored).toHaveLength(before + 1);
  expect(stored.at(-1)).toMatchObject({ answers: expectedAnswers });
  expect(visitor.pageErrors).toEqual([]);
});

test('a request lost on the way back is sent again under its key and stored once', async () => {
  const before = (await world.leadsOf(EMAIL)).length;
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  const torn = reply(201, 'application/json', '{"leadId":');
  await answerLeadsWith(lost, torn, problem(503, 'unavailable'));
  await sendContact(questionnaire);
  expect(await world.leadsOf(EMAIL)).toHaveLength(before + 1);
});

test('the server stopped while sending and started again: the request arrives by itself', async () => {
  const before = (await world.leadsOf(EMAIL)).length;
  await world.sites.stopApi();
  await questionnaire.button(questionnaire.texts.contact.submit).click();
  await questionnaire.root.getByText(questionnaire.texts.shared.waiting).waitFor();
  await world.sites.startApi();
  await questionnaire.root.getByText(questionnaire.texts.sent.title).waitFor({ timeout: 30_000 });
  expect(await world.leadsOf(EMAIL)).toHaveLength(before + 1);
});

test('a reload in the middle brings the answers back', async () => {
  await visitor.page.reload();
  await questionnaire.button(questionnaire.texts.connect).waitFor();
  await questionnaire.button(questionnaire.texts.results.back).click();
  await expect.poll(() => questionnaire.radio('energyGoals', expectedAnswers.energyGoals).isChecked()).toBe(true);
});
