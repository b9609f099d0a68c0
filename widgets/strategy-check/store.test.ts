import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { fakeEnvironment } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';
import type { AnalysisContext, Outcome } from '#widgets/strategy-check/analysis-door.ts';
import { createStrategyCheckStore } from '#widgets/strategy-check/store.ts';

const drawn = () => () => undefined;
const done = { status: 'done', answers: {}, result: {} } as Outcome;

interface Given {
  kept?: Map<string, string>;
  prefill?: unknown;
  layout?: 'page' | 'steps';
  outcome?: Outcome;
  knowsEmail?: boolean;
}

function setUp({ kept = new Map(), prefill, layout = 'page', outcome = done, knowsEmail = false }: Given = {}) {
  const environment = fakeEnvironment(undefined, kept);
  const $options = atom({ ...testOptions, layout, prefill });
  const events: [string, unknown][] = [];
  const opened: AnalysisContext[] = [];
  const analysis = {
    ...{ openVisit: vi.fn(), knowsEmail: () => knowsEmail, analyse: vi.fn(async () => outcome), reset: vi.fn() },
    ...{ mountPhotos: drawn, mountResults: drawn, mountEmail: drawn },
  };
  const load = vi.fn(async () => ({
    openAnalysis(context: AnalysisContext) {
      opened.push(context);
      return analysis;
    },
  }));
  const emit = (name: string, detail: unknown) => events.push([name, detail]) > 0;
  const store = createStrategyCheckStore({ environment, $options, emit, instance: 'w', show: vi.fn() }, load);
  return { environment, $options, events, opened, analysis, load, store, kept };
}

type Store = ReturnType<typeof setUp>['store'];
const answers = { location: 'Denver', ownership: 'own', heatingSystem: 'gas' } as const;
const named = (events: [string, unknown][]) => events.map(([name]) => name.replace('wattnest-', ''));
const settled = (store: Store) => vi.waitFor(() => expect(store.$phase.get()).not.toBe('analysing'));

async function analysed(given: Given = {}) {
  const set = setUp(given);
  set.store.answer(answers);
  set.store.submit();
  await settled(set.store);
  return set;
}

describe('the page of questions', () => {
  it.each(['location', 'ownership', 'heatingSystem'] as const)('is not analysed without %s', (field) => {
    const { store, load } = setUp();
    store.answer({ ...answers, [field]: undefined });
    store.submit();
    expect([store.$phase.get(), load.mock.calls.length]).toEqual(['questions', 0]);
  });

  it('shows the analysis, then its result, and tells the page once', async () => {
    const { store, events } = await analysed();
    expect(store.$phase.get()).toBe('results');
    store.submit();
    expect(store.$phase.get()).toBe('results');
    expect(named(events)).toEqual(['start', 'complete']);
    expect(events[1]?.[1]).toEqual({ kind: 'check', answers: {}, result: {} });
  });

  it('tells of a second result of the same visitor no more', async () => {
    const { store, opened, events } = await analysed();
    opened[0]?.startOver();
    expect([store.$phase.get(), store.$step.get()]).toEqual(['questions', 'location']);
    store.submit();
    await settled(store);
    expect([store.$phase.get(), named(events)]).toEqual(['results', ['start', 'complete']]);
  });
});

describe('no result', () => {
  it('asks again for a place that is not known, until another is given', async () => {
    const { store, events } = await analysed({ outcome: { status: 'refused', problem: 'unknown-place' } });
    expect([store.$phase.get(), store.$problem.get(), store.$isNotified.get()]).toEqual([
      'questions',
      'unknown-place',
      false,
    ]);
    expect(events.at(-1)).toEqual(['wattnest-error', { code: 'validation' }]);
    store.answer({ ownership: 'rent' });
    expect(store.$problem.get()).toBe('unknown-place');
    store.answer({ location: 'Boulder' });
    expect(store.$problem.get()).toBeUndefined();
  });

  it('says that it failed, keeps the answers, and the next attempt clears it', async () => {
    const { store, events, analysis } = await analysed({ outcome: { status: 'failed', code: 'internal' } });
    expect([store.$problem.get(), store.$isNotified.get(), store.$answers.get()]).toEqual(['failed', true, answers]);
    expect(events.at(-1)).toEqual(['wattnest-error', { code: 'internal' }]);
    store.dismiss();
    expect([store.$problem.get(), store.$isNotified.get()]).toEqual(['failed', false]);
    analysis.analyse.mockResolvedValueOnce(done);
    store.submit();
    expect(store.$problem.get()).toBeUndefined();
    await settled(store);
    expect(store.$phase.get()).toBe('results');
  });

  it('is said as well when the later part does not arrive', async () => {
    const { store, load, events } = setUp();
    load.mockRejectedValue(new Error('offline'));
    store.answer(answers);
    store.submit();
    await settled(store);
    expect([store.$problem.get(), events.at(-1)?.[1]]).toEqual(['failed', { code: 'unavailable' }]);
  });

  it('comes of an answer that a reset has overtaken', async () => {
    const { store, analysis, events } = setUp();
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    analysis.analyse.mockReturnValueOnce(promise);
    store.answer(answers);
    store.submit();
    await vi.waitFor(() => expect(analysis.analyse).toHaveBeenCalled());
    store.reset();
    resolve(done);
    await promise.then();
    expect([store.$phase.get(), named(events)]).toEqual(['questions', ['start']]);
  });
});

describe('the steps', () => {
  it('go on only from an answered question, and back to the first', () => {
    const { store, events } = setUp({ layout: 'steps' });
    store.next();
    store.answer({ location: 'D' });
    store.next();
    expect(store.$step.get()).toBe('location');
    store.answer(answers);
    for (const _ of ['ownership', 'roofDetails', 'heatingSystem', 'ev', 'photos']) store.next();
    expect(store.$step.get()).toBe('photos');
    expect(events.at(-1)).toEqual(['wattnest-progress', { kind: 'check', step: 6, percent: 100 }]);
    for (const _ of [1, 2, 3, 4, 5, 6]) store.previous();
    expect(store.$step.get()).toBe('location');
  });

  function atTheEnd(given: Given) {
    const set = setUp({ layout: 'steps', ...given });
    set.store.answer(answers);
    for (const _ of [1, 2, 3, 4, 5, 6]) set.store.next();
    return set;
  }

  it('end with the question for an address, and the analysis follows it', async () => {
    const { store, opened } = atTheEnd({});
    await vi.waitFor(() => expect(store.$asksEmail.get()).toBe(true));
    opened[0]?.emailRefused();
    expect([store.$asksEmail.get(), store.$phase.get()]).toEqual([false, 'questions']);
    store.submit();
    await vi.waitFor(() => expect(store.$asksEmail.get()).toBe(true));
    opened[0]?.emailGiven();
    expect([store.$asksEmail.get(), store.$phase.get()]).toEqual([false, 'analysing']);
    await settled(store);
    expect(store.$phase.get()).toBe('results');
  });

  it('ask nobody whose address the tab knows', async () => {
    const { store } = atTheEnd({ knowsEmail: true });
    await vi.waitFor(() => expect(store.$phase.get()).toBe('results'));
    expect(store.$asksEmail.get()).toBe(false);
  });
});

describe('what is kept', () => {
  it('is nothing before the visitor acts', () => {
    const { kept, load } = setUp({ prefill: answers });
    expect([kept.size, load.mock.calls.length]).toEqual([0, 0]);
  });

  it('brings back answers, step and result, and starts no second time', async () => {
    const { kept } = await analysed();
    const { store, events } = setUp({ kept });
    expect(store.$answers.get()).toEqual(answers);
    await vi.waitFor(() => expect(store.$phase.get()).toBe('results'));
    store.start();
    expect(events).toEqual([]);
  });

  it('holds what the later part hands over, and a reset leaves the visit alone', async () => {
    const { store, kept, opened, analysis } = await analysed();
    opened[0]?.replyMemory.write({ place: 'Denver' });
    opened[0]?.visitMemory.write({ token: 't', partner: null });
    const record = JSON.parse([...kept.values()][0] ?? '');
    expect([record.reply, record.visit.token]).toEqual([{ place: 'Denver' }, 't']);
    store.reset();
    expect([kept.size, store.$answers.get(), store.$phase.get()]).toEqual([0, {}, 'questions']);
    expect([opened[0]?.replyMemory.read(), opened[0]?.visitMemory.read()?.token]).toEqual([undefined, 't']);
    await vi.waitFor(() => expect(analysis.reset).toHaveBeenCalledOnce());
  });

  it.each(['{', '[]', '{"answers":{"ownership":"squat"},"step":"location"}', '{"answers":{},"step":"cellar"}'])(
    'is ignored when it is not ours: %s',
    (text) => {
      const { store } = setUp({ kept: new Map([['wattnest:strategy-check:v1:site-1:w', text]]) });
      expect([store.$answers.get(), store.$step.get()]).toEqual([{}, 'location']);
    },
  );
});

describe('prefill', () => {
  it('is taken as text or object, and never replaces an answer', () => {
    const { store, $options } = setUp({ prefill: '{"location":"Denver"}' });
    expect(store.$answers.get()).toEqual({ location: 'Denver' });
    store.answer({ location: 'Boulder' });
    $options.set({ ...$options.get(), prefill: { location: 'Pueblo', hasEV: true } });
    expect(store.$answers.get()).toEqual({ location: 'Boulder', hasEV: true });
  });
});

it('opens the photos on demand, and fetches what draws them', async () => {
  const { store, load } = setUp();
  store.openPhotos();
  expect(store.$arePhotosOpen.get()).toBe(true);
  await vi.waitFor(() => expect(store.$later.get().status).toBe('done'));
  expect(load).toHaveBeenCalledOnce();
});
