import { describe, expect, it } from 'vitest';
import { stateFacts } from '#domain/contract/chat.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import { COMPLETE_ID } from '#widgets/chat/line.ts';
import { eventually, setUpChat, shown } from '#widgets/chat/testing/chat-set-up.ts';
import { refused } from '#widgets/chat/testing/scripted-server.ts';

const home = { homeType: 'single_family', currentHeatingSystem: 'gas' } as const;

describe('the address', () => {
  it('is asked for on a partner’s page after the first answer', async () => {
    const chat = setUpChat();
    expect([chat.store.$email.get(), chat.store.$emailPlace.get()]).toEqual(['closed', 'panel']);
    await chat.converse('hello', 'Hi');
    expect(chat.store.$email.get()).toBe('open');
  });

  it('is asked for on the portal at once, and nothing is kept of that', async () => {
    const chat = setUpChat({ options: { siteKey: undefined } });
    expect([chat.store.$email.get(), chat.store.$emailPlace.get()]).toEqual(['open', 'dialog']);
    await eventually(() => expect(chat.store.$later.get().status).toBe('done'));
    chat.tell('emailRefused');
    expect([chat.store.$email.get(), chat.kept.size, chat.environment.requests]).toEqual(['closed', 0, []]);
  });

  it('refused on the portal, comes back as a card and never as a dialog, also after a reload', async () => {
    const chat = setUpChat({ options: { siteKey: undefined } });
    await eventually(() => expect(chat.store.$later.get().status).toBe('done'));
    chat.tell('emailRefused');
    await chat.converse('hello', 'Hi');
    await chat.converse('a house with gas', 'ok', home);
    await eventually(() => expect(chat.store.$email.get()).toBe('open'));
    expect(chat.store.$emailPlace.get()).toBe('panel');
    const reloaded = setUpChat({ kept: chat.kept, options: { siteKey: undefined } });
    expect([reloaded.store.$email.get(), reloaded.store.$emailPlace.get()]).toEqual(['closed', 'panel']);
  });

  it('refused, is asked for once more when nothing else is missing', async () => {
    const chat = setUpChat();
    await chat.converse('hello', 'Hi');
    chat.tell('emailRefused');
    await chat.converse('a house with gas', 'ok', home);
    await eventually(() => expect(chat.store.$email.get()).toBe('open'));
    chat.tell('emailRefused');
    await chat.converse('and now', 'ok');
    expect([chat.store.$email.get(), chat.store.$isComplete.get()]).toEqual(['closed', false]);
  });

  it('is kept under the three keys of the tab, thanked for, and known to the next chat', async () => {
    const chat = setUpChat();
    await chat.converse('hello', 'Hi');
    chat.give();
    expect([chat.store.$email.get(), chat.store.$toast.get()]).toEqual(['given', { code: 'email-kept' }]);
    expect(['userEmailProvided', 'userEmail', 'userName'].map((key) => chat.kept.get(key))).toEqual([
      'true',
      'ada@example.org',
      'Ada',
    ]);
    expect(setUpChat({ kept: chat.kept }).store.$email.get()).toBe('given');
    expect(setUpChat({ kept: chat.kept, options: { siteKey: undefined } }).store.$email.get()).toBe('given');
  });
});

describe('completion', () => {
  async function complete(chat = setUpChat()) {
    await chat.converse('hello', 'Hi');
    chat.give();
    await chat.converse('a house with gas', 'A heat pump fits.', home);
    await eventually(() => expect(chat.store.$isComplete.get()).toBe(true));
    return chat;
  }

  it('is said once, told to the page once, and opens the results', async () => {
    const chat = setUpChat();
    chat.store.viewResults();
    expect(chat.store.$view.get()).toBe('chat');
    await complete(chat);
    await chat.converse('oil, I mean', 'ok', { currentHeatingSystem: 'oil' });
    expect(chat.store.$lines.get().filter(({ id }) => id === COMPLETE_ID)).toHaveLength(1);
    await eventually(() =>
      expect(chat.events.filter(([name]) => name === 'wattnest-complete')).toEqual([
        ['wattnest-complete', { kind: 'chat', answers: home, result: shown }],
      ]),
    );
    expect(chat.store.$canViewResults.get()).toBe(true);
    chat.store.viewResults();
    expect(chat.store.$view.get()).toBe('results');
    chat.tell('resultsLeft');
    expect(chat.store.$view.get()).toBe('chat');
  });

  it('leaves the results to the page that wants to follow them', async () => {
    const chat = await complete();
    chat.store.viewResults();
    chat.emit.mockReturnValueOnce(false);
    chat.tell('resultsClosed');
    expect(chat.store.$view.get()).toBe('results');
    chat.tell('resultsClosed');
    expect(chat.store.$view.get()).toBe('chat');
  });

  it('does not travel as if somebody had said it', async () => {
    const chat = await complete();
    const { history } = (await chat.begin('thanks')).body;
    expect(history.map(({ content }) => content)).toEqual(['hello', 'Hi', 'a house with gas', 'A heat pump fits.']);
  });

  it('sends the summary that was promised, with consent', async () => {
    const chat = await complete();
    const posted = { code: 'summary-posted', confirmation: 'sent', email: 'ada@example.org' };
    await eventually(() => expect(chat.store.$toast.get()).toEqual(posted));
    expect(chat.asked(sendSummary.path).map(({ body }) => body)).toEqual([
      {
        email: 'ada@example.org',
        name: 'Ada',
        consent: { version: '2026-11-01', agreeToTerms: true, receiveUpdates: false },
        consultationSummary: 'A heat pump fits.',
        recommendations: { heatPumpPotential: 'high' },
        language: 'en',
        market: 'us',
      },
    ]);
  });

  it('sends it once the server knows what the visitor has corrected', async () => {
    let isAway = true;
    const chat = setUpChat({ refuse: ({ path }) => (path === stateFacts.path && isAway ? 'lost' : undefined) });
    await chat.converse('hello', 'Hi');
    chat.tell('stated', { homeSize: 900 });
    await eventually(() => expect(chat.asked(stateFacts.path)).not.toEqual([]));
    await complete(chat);
    await chat.settled();
    expect(chat.asked(sendSummary.path)).toEqual([]);
    isAway = false;
    await eventually(async () => {
      await chat.environment.pass(60_000);
      expect(chat.asked(sendSummary.path)).toHaveLength(1);
    });
    const paths = chat.environment.requests.map(({ path }) => path);
    expect(paths.lastIndexOf(stateFacts.path)).toBeLessThan(paths.indexOf(sendSummary.path));
  });

  it('tells when the summary could not be sent', async () => {
    const chat = setUpChat({
      refuse: ({ path }) => (path === sendSummary.path ? refused(429, 'too-many-requests', 'Too many.') : undefined),
    });
    await complete(chat);
    await eventually(() => expect(chat.store.$toast.get()).toEqual({ code: 'summary-failed', detail: 'Too many.' }));
    chat.store.dismissToast();
    expect(chat.store.$toast.get()).toBeUndefined();
  });

  it('does not mail an address that was given elsewhere', async () => {
    const kept = new Map([
      ['userEmailProvided', 'true'],
      ['userEmail', 'ada@example.org'],
      ['userName', 'Ada'],
    ]);
    const chat = setUpChat({ kept });
    await chat.converse('hello', 'Hi');
    await chat.converse('a house with gas', 'ok', home);
    await eventually(() => expect(chat.store.$isComplete.get()).toBe(true));
    expect(chat.asked(sendSummary.path)).toEqual([]);
  });

  it('opens the summary on demand', async () => {
    const { store, views } = await complete();
    store.emailSummary();
    await eventually(() => expect(views.openSummary).toHaveBeenCalledOnce());
  });
});
