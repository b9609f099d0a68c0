import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { openVisit } from '#domain/contract/visits.ts';
import { defineQuestionnaire } from '#widgets/questionnaire/element.ts';
import type { WattnestElement } from '#widgets/shared/define-widget/element-types.ts';
import { browserEnvironment, type Environment } from '#widgets/shared/environment.ts';
import { fakeEnvironment, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';

defineQuestionnaire();

export type Served = (request: SeenRequest) => { status: number; json: unknown } | 'lost';
const visit = {
  visitId: 'v',
  token: 't',
  expiresAt: '2026-11-01T00:30:00Z',
  partner: { id: 'p', name: 'Sunny Roofs' },
};
export const lead = {
  leadId: 'lead-1',
  confirmation: 'confirm',
  partners: [{ id: 'p', name: 'Sunny Roofs' }],
  result: {},
};
export const serve: Served = ({ path }) => ({ status: 201, json: path === openVisit.path ? visit : lead });
export const refuse: Served = ({ path }) =>
  path === openVisit.path
    ? { status: 201, json: visit }
    : {
        status: 422,
        json: {
          ...{ type: 'about:blank', status: 422, code: 'validation', title: '', detail: '', requestId: 'r' },
          fields: [{ path: 'contact.email', problem: 'invalid-email', message: 'm' }],
        },
      };

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
  const element = document.createElement('wattnest-questionnaire') as WattnestElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, { environment });
  document.body.append(element);
  return { element, environment, root: element.shadowRoot as ShadowRoot };
}

export const choose = (name: string, nth = 0) => page.getByRole('radio', { name }).nth(nth).click();
export const text = (part: string) => page.getByText(part, { exact: false });
export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

export async function reachResults() {
  await choose('Townhouse');
  await choose('1,000 to 1,500 sq ft');
  await press('Next');
  await choose('Flat roof');
  await choose('Oil');
  await choose('Over 15 years', 1);
  await press('Next');
  await press('Next');
  await choose('Save money');
  await press('Generate Recommendations');
  await expect.element(text('Your Energy Solutions Assessment')).toBeVisible();
}

export async function fillContact() {
  await page.getByLabelText('Name').fill('Ada Example');
  await page.getByLabelText('Email').fill('ada@example.org');
  await page.getByLabelText('ZIP code or city').fill('10115');
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
