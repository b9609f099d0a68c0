import { describe, expect, it } from 'vitest';
import { eventually, setUpChat } from '#widgets/chat/testing/chat-set-up.ts';

const home = { homeType: 'single_family', currentHeatingSystem: 'gas' } as const;

describe('after a reload', () => {
  it('goes on where it was, under the same visit', async () => {
    const before = setUpChat();
    await before.converse('a house with gas', 'ok', home);
    const chat = setUpChat({ kept: before.kept });
    expect(chat.lines()).toEqual(before.lines());
    expect([chat.store.$facts.get(), chat.store.$potentials.get()]).toEqual([home, { heatPumpPotential: 'high' }]);
    expect((await chat.begin('go on')).token).toBe('Bearer token-1');
    expect(chat.events.filter(([name]) => name === 'wattnest-start')).toEqual([]);
  });

  it('goes on with a chat that was kept before the shade of a roof was a fact', async () => {
    const facts = { ...home, roofType: 'sloped_south' } as const;
    const saved = { lines: [], facts, stated: {}, potentials: { solarPotential: 'high' }, isComplete: false };
    const chat = setUpChat({ kept: new Map([['wattnest:chat:v1:site-1:w', JSON.stringify(saved)]]) });
    expect(chat.store.$facts.get()).toEqual(facts);
    await chat.converse('the roof is shaded', 'ok', { roofShading: 'heavy' });
    expect(setUpChat({ kept: chat.kept }).store.$facts.get()).toEqual({ ...facts, roofShading: 'heavy' });
  });

  it('asks again under the same key for a reply that had not come', async () => {
    const before = setUpChat();
    const lost = await before.begin('hello');
    const chat = setUpChat({ kept: before.kept });
    const turn = await chat.turnAfter(0);
    expect([turn.key, turn.body]).toEqual([lost.key, lost.body]);
  });

  it('keeps nothing before the visitor acts, and nothing that is not ours', async () => {
    const chat = setUpChat();
    await chat.settled();
    expect([chat.kept.size, chat.load.mock.calls]).toEqual([0, []]);
    for (const text of [
      '',
      '{',
      '{"lines":{}}',
      '{"facts":{},"stated":{},"lines":[{"id":1}]}',
      '{"facts":{"homeType":"castle"},"stated":{},"lines":[]}',
      '{"facts":{},"stated":{},"lines":[{"id":"a","role":"assistant","content":"","timestamp":1,"state":"whole","suggestions":[{}]}]}',
    ])
      expect(setUpChat({ kept: new Map([['wattnest:chat:v1:site-1:w', text]]) }).lines()).toEqual([]);
  });

  it('still suggests what it did', async () => {
    const before = setUpChat();
    const turn = await before.begin('how loud is it?');
    turn.done({ suggestions: ['What do neighbors hear?'] });
    await eventually(() => expect(before.lines()).toHaveLength(2));
    const chat = setUpChat({ kept: before.kept });
    expect(chat.store.$lines.get().at(-1)?.suggestions).toEqual(['What do neighbors hear?']);
    const next = await chat.begin('What do neighbors hear?');
    expect(next.body.history.every((it) => !('suggestions' in it))).toBe(true);
  });

  it('begins anew after a reset, its late reply dropped', async () => {
    const chat = setUpChat();
    await chat.converse('a house with gas', 'ok', home);
    const turn = await chat.begin('more');
    turn.ignoreLeaving();
    chat.store.reset();
    expect([chat.lines(), chat.store.$facts.get(), chat.store.$speech.get()]).toEqual([[], {}, undefined]);
    expect(chat.kept.size).toBe(0);
    turn.teach({ homeType: 'condo' });
    await chat.settled();
    expect([chat.lines(), chat.store.$facts.get(), chat.kept.size]).toEqual([[], {}, 0]);
    await eventually(() => expect(chat.views.reset).toHaveBeenCalledOnce());
    expect((await chat.begin('hello')).token).not.toBe(turn.token);
  });

  it('starts on request, and tells the page once', async () => {
    const chat = setUpChat();
    chat.store.start();
    chat.store.start();
    await chat.begin('hello');
    expect(chat.events.filter(([name]) => name === 'wattnest-start')).toEqual([['wattnest-start', { kind: 'chat' }]]);
  });
});
