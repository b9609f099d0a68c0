import { afterEach, beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import { defineChat } from '#widgets/chat/element.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { type Saved, savedKey } from '#widgets/chat/saved.ts';
import { type OpenTurn, scriptedServer } from '#widgets/chat/testing/scripted-server.ts';
import type { WattnestElement } from '#widgets/shared/define-widget/element-types.ts';
import { browserEnvironment } from '#widgets/shared/environment.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { knownContact } from '#widgets/shared/testing/known-contact.ts';

defineChat();

interface Given {
  attributes?: Record<string, string>;
  kept?: Partial<Saved>;
  isKnown?: boolean;
  refuse?: (request: SeenRequest) => Reply | undefined;
  advisor?: AdvisorKind;
}

const nothingSaid: Saved = {
  ...{ lines: [], facts: {}, stated: {}, potentials: {} },
  ...{ isComplete: false, inResults: false, timesAsked: 2 },
};
const SITE = 'site-1';

/** One chat on the page; its server says what the test has it say, its clock is the browser's. */
export function insert({ attributes = {}, kept, isKnown, refuse, advisor }: Given = {}) {
  const server = scriptedServer(refuse, advisor);
  const memory = new Map(isKnown ? Object.entries(knownContact) : []);
  if (kept) memory.set(savedKey(SITE, 'chat'), JSON.stringify({ ...nothingSaid, ...kept }));
  const { after, now } = browserEnvironment();
  const environment = Object.assign(fakeEnvironment(server.answer, memory), { after, now });
  const element = document.createElement('wattnest-chat') as WattnestElement;
  for (const [name, value] of Object.entries({ id: 'chat', lang: 'en', 'site-key': SITE, ...attributes }))
    element.setAttribute(name, value);
  Object.assign(element, { environment });
  document.body.append(element);
  return { element, environment, server, root: element.shadowRoot as ShadowRoot };
}

export const field = () => page.getByRole('textbox', { name: 'Your message' });

/** The turn that a message has begun, once it has reached the server. */
export async function turn(server: { turns: OpenTurn[] }, index: number): Promise<OpenTurn> {
  await expect.poll(() => server.turns.length).toBeGreaterThan(index);
  return server.turns[index] as OpenTurn;
}

export async function write(words: string): Promise<void> {
  await field().fill(words);
  await userEvent.keyboard('{Enter}');
}

/** Lines in turn, the visitor's first. */
export const linesOf = (contents: readonly string[]): ChatLine[] =>
  contents.map((content, index) => ({
    id: `line-${index}`,
    role: index % 2 ? 'assistant' : 'user',
    content,
    timestamp: 1_790_000_000_000 + index,
    state: 'whole',
  }));

/** Clears the page; to be called once in each test file. */
export function watchPage(): void {
  beforeEach(() => page.viewport(412, 823));
  afterEach(() => document.body.replaceChildren());
}
