import { describe, expect, it } from 'vitest';
import { stateFacts } from '#domain/contract/chat.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { eventually, setUpChat } from '#widgets/chat/testing/chat-set-up.ts';
import { refused } from '#widgets/chat/testing/scripted-server.ts';

describe('what is known', () => {
  it('grows with what is said, and shrinks with what is taken back', async () => {
    const chat = setUpChat();
    await chat.converse('a flat with gas', 'ok', { homeType: 'apartment', currentHeatingSystem: 'gas' });
    await chat.converse('no, oil; the flat is my aunt’s', 'ok', { currentHeatingSystem: 'oil', homeType: null });
    expect(chat.store.$facts.get()).toEqual({ currentHeatingSystem: 'oil' });
    expect(chat.store.$progress.get()).toMatchObject({ completedQuestions: 1, homeInfo: 17, uploadedMedia: 0 });
    expect(chat.events.filter(([name]) => name === 'wattnest-progress').map(([, detail]) => detail)).toEqual([
      { kind: 'chat', step: 2, percent: 33 },
      { kind: 'chat', step: 1, percent: 17 },
    ]);
  });

  it('is learnt once from each reply, told before it or with it', async () => {
    const chat = setUpChat();
    await chat.converse('a flat', 'ok', { homeType: 'apartment' });
    const turn = await chat.begin('with gas');
    turn.teach({ currentHeatingSystem: 'gas' });
    await eventually(() => expect(chat.store.$facts.get().currentHeatingSystem).toBe('gas'));
    chat.tell('stated', { currentHeatingSystem: null });
    turn.say('ok');
    turn.done({ facts: { currentHeatingSystem: 'gas' } });
    await eventually(() => expect(chat.store.$speech.get()).toBeUndefined());
    expect(chat.store.$facts.get()).toEqual({ homeType: 'apartment' });
    const retold = await chat.begin('and oil');
    retold.say('ok');
    retold.done({ facts: { currentHeatingSystem: 'oil' } });
    await eventually(() => expect(chat.store.$speech.get()).toBeUndefined());
    expect(chat.store.$facts.get()).toEqual({ homeType: 'apartment', currentHeatingSystem: 'oil' });
  });

  it('is corrected by the visitor, against whom no later word counts', async () => {
    const chat = setUpChat();
    await chat.converse('a house', 'ok', { homeType: 'single_family' });
    chat.tell('stated', { homeType: 'townhouse' });
    await chat.converse('my house', 'ok', { homeType: 'single_family', hasEV: 'no' });
    expect(chat.store.$facts.get()).toEqual({ homeType: 'townhouse', hasEV: 'no' });
    expect((await chat.begin('and now?')).body.stated).toEqual({ homeType: 'townhouse' });
  });

  it('is stored at once where the visitor sets it, one correction after the other', async () => {
    const chat = setUpChat();
    await chat.converse('a house', 'ok', { homeType: 'single_family' });
    chat.tell('stated', { homeType: 'townhouse' });
    chat.tell('stated', { homeType: 'condo', homeSize: 900 });
    chat.tell('stated', { homeSize: null });
    await eventually(() => expect(chat.asked(stateFacts.path)).toHaveLength(2));
    await chat.settled();
    const stored = chat.asked(stateFacts.path).map(({ body }) => (body as { facts: object }).facts);
    expect(Object.assign({}, ...stored)).toEqual({ homeType: 'condo', homeSize: null });
    expect(chat.asked(stateFacts.path)[0]).toMatchObject({
      body: { market: 'us' },
      headers: { Authorization: 'Bearer token-1', 'Idempotency-Key': expect.any(String) },
    });
    expect(JSON.parse([...chat.kept.values()][0] ?? '').unstored).toEqual({});
  });

  it('that could not be stored is told to the page, and stored after a reload', async () => {
    const chat = setUpChat({
      refuse: ({ path }) => (path === stateFacts.path ? refused(429, 'too-many-requests') : undefined),
    });
    await chat.converse('a house', 'ok', { homeType: 'single_family' });
    chat.tell('stated', { homeType: null });
    await eventually(() => expect(chat.events).toContainEqual(['wattnest-error', { code: 'too-many-requests' }]));
    const again = setUpChat({ kept: chat.kept });
    await eventually(() =>
      expect(again.asked(stateFacts.path).map(({ body }) => body)).toEqual([
        { facts: { homeType: null }, market: 'us' },
      ]),
    );
  });

  it('is kept without a network, and sent once it is back, in the order in which it was set', async () => {
    let isAway = true;
    const chat = setUpChat({ refuse: ({ path }) => (path === stateFacts.path && isAway ? 'lost' : undefined) });
    await chat.converse('a house', 'ok', { homeType: 'single_family', currentHeatingSystem: 'gas' });
    chat.tell('stated', { currentHeatingSystem: null });
    chat.tell('stated', { homeType: 'condo' });
    chat.tell('stated', { homeType: 'townhouse' });
    await eventually(() => expect(chat.asked(stateFacts.path)).not.toEqual([]));
    await chat.converse('with oil', 'ok', { currentHeatingSystem: 'oil' });
    expect(chat.store.$facts.get()).toEqual({ homeType: 'townhouse', currentHeatingSystem: 'oil' });
    isAway = false;
    const sent = chat.asked(stateFacts.path).length;
    await eventually(async () => {
      await chat.environment.pass(60_000);
      expect(JSON.parse([...chat.kept.values()][0] ?? '').unstored).toEqual({});
    });
    const stored = chat.asked(stateFacts.path).slice(sent);
    expect(stored.map(({ body }) => (body as { facts: object }).facts)).toEqual([
      { currentHeatingSystem: null },
      { homeType: 'townhouse', currentHeatingSystem: 'oil' },
    ]);
  });

  it('may be taken out, until it is said again', async () => {
    const chat = setUpChat();
    await chat.converse('a house', 'ok', { homeType: 'single_family' });
    chat.tell('stated', { homeType: null });
    expect(chat.store.$facts.get()).toEqual({});
    await chat.converse('a condo', 'ok', { homeType: 'condo' });
    expect(chat.store.$facts.get()).toEqual({ homeType: 'condo' });
  });

  it('begins with what the page knows', async () => {
    const chat = setUpChat({ options: { prefill: '{"homeType":"condo","homeSize":900}' } });
    expect(chat.store.$facts.get()).toEqual({ homeType: 'condo', homeSize: 900 });
    chat.$options.set({ ...chat.$options.get(), prefill: { homeType: 'townhouse', hasEV: 'yes' } });
    expect(chat.store.$facts.get()).toEqual({ homeType: 'condo', homeSize: 900, hasEV: 'yes' });
    expect(setUpChat({ options: { prefill: '{"homeType":"castle"}' } }).store.$facts.get()).toEqual({});
  });

  it('takes nothing from a prefill that is none', async () => {
    const chat = setUpChat({ options: { prefill: '{"homeType":"castle"}' } });
    await chat.settled();
    expect([chat.store.$facts.get(), chat.events]).toEqual([{}, []]);
  });
});

describe('potentials', () => {
  it('are asked for once the home and one thing more are known', async () => {
    const chat = setUpChat();
    await chat.converse('a house', 'ok', { homeType: 'single_family', place: 'Bern' });
    expect(chat.asked(calculateRecommendations.path)).toEqual([]);
    await chat.converse('gas', 'ok', { currentHeatingSystem: 'gas' });
    const [request] = chat.asked(calculateRecommendations.path);
    expect(request?.body).toEqual({ homeType: 'single_family', currentHeatingSystem: 'gas' });
    await eventually(() => expect(chat.store.$potentials.get()).toEqual({ heatPumpPotential: 'high' }));
  });

  it('that cannot be had are passed over in silence', async () => {
    const chat = setUpChat({ refuse: ({ path }) => (path === calculateRecommendations.path ? 'lost' : undefined) });
    await chat.converse('a house with gas', 'ok', { homeType: 'condo', currentHeatingSystem: 'gas' });
    expect([chat.store.$potentials.get(), chat.store.$toast.get()]).toEqual([{}, undefined]);
  });

  it('of earlier facts are dropped', async () => {
    const chat = setUpChat();
    await chat.converse('a house with gas', 'ok', { homeType: 'condo', currentHeatingSystem: 'gas' });
    await eventually(() => expect(chat.store.$potentials.get()).toEqual({ heatPumpPotential: 'high' }));
    chat.tell('stated', { roofType: 'flat' });
    chat.tell('stated', { homeType: null });
    await chat.settled();
    expect(chat.store.$potentials.get()).toEqual({});
  });
});
