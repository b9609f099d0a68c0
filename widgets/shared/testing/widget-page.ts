import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import type { WattnestElement } from '#widgets/shared/define-widget/element-types.ts';
import { browserEnvironment, type Environment } from '#widgets/shared/environment.ts';
import { fakeEnvironment, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';

export type Served = (request: SeenRequest) => { status: number; json: unknown } | 'lost';

export const openedVisit = {
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

/** A call's failure, with the fields it names. */
export function refusal(status: number, code: string, fields: { path: string; problem: string }[] = []) {
  const named = fields.length > 0 && { fields: fields.map((it) => ({ ...it, message: 'm' })) };
  return { status, json: { type: 'about:blank', title: '', detail: '', requestId: 'r', status, code, ...named } };
}

/** Real timers, shortened; everything else as in the fake. */
function environmentOf(answer: Served, kept?: Map<string, string>): ReturnType<typeof fakeEnvironment> {
  const after: Environment['after'] = (ms, task) => browserEnvironment().after(Math.min(ms, 60), task);
  return Object.assign(fakeEnvironment(answer, kept), { after });
}

/** Puts elements of one tag on the page, each with a server and a tab of its own. */
export const inserterOf =
  (tag: 'wattnest-questionnaire' | 'wattnest-strategy-check', usual: Served) =>
  (answer: Served = usual, attributes: Record<string, string> = { lang: 'en' }, kept?: Map<string, string>) => {
    const environment = environmentOf(answer, kept);
    const element = document.createElement(tag) as WattnestElement;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    Object.assign(element, { environment });
    document.body.append(element);
    return { element, environment, root: element.shadowRoot as ShadowRoot };
  };

export const text = (part: string) => page.getByText(part, { exact: false });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const press = (name: string) => button(name).click();

/** What the widgets of the page have told it, in the running test. */
export const events: CustomEvent[] = [];
const note = (event: Event) => void events.push(event as CustomEvent);
const names = ['start', 'progress', 'complete', 'lead', 'close', 'error'].map((it) => `wattnest-${it}`);

/** Listens to the widgets' events and clears the page; to be called once in each test file. */
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
