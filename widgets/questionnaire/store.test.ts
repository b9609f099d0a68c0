import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { GENERATION_MS } from '#domain/questionnaire/steps.ts';
import type { AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import { createQuestionnaireStore, DRAWN_AFTER_MS } from '#widgets/questionnaire/store.ts';
import { fakeEnvironment } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

const opened: AssessmentContext[] = [];
const drawn = () => () => undefined;

function setUp({ kept = new Map<string, string>(), prefill = undefined as unknown, instance = 'w' } = {}) {
  const environment = fakeEnvironment(undefined, kept);
  const $options = atom({ ...testOptions, prefill });
  const events: [string, unknown][] = [];
  const assessment = { openVisit: vi.fn(), mountPhotos: drawn, mountResults: drawn, reset: vi.fn() };
  opened.length = 0;
  const load = vi.fn(async () => ({
    openAssessment(context: AssessmentContext) {
      opened.push(context);
      return assessment;
    },
  }));
  const emit = (name: string, detail: unknown) => events.push([name, detail]) > 0;
  const store = createQuestionnaireStore({ environment, $options, emit, instance, show: vi.fn() }, load);
  return { environment, $options, events, assessment, load, store, kept };
}

function answerAll(store: ReturnType<typeof setUp>['store']) {
  store.answer('homeType', 'townhouse');
  store.answer('homeSize', '1000_1500');
  store.next();
  store.answer('roofType', 'flat');
  store.answer('currentHeatingSystem', 'oil');
  store.next();
  store.next();
  store.answer('energyGoals', 'save_money');
}

describe('the way back of the browser', () => {
  async function atResults() {
    const set = setUp();
    set.store.attend?.();
    answerAll(set.store);
    set.store.next();
    await set.environment.pass(GENERATION_MS);
    expect(set.store.$phase.get()).toBe('results');
    return set;
  }

  it('leads from the results step by step to the first, and forward again', async () => {
    const { store, environment } = await atResults();
    const seen = [4, 3, 2, 1].map(() => {
      environment.history.back();
      return [store.$phase.get(), store.$step.get()];
    });
    expect(seen).toEqual([4, 3, 2, 1].map((step) => ['questions', step]));
    environment.history.back();
    expect(store.$step.get()).toBe(1);
    for (const _ of [2, 3, 4]) environment.forward();
    expect(store.$step.get()).toBe(4);
    environment.forward();
    await environment.pass(0);
    expect(store.$phase.get()).toBe('results');
  });

  it('is one with the buttons: who goes back and on again has no longer a way back', async () => {
    const { store, environment } = await atResults();
    const entries = environment.entries();
    expect(entries).toBe(5);
    opened[0]?.review();
    store.previous();
    store.next();
    store.next();
    await environment.pass(GENERATION_MS);
    expect([store.$phase.get(), environment.entries()]).toEqual(['results', entries]);
  });

  it('leads nowhere that the answers do not reach, and says nothing to a widget that was taken out', async () => {
    const { store, environment } = await atResults();
    environment.history.back();
    store.reset();
    environment.history.back();
    expect(store.$step.get()).toBe(1);
    const other = setUp();
    const leave = other.store.attend?.();
    answerAll(other.store);
    leave?.();
    other.environment.history.back();
    expect(other.store.$step.get()).toBe(4);
  });
});

describe('steps', () => {
  it('opens the next step only when the current one is complete', () => {
    const { store } = setUp();
    store.next();
    store.answer('homeType', 'condo');
    store.next();
    expect(store.$step.get()).toBe(1);
    store.answer('homeSize', 'over_3000');
    store.next();
    expect(store.$step.get()).toBe(2);
    store.previous();
    store.previous();
    expect(store.$step.get()).toBe(1);
  });

  it('tells the page of the start once and of each step', () => {
    const { store, events } = setUp();
    answerAll(store);
    expect(events.map(([name]) => name)).toEqual([
      'wattnest-start',
      'wattnest-progress',
      'wattnest-progress',
      'wattnest-progress',
    ]);
    expect(events.at(-1)?.[1]).toEqual({ kind: 'questionnaire', step: 4, percent: 100 });
  });
});

describe('generation', () => {
  it('shows the results after the simulated calculation, not before', async () => {
    const { store, environment } = setUp();
    answerAll(store);
    store.next();
    await environment.pass(GENERATION_MS - 1);
    expect(store.$phase.get()).toBe('generating');
    await environment.pass(1);
    expect(store.$phase.get()).toBe('results');
  });

  it('keeps the answers and can be repeated when the results cannot be loaded', async () => {
    const { store, environment, load, events } = setUp();
    load.mockRejectedValue(new Error('offline'));
    answerAll(store);
    store.next();
    await environment.pass(GENERATION_MS);
    expect([store.$phase.get(), store.$hasFailed.get()]).toEqual(['questions', true]);
    expect(events.at(-1)).toEqual(['wattnest-error', { code: 'unavailable' }]);
    load.mockRestore();
  });

  it('drops a calculation that a reset has overtaken', async () => {
    const { store, environment } = setUp();
    answerAll(store);
    store.next();
    store.reset();
    await environment.pass(GENERATION_MS);
    expect(store.$phase.get()).toBe('questions');
  });
});

describe('what is kept', () => {
  it('is nothing before the visitor acts', () => {
    const { kept, load } = setUp({ prefill: { homeType: 'condo' } });
    expect([kept.size, load.mock.calls.length]).toEqual([0, 0]);
  });

  it('comes back in the same element and not in another', () => {
    const { store, kept } = setUp();
    answerAll(store);
    const again = setUp({ kept }).store;
    expect([again.$answers.get().energyGoals, again.$step.get()]).toEqual(['save_money', 4]);
    expect(setUp({ kept, instance: 'other' }).store.$answers.get()).toEqual({});
  });

  it('brings back the results too', async () => {
    const { store, kept, environment } = setUp();
    answerAll(store);
    store.next();
    await environment.pass(GENERATION_MS);
    const again = setUp({ kept });
    await again.environment.pass(0);
    expect(again.store.$phase.get()).toBe('results');
  });

  it('is forgotten on reset', () => {
    const { store, kept } = setUp();
    answerAll(store);
    store.reset();
    expect([kept.size, store.$answers.get(), store.$step.get()]).toEqual([0, {}, 1]);
  });

  it.each(['{', '[]', '{"answers":{"homeType":"castle"},"step":2}', '{"answers":{},"step":9}'])(
    'is ignored when it is not ours: %s',
    (text) => {
      const { store } = setUp({ kept: new Map([['wattnest:questionnaire:v1:site-1:w', text]]) });
      expect([store.$answers.get(), store.$step.get()]).toEqual([{}, 1]);
    },
  );
});

describe('a second tab', () => {
  it('that copies the first begins where that one was, and neither changes the other', () => {
    const first = setUp();
    answerAll(first.store);
    const second = setUp({ kept: new Map(first.kept) });
    second.store.answer('energyGoals', 'resilience');
    second.store.previous();
    expect([first.store.$answers.get().energyGoals, first.store.$step.get()]).toEqual(['save_money', 4]);
    expect([...second.kept.keys()]).toEqual([...first.kept.keys()]);
    second.store.reset();
    expect([setUp({ kept: first.kept }).store.$step.get(), setUp({ kept: second.kept }).store.$step.get()]).toEqual([
      4, 1,
    ]);
  });
});

describe('the part that comes later', () => {
  it('is fetched again after a lost connection', async () => {
    const { store, load, assessment, environment } = setUp();
    load.mockRejectedValueOnce(new Error('offline'));
    store.answer('homeType', 'condo');
    expect(load).not.toHaveBeenCalled();
    await environment.pass(DRAWN_AFTER_MS);
    await vi.waitFor(() => expect(store.$later.get().status).toBe('failed'));
    store.loadLater();
    await vi.waitFor(() => expect(store.$later.get()).toEqual({ status: 'done', value: assessment }));
    store.loadLater();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps visit and thumbnails with the answers, and a reset forgets the thumbnails', async () => {
    const { store, kept, environment } = setUp();
    store.answer('homeType', 'condo');
    await environment.pass(DRAWN_AFTER_MS);
    const [context] = opened;
    context?.photoMemory.write({ roofPhoto: 'QQ==' });
    context?.visitMemory.write({ token: 't', partner: null });
    const record = JSON.parse([...kept.values()][0] ?? '');
    expect([record.thumbnails, record.visit.token]).toEqual([{ roofPhoto: 'QQ==' }, 't']);
    store.reset();
    expect(context?.photoMemory.read()).toBeUndefined();
  });
});

describe('prefill', () => {
  it('is taken as text or object, and never replaces an answer', () => {
    const { store, $options } = setUp({ prefill: '{"homeType":"condo"}' });
    expect(store.$answers.get()).toEqual({ homeType: 'condo' });
    store.answer('homeType', 'townhouse');
    $options.set({ ...testOptions, prefill: { homeType: 'apartment', hasEV: 'yes' } });
    expect(store.$answers.get()).toEqual({ homeType: 'townhouse', hasEV: 'yes' });
  });

  it('is refused whole when a value is unknown', () => {
    const { store } = setUp({ prefill: '{"homeType":"castle","hasEV":"yes"}' });
    expect(store.$answers.get()).toEqual({});
  });
});
