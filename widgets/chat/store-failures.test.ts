import { describe, expect, it } from 'vitest';
import { sendChat } from '#domain/contract/chat.ts';
import { CALL_TIMEOUT_MS } from '#domain/contract/client.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { eventually, setUpChat } from '#widgets/chat/testing/chat-set-up.ts';
import { problemOf, refused } from '#widgets/chat/testing/scripted-server.ts';

describe('failing', () => {
  it('marks the message, tells why, and sends it again under the same key', async () => {
    let isDown = true;
    const sentence = 'The adviser cannot answer at the moment.';
    const chat = setUpChat({
      refuse: ({ path }) => (isDown && path === sendChat.path ? refused(503, 'unavailable', sentence) : undefined),
    });
    chat.store.send('hello');
    await eventually(() => expect(chat.lines()).toEqual([['user', 'hello', 'failed']]));
    expect(chat.store.$toast.get()).toEqual({ code: 'send-failed', detail: sentence });
    expect(chat.store.$lines.get()[0]?.problem).toMatchObject({ code: 'unavailable', detail: sentence });
    expect(chat.events).toContainEqual(['wattnest-error', { code: 'unavailable' }]);
    isDown = false;
    chat.store.retry(chat.store.$lines.get()[0]?.id ?? '');
    const turn = await chat.turnAfter(0);
    expect(turn.key).toBe(chat.asked(sendChat.path)[0]?.headers['Idempotency-Key']);
    turn.done();
    await eventually(() => expect(chat.lines()[0]).toEqual(['user', 'hello', 'whole']));
  });

  it('tells how long to wait when there were too many', async () => {
    const chat = setUpChat({
      refuse: ({ path }) => (path === sendChat.path ? refused(429, 'too-many-requests', 'Please wait.') : undefined),
    });
    chat.store.send('hello');
    await eventually(() =>
      expect(chat.store.$lines.get()[0]?.problem).toEqual({
        code: 'too-many-requests',
        detail: 'Please wait.',
        retryAfterSeconds: 30,
      }),
    );
  });

  it('in the middle keeps what has come as cut', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('hello');
    turn.say('Heat');
    await eventually(() => expect(chat.store.$speech.get()).toBe('Heat'));
    turn.cut();
    await eventually(() => expect(chat.lines().at(-1)).toEqual(['assistant', 'Heat', 'cut']));
    expect(chat.store.$toast.get()?.code).toBe('send-failed');
    chat.store.retry(chat.store.$lines.get().at(-1)?.id ?? '');
    expect((await chat.turnAfter(1)).key).toBe(turn.key);
  });

  it('takes an error event for what it says', async () => {
    const chat = setUpChat();
    (await chat.begin('hello')).fail(problemOf(503, 'unavailable', 'Later.'));
    await eventually(() =>
      expect(chat.store.$lines.get()[0]?.problem).toMatchObject({ code: 'unavailable', detail: 'Later.' }),
    );
  });

  it('gives up on a call that says nothing for too long', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('hello');
    await chat.environment.pass(CALL_TIMEOUT_MS);
    await eventually(() => expect(chat.store.$lines.get()[0]?.problem?.code).toBe('timeout'));
    expect(turn.wasLeft()).toBe(true);
  });

  it('gives a failed message back to be changed', async () => {
    const chat = setUpChat({ refuse: ({ path }) => (path === sendChat.path ? 'lost' : undefined) });
    chat.store.send('helo');
    await eventually(() => expect(chat.lines()[0]?.[2]).toBe('failed'));
    const { id = '' } = chat.store.$lines.get()[0] ?? {};
    expect([chat.store.takeBack('unknown'), chat.store.takeBack(id), chat.lines()]).toEqual([undefined, 'helo', []]);
  });

  it('keeps a message until the part that sends it is there', async () => {
    const chat = setUpChat();
    chat.load.mockRejectedValueOnce(new TypeError('lost script'));
    chat.store.send('hello');
    await eventually(() => expect(chat.lines()).toEqual([['user', 'hello', 'failed']]));
    chat.store.retry(chat.store.$lines.get()[0]?.id ?? '');
    expect((await chat.turnAfter(0)).body.message).toBe('hello');
  });

  it('renews a visit that has ended, once, unseen', async () => {
    const chat = setUpChat({
      refuse: ({ path, headers }) =>
        path === sendChat.path && headers.Authorization === 'Bearer token-1'
          ? refused(401, 'visit-expired')
          : undefined,
    });
    const turn = await chat.begin('hello');
    turn.say('Hi');
    turn.done();
    await eventually(() => expect(chat.lines().at(-1)).toEqual(['assistant', 'Hi', 'whole']));
    expect(turn.token).toBe('Bearer token-2');
    expect(chat.asked(openVisit.path)).toHaveLength(2);
  });

  it('takes a new key when the old one was used for other words', async () => {
    const chat = setUpChat({
      refuse: ({ path }) =>
        path === sendChat.path && chat.asked(sendChat.path).length === 1
          ? refused(409, 'idempotency-key-reused')
          : undefined,
    });
    const turn = await chat.begin('hello');
    expect(turn.key).not.toBe(chat.asked(sendChat.path)[0]?.headers['Idempotency-Key']);
    turn.done();
    await eventually(() => expect(chat.lines()[0]).toEqual(['user', 'hello', 'whole']));
  });
});

describe('without a connection', () => {
  it('a message waits, and goes out by itself when the connection is back', async () => {
    const chat = setUpChat();
    await chat.converse('hello', 'Hi');
    chat.environment.setOnline(false);
    chat.store.send('a house');
    await eventually(() => expect(chat.lines().at(-1)).toEqual(['user', 'a house', 'failed']));
    expect(chat.store.$lines.get().at(-1)?.problem?.code).toBe('network');
    chat.environment.setOnline(true);
    const turn = await chat.turnAfter(1);
    expect(turn.body.message).toBe('a house');
    turn.say('Good');
    turn.done();
    await eventually(() => expect(chat.lines().at(-1)).toEqual(['assistant', 'Good', 'whole']));
  });

  it('several messages go out one after the other, each answered in its place', async () => {
    const chat = setUpChat();
    await chat.converse('hello', 'Hi');
    chat.environment.setOnline(false);
    for (const text of ['one', 'two']) {
      chat.store.send(text);
      await eventually(() => expect(chat.lines().at(-1)).toEqual(['user', text, 'failed']));
    }
    chat.environment.setOnline(true);
    for (const [index, text] of ['one', 'two'].entries()) {
      const turn = await chat.turnAfter(index + 1);
      expect(turn.body.message).toBe(text);
      turn.say(`on ${text}`);
      turn.done();
    }
    await eventually(() =>
      expect(
        chat
          .lines()
          .slice(2)
          .map(([, content]) => content),
      ).toEqual(['one', 'on one', 'two', 'on two']),
    );
  });
});
