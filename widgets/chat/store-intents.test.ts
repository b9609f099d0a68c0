import { describe, expect, it } from 'vitest';
import type { ChatIntent } from '#domain/chat/message.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { eventually, setUpChat } from '#widgets/chat/testing/chat-set-up.ts';
import { refused } from '#widgets/chat/testing/scripted-server.ts';

type Chat = ReturnType<typeof setUpChat>;

/** A turn whose reply says what the message asked for. */
async function wish(chat: Chat, intent: ChatIntent) {
  const turn = await chat.begin('Can you email me that?');
  turn.say('Gladly.');
  turn.done({ intent });
  await eventually(() => expect(chat.store.$speech.get()).toBeUndefined());
}
const emailOf = ({ store }: Chat) => [store.$email.get(), store.$emailPlace.get(), store.$emailSpot.get()];

describe('"email me that"', () => {
  it.each(['site-1', undefined])('opens the form below its answer (site key %s)', async (siteKey) => {
    const chat = setUpChat({ options: { siteKey } });
    await wish(chat, 'email');
    expect(emailOf(chat)).toEqual(['open', 'panel', 'reply-1']);
    await chat.converse('and oil?', 'Yes.');
    expect(emailOf(chat)).toEqual(['open', 'panel', 'reply-1']);
    await wish(chat, 'email');
    expect(emailOf(chat)).toEqual(['open', 'panel', 'reply-3']);
  });

  it('opens it again where it was refused', async () => {
    const chat = setUpChat();
    await chat.converse('hello', 'Hi');
    chat.tell('emailRefused');
    await wish(chat, 'email');
    expect(emailOf(chat)).toEqual(['open', 'panel', 'reply-2']);
  });

  it('sends what is known so far, once', async () => {
    const chat = setUpChat();
    await chat.converse('gas', 'Noted.', { currentHeatingSystem: 'gas' });
    await wish(chat, 'email');
    chat.give();
    await eventually(() =>
      expect(chat.store.$toast.get()).toEqual({
        ...{ code: 'summary-posted', confirmation: 'sent', email: 'ada@example.org' },
      }),
    );
    expect(chat.store.$isComplete.get()).toBe(false);
    expect(chat.asked(sendSummary.path)).toMatchObject([{ body: { email: 'ada@example.org', name: 'Ada' } }]);
    await chat.converse('a house', 'ok', { homeType: 'single_family' });
    await eventually(() => expect(chat.store.$isComplete.get()).toBe(true));
    await chat.settled();
    expect(chat.asked(sendSummary.path)).toHaveLength(1);
  });

  it('is sent under the same key after a reload', async () => {
    const before = setUpChat({ refuse: ({ path }) => (path === sendSummary.path ? 'lost' : undefined) });
    await wish(before, 'email');
    before.give();
    await eventually(() => expect(before.asked(sendSummary.path)).not.toEqual([]));
    const chat = setUpChat({ kept: before.kept });
    await eventually(() => expect(chat.asked(sendSummary.path)).toHaveLength(1));
    const keyOf = (it: Chat) => it.asked(sendSummary.path)[0]?.headers['Idempotency-Key'];
    expect(keyOf(chat)).toBe(keyOf(before));
  });

  it('tells when it could not be sent', async () => {
    const chat = setUpChat({
      refuse: ({ path }) => (path === sendSummary.path ? refused(429, 'too-many-requests', 'Too many.') : undefined),
    });
    await wish(chat, 'email');
    chat.give();
    await eventually(() => expect(chat.store.$toast.get()).toEqual({ code: 'summary-failed', detail: 'Too many.' }));
  });

  it('shows what will be sent to an address that is known', async () => {
    const chat = setUpChat();
    await chat.converse('hello', 'Hi');
    chat.give();
    await wish(chat, 'email');
    await eventually(() => expect(chat.views.openSummary).toHaveBeenCalledOnce());
    expect(chat.store.$email.get()).toBe('given');
  });
});

it('"I’d like a person" opens the contact form', async () => {
  const chat = setUpChat();
  await wish(chat, 'person');
  await eventually(() => expect(chat.views.openContact).toHaveBeenCalledOnce());
  expect(chat.views.openSummary).not.toHaveBeenCalled();
});
