import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { analyseStrategy } from '#domain/contract/strategy.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { openVisit } from '#domain/contract/visits.ts';
import type { WattnestElement } from '#widgets/shared/define-widget/element-types.ts';
import { browserEnvironment, type Environment } from '#widgets/shared/environment.ts';
import { fakeEnvironment, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { defineStrategyCheck } from '#widgets/strategy-check/element.ts';
import { ownerStrategy } from '#widgets/strategy-check/testing/sample-strategy.ts';

defineStrategyCheck();

export type Served = (request: SeenRequest) => { status: number; json: unknown } | 'lost';
const visit = {
  visitId: 'v',
  token: 't',
  expiresAt: '2026-11-01T00:30:00Z',
  partner: { id: 'p', name: 'Sunny Roofs' },
};
const lead = { leadId: 'lead-1', confirmation: 'confirm', partners: [{ id: 'p', name: 'Sunny Roofs' }], result: {} };

export const serve: Served = ({ path }) => {
  if (path === openVisit.path) return { status: 201, json: visit };
  if (path === analyseStrategy.path) return { status: 200, json: { strategy: ownerStrategy } };
  if (path === sendSummary.path) return { status: 200, json: { success: true, confirmation: 'confirm' } };
  return { status: 201, json: lead };
};

const problem = { type: 'about:blank', title: '', detail: '', requestId: 'r' };

/** Every call but the visit is answered with a failure. */
export const failing =
  (status: number, code: string, fields?: { path: string; problem: string }[]): Served =>
  (request) =>
    request.path === analyseStrategy.path
      ? {
          status,
          json: { ...problem, status, code, ...(fields && { fields: fields.map((it) => ({ ...it, message: 'm' })) }) },
        }
      : serve(request);

export const events: CustomEvent[] = [];
const note = (event: Event) => void events.push(event as CustomEvent);
const names = ['start', 'progress', 'complete', 'lead', 'close', 'error'].map((it) => `wattnest-${it}`);

/** Real timers, shortened; everything else as in the fake. */
function environmentOf(answer: Served, kept?: Map<string, string>): ReturnType<typeof fakeEnvironment> {
  const fake = fakeEnvironment(answer, kept);
  const after: Environment['after'] = (ms, task) => browserEnvironment().after(Math.min(ms, 60), task);
  return Object.assign(fake, { after });
}

export function insert(
  answer: Served = serve,
  attributes: Record<string, string> = { lang: 'en' },
  kept?: Map<string, string>,
) {
  const environment = environmentOf(answer, kept);
  const element = document.createElement('wattnest-strategy-check') as WattnestElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, { environment });
  document.body.append(element);
  return { element, environment, root: element.shadowRoot as ShadowRoot };
}

export const text = (part: string) => page.getByText(part, { exact: false });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const press = (name: string) => button(name).click();
export const choose = (name: string, nth = 0) => page.getByRole('radio', { name, exact: true }).nth(nth).click();

export const ANALYZE = 'Analyze my home';

export async function answerAll() {
  await page.getByLabelText('Where is your home?').fill('Denver');
  await choose('I own it');
  await choose('Natural gas');
}

export async function reachResults() {
  await answerAll();
  await press(ANALYZE);
  await expect.element(text('Your Energy Strategy')).toBeVisible();
}

export async function fillAddress() {
  await page.getByLabelText('Name').fill('Ada Example');
  await page.getByLabelText('Email').fill('ada@example.org');
  await page.getByRole('checkbox').first().click();
}

/** Listens to the element's events and clears the page; to be called once in each test file. */
export function watchPage(): void {
  beforeEach(() => {
    for (const name of names) document.addEventListener(name, note);
  });
  afterEach(() => {
    for (const name of names) document.removeEventListener(name, note);
    events.length = 0;
    document.body.replaceChildren();
  });
}
