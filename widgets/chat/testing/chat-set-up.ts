import { atom } from 'nanostores';
import { expect, vi } from 'vitest';
import { resultOfPotentials } from '#domain/questionnaire/known-result.ts';
import { chatCalls } from '#widgets/chat/consultation/chat-calls.ts';
import type { Consultation, ConsultationContext } from '#widgets/chat/consultation-door.ts';
import type { Tell } from '#widgets/chat/events.ts';
import { createChatStore } from '#widgets/chat/store.ts';
import { scriptedServer } from '#widgets/chat/testing/scripted-server.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

interface Given {
  kept?: Map<string, string>;
  options?: Partial<WidgetOptions>;
  refuse?: (request: SeenRequest) => Reply | undefined;
}

/** What happens without anybody waiting for it. */
export const eventually = (check: () => void) => vi.waitFor(check, { interval: 1 });

const drawn = () => () => undefined;
/** What the later part makes of it. */
export const shown = resultOfPotentials({}, {}, 'USD');

/** A chat whose server the test speaks for, piece by piece. */
export function setUpChat({ kept = new Map(), options = {}, refuse }: Given = {}) {
  const server = scriptedServer(refuse);
  const environment = fakeEnvironment(server.answer, kept);
  const $options = atom<WidgetOptions>({ ...testOptions, ...options });
  const events: [string, unknown][] = [];
  const views = {
    takeFiles: vi.fn(),
    retryMedia: () => true,
    openSummary: vi.fn(),
    openContact: vi.fn(),
    reset: vi.fn(),
    toggleVoice: vi.fn(),
    endVoice: vi.fn(),
  };
  let context: ConsultationContext | undefined;
  const load = vi.fn(async () => ({
    openConsultation(opened: ConsultationContext): Consultation {
      context = opened;
      const mounts = {
        mountEmail: drawn,
        mountResults: drawn,
        mountFacts: drawn,
        mountDialogs: drawn,
        mountMedia: drawn,
        mountVoice: drawn,
      };
      const result = () => shown;
      const outcomeOf = () => ({ title: '', text: '' });
      const media = {
        openHandoff: () => undefined,
        mediaFailure: outcomeOf,
        voiceProblem: outcomeOf,
        mountThumbnail: () => drawn,
      };
      return { ...chatCalls(opened, createApiClient(opened)), ...mounts, ...views, ...media, result, outcomeOf };
    },
  }));
  const emit = vi.fn((name: string, detail: unknown) => events.push([name, detail]) > 0);
  const store = createChatStore({ environment, $options, emit, instance: 'w', show: vi.fn() }, load);
  const asked = (path: string) => environment.requests.filter((request) => request.path === path);
  const settled = () => environment.pass(0);

  /** Sends a message and waits until it has reached the server. */
  async function begin(text: string) {
    const before = server.turns.length;
    expect(store.send(text)).toBe(true);
    return turnAfter(before);
  }
  async function turnAfter(before: number) {
    await eventually(() => expect(server.turns.length).toBeGreaterThan(before));
    const turn = server.turns.at(-1);
    if (!turn) throw new Error('no turn');
    return turn;
  }
  /** One whole turn. */
  async function converse(text: string, reply: string, facts = {}) {
    const turn = await begin(text);
    turn.teach(facts);
    turn.say(reply);
    turn.done({ facts });
    await eventually(() => expect(store.$speech.get()).toBeUndefined());
    await settled();
  }
  /** What the visitor does in the later part. */
  const tell: Tell = (name, ...detail) => context?.tell(name, ...detail);
  const give = () => {
    const consent = { version: '2026-11-01', agreeToTerms: true, receiveUpdates: false };
    tell('emailGiven', { email: 'ada@example.org', name: 'Ada', consent });
  };
  const lines = () => store.$lines.get().map(({ role, content, state }) => [role, content, state]);
  const outside = { server, environment, $options, events, emit, views, load, kept };
  return { store, ...outside, asked, settled, begin, turnAfter, converse, tell, give, lines };
}
