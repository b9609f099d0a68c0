import { describe, expect, it } from 'vitest';
import { MAX_HISTORY, MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import { readAdvisor, sendChat } from '#domain/contract/chat.ts';
import { SILENCE_MS } from '#widgets/chat/speech.ts';
import { eventually, setUpChat } from '#widgets/chat/testing/chat-set-up.ts';

describe('a turn', () => {
  it('tells the reply as it comes, and keeps it whole', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('  A house from 1970 ');
    expect([chat.lines(), chat.store.$speech.get()]).toEqual([[['user', 'A house from 1970', 'sending']], '']);
    turn.say('Good. ');
    await eventually(() => expect(chat.store.$speech.get()).toBe('Good. '));
    turn.say('And the roof?');
    turn.done({ asked: 'roofType' });
    await eventually(() => expect(chat.store.$speech.get()).toBeUndefined());
    expect(chat.lines()).toEqual([
      ['user', 'A house from 1970', 'whole'],
      ['assistant', 'Good. And the roof?', 'whole'],
    ]);
    expect(chat.store.$advisor.get()).toBe('automatic');
  });

  it('travels with what was said before, its question too, and the language', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('hello');
    turn.say('What home?');
    turn.done({ asked: 'homeType', tags: { interests: ['technology'], concerns: [], gaps: [] } });
    await eventually(() => expect(chat.store.$speech.get()).toBeUndefined());
    const { body } = await chat.begin('a house');
    expect(body).toEqual({
      message: 'a house',
      language: 'en',
      market: 'us',
      history: [
        { id: expect.any(String), role: 'user', content: 'hello', timestamp: expect.any(Number) },
        { id: 'reply-1', role: 'assistant', content: 'What home?', timestamp: 1, asked: 'homeType' },
      ],
      smartPrompt: expect.stringContaining('"userInterests":["technology"]'),
    });
    expect(chat.asked(sendChat.path)[0]?.headers).toMatchObject({
      Accept: 'text/event-stream',
      Authorization: 'Bearer token-1',
    });
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['too much', 'a'.repeat(MAX_MESSAGE_LENGTH + 1)],
  ])('is not begun by %s', (_, text) => {
    const { store, load } = setUpChat();
    expect([store.send(text), store.$lines.get(), load.mock.calls]).toEqual([false, [], []]);
  });

  it('is not begun while somebody speaks', async () => {
    const chat = setUpChat();
    await chat.begin('one');
    expect(chat.store.send('two')).toBe(false);
    expect(chat.lines()).toHaveLength(1);
  });

  it('leaves out of a long history what is oldest', async () => {
    const chat = setUpChat();
    for (let turn = 0; turn < MAX_HISTORY / 2 + 2; turn += 1) await chat.converse(`question ${turn}`, `reply ${turn}`);
    const { history } = (await chat.begin('last')).body;
    expect([history.length, history[0]?.content, history.at(-1)?.content]).toEqual([
      MAX_HISTORY,
      'question 2',
      'reply 31',
    ]);
  });

  it('says that it is still working after two seconds of silence, each time', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('hello');
    await chat.environment.pass(SILENCE_MS - 1);
    expect(chat.store.$isSlow.get()).toBe(false);
    await chat.environment.pass(1);
    expect(chat.store.$isSlow.get()).toBe(true);
    turn.say('Well');
    await eventually(() => expect(chat.store.$isSlow.get()).toBe(false));
    await chat.environment.pass(SILENCE_MS);
    expect(chat.store.$isSlow.get()).toBe(true);
    turn.done();
    await eventually(() => expect(chat.store.$isSlow.get()).toBe(false));
  });
});

describe('who speaks', () => {
  it('is known from the first word on, and what was said gives way when it is said anew', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('hello');
    turn.by('ai');
    turn.say('Exactly ');
    await eventually(() => expect(chat.store.$advisor.get()).toBe('ai'));
    turn.anew();
    turn.by('automatic');
    turn.say('By the rules.');
    await eventually(() => expect(chat.store.$speech.get()).toBe('By the rules.'));
    expect(chat.store.$advisor.get()).toBe('automatic');
    turn.done();
    await eventually(() => expect(chat.lines().at(-1)).toEqual(['assistant', 'By the rules.', 'whole']));
  });

  it('is asked once, and a reply knows better', async () => {
    const chat = setUpChat();
    await chat.store.meet();
    expect(chat.store.$advisor.get()).toBe('automatic');
    await chat.store.meet();
    expect(chat.asked(readAdvisor.path)).toHaveLength(1);
  });

  it('stays open where nobody tells', async () => {
    const chat = setUpChat({ refuse: ({ path }) => (path === readAdvisor.path ? 'lost' : undefined) });
    await chat.store.meet();
    expect(chat.store.$advisor.get()).toBeUndefined();
  });
});

describe('stopping', () => {
  it('keeps what has come, marked as cut, and leaves the call', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('hello');
    turn.say('Heat pumps ');
    await eventually(() => expect(chat.store.$speech.get()).toBe('Heat pumps '));
    chat.store.stop();
    expect(chat.lines()).toEqual([
      ['user', 'hello', 'whole'],
      ['assistant', 'Heat pumps ', 'cut'],
    ]);
    await eventually(() => expect(turn.wasLeft()).toBe(true));
    expect(chat.store.$toast.get()).toBeUndefined();
    const next = await chat.begin('go on');
    expect(next.body.history.at(-1)).toMatchObject({ content: 'Heat pumps ', isCut: true });
  });

  it('before the first word leaves an empty cut line, which asks again under the same key', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('hello');
    chat.store.stop();
    const cut = chat.store.$lines.get().at(-1);
    expect(chat.lines().at(-1)).toEqual(['assistant', '', 'cut']);
    chat.store.retry(cut?.id ?? '');
    const again = await chat.turnAfter(1);
    expect([again.key, again.body]).toEqual([turn.key, turn.body]);
    again.say('Hi');
    again.done();
    await eventually(() => expect(chat.lines().at(-1)).toEqual(['assistant', 'Hi', 'whole']));
    expect(chat.lines()).toHaveLength(2);
  });

  it('drops what comes after', async () => {
    const chat = setUpChat();
    const turn = await chat.begin('hello');
    turn.ignoreLeaving();
    chat.store.stop();
    turn.teach({ homeType: 'condo' });
    turn.say('late');
    await chat.settled();
    expect([chat.store.$speech.get(), chat.store.$facts.get()]).toEqual([undefined, {}]);
  });
});
