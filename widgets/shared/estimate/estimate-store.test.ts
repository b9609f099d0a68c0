import { atom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillPath } from '#domain/contract/endpoint.ts';
import { listIncentives } from '#domain/contract/estimate.ts';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { usIncentives } from '#domain/estimate/data/us-incentives.ts';
import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import { createEstimateStore } from '#widgets/shared/estimate/estimate-store.ts';
import { SETTLED_MS } from '#widgets/shared/estimate/keep-newest.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

const visit = { visitId: 'v', token: 't', expiresAt: '2026-11-01T00:30:00Z', partner: null };
let server: (request: SeenRequest) => Reply;

beforeEach(() => {
  server = ({ path }) => {
    if (path === openVisit.path) return { status: 201, json: visit };
    if (path.includes('/incentives/'))
      return { status: 200, json: usIncentives.filter(({ state }) => path.endsWith(state)) };
    return { status: 200, json: {} };
  };
});

function setUp(facts: KnownFacts, { market = 'de' as 'de' | 'us', before = undefined as unknown } = {}) {
  const environment = fakeEnvironment((request) => server(request));
  const $options = atom({ ...testOptions, market });
  const $home = atom<HomeProfile>(profileFromFacts(facts, 'EUR'));
  const kept = { value: before };
  const verdicts: (EstimateVerdict | undefined)[] = [];
  const client = createApiClient({
    environment,
    $options,
    visitMemory: { read: () => undefined, write: () => undefined },
  });
  const errors: unknown[] = [];
  const store = createEstimateStore({
    ...{ environment, $options, $home, client, kind: 'chat' },
    emit: (name, detail) => errors.push([name, detail]) > 0,
    memory: { read: () => kept.value, write: (value) => void Object.assign(kept, { value }) },
    tell: (verdict) => verdicts.push(verdict),
  });
  const keptInputs = () =>
    environment.requests.filter(({ path }) => path === keepEstimate.path).map(({ body }) => body);
  return { store, environment, $home, $options, verdicts, memory: () => kept.value, keptInputs, errors };
}

const berlin: KnownFacts = { place: 'Berlin', currentHeatingSystem: 'gas', roofType: 'sloped_south', hasEV: 'yes' };
const status = ({ store }: ReturnType<typeof setUp>) => store.form.$sending.get().status;

describe('what is asked', () => {
  it.each([
    [{}, ['place', 'use', 'roof', 'flow']],
    [{ place: 'Berlin', roofAreaM2: 40 }, ['use', 'flow']],
    [{ ownsHome: false }, ['place', 'use']],
    [{ currentHeatingSystem: 'heat_pump' }, ['place', 'use', 'roof']],
  ] satisfies [KnownFacts, string[]][])('of %o: %o', (facts, fields) => {
    expect(setUp(facts).store.$fields.get()).toEqual(fields);
  });

  it('leaves out the flow of water where houses are heated with air', () => {
    expect(setUp({}, { market: 'us' }).store.$fields.get()).toEqual(['place', 'use', 'roof']);
  });
});

describe('answered', () => {
  it('gives the estimate of the home with what was told, and its verdict', async () => {
    const world = setUp(berlin);
    const { store, verdicts, memory } = world;
    store.form.fill({ use: '3.500', roof: '20', roofIn: 'modules', flow: 'floor' });
    await store.form.submit();
    expect(status(world)).toBe('done');
    const value = (name: string) => store.$estimate.get()?.assumptions.find((it) => it.name === name)?.value;
    expect([value('annualUseKwh'), value('heating.flowTemperatureC')]).toEqual([3_500, 35]);
    expect(value('roof.kwp')).toBeCloseTo(6.8);
    expect(verdicts).toMatchObject([{ place: 'Berlin', currency: 'EUR' }]);
    expect(memory()).toMatchObject({ answered: { use: '3.500', roof: '20' }, changes: {} });
  });

  it('takes a bill in place of the use', async () => {
    const { store } = setUp(berlin);
    store.form.fill({ use: '1860', useIn: 'bill' });
    await store.form.submit();
    const line = store.$estimate.get()?.assumptions.find(({ name }) => name === 'annualUseKwh');
    expect(line?.value).toBeCloseTo(5_000);
  });

  it('asks the server for what an American state pays', async () => {
    const world = setUp({ ...berlin, place: 'Denver' }, { market: 'us' });
    await world.store.form.submit();
    expect(world.environment.requests.map(({ path }) => path)).toContain(
      fillPath(listIncentives.path, { state: 'CO' }),
    );
    expect(world.store.$estimate.get()?.currency).toBe('USD');
  });

  it.each([
    [{}, { place: '' }, 'place', 'required'],
    [{}, { place: 'Xyzzyhausen' }, 'place', 'unknown-place'],
    [{}, { place: '1010' }, 'place', 'other-country'],
    [{ place: 'Xyzzyhausen' }, {}, 'place', 'unknown-place'],
    [berlin, { use: '0' }, 'use', 'out-of-range'],
    [berlin, { use: '1000000000' }, 'use', 'out-of-range'],
    [berlin, { use: 'viel' }, 'use', 'wrong-type'],
    [berlin, { roof: '-5' }, 'roof', 'out-of-range'],
  ] as const)('%o with %o is asked again at %s: %s', async (facts, answers, field, problem) => {
    const { store, verdicts } = setUp(facts);
    store.form.fill(answers);
    await store.form.submit();
    expect(store.form.$refused.get()).toContain(field);
    expect(store.$problems.get()[field]).toBe(problem);
    expect(store.$fields.get()).toContain(field);
    expect(store.form.$values.get()).toMatchObject(answers);
    expect([store.$estimate.get(), verdicts]).toEqual([undefined, []]);
  });

  it('says that it could not be had, and can be tried again', async () => {
    const answer = server;
    server = () => 'lost';
    const world = setUp({ ...berlin, place: 'Denver' }, { market: 'us' });
    await world.store.form.submit();
    expect(world.store.form.$sending.get()).toMatchObject({ status: 'failed', problem: { code: 'network' } });
    server = answer;
    await world.store.form.submit();
    expect(status(world)).toBe('done');
  });
});

describe('a line of the table', () => {
  it('is changed, and the result follows; put back, it is as before', async () => {
    const { store, verdicts } = setUp(berlin);
    await store.form.submit();
    const before = store.$estimate.get();
    store.change('electricityPrice', 0.6);
    expect(store.$estimate.get()?.solar?.money.over25Years.middle).toBeGreaterThan(
      before?.solar?.money.over25Years.middle ?? 0,
    );
    expect(store.$changes.get()).toEqual({ electricityPrice: 0.6 });
    store.change('electricityPrice', undefined);
    expect(store.$estimate.get()).toEqual(before);
    expect(verdicts).toHaveLength(3);
  });

  it('is refused beyond its bounds, and nothing else changes', async () => {
    const { store } = setUp(berlin);
    await store.form.submit();
    const before = store.$estimate.get();
    store.change('roof.tiltDeg', 400);
    expect(store.$refusedLines.get()).toEqual({ 'roof.tiltDeg': 'out-of-range' });
    expect([store.$estimate.get(), store.$changes.get()]).toEqual([before, {}]);
    store.change('roof.tiltDeg', undefined);
    expect(store.$refusedLines.get()).toEqual({});
  });
});

describe('the server', () => {
  it('is told once it has settled, the newest alone', async () => {
    const { store, environment, keptInputs } = setUp(berlin);
    await store.form.submit();
    store.change('electricityPrice', 0.5);
    store.change('electricityPrice', 0.6);
    await environment.pass(SETTLED_MS);
    await environment.pass(0);
    expect(keptInputs()).toMatchObject([
      { kind: 'chat', input: { place: 'Berlin', assumptions: { electricityPrice: 0.6 } } },
    ]);
  });

  it('is told again after a lost connection, and a page that it could not be told', async () => {
    const answer = server;
    const { store, environment, keptInputs, errors } = setUp(berlin);
    await store.form.submit();
    server = () => 'lost';
    await environment.pass(SETTLED_MS);
    server = answer;
    await environment.pass(1_000);
    await environment.pass(0);
    expect(keptInputs()).toHaveLength(1);
    server = ({ path }) => (path === keepEstimate.path ? { status: 500, json: {} } : answer({ path } as SeenRequest));
    store.change('electricityPrice', 0.5);
    await environment.pass(SETTLED_MS);
    await environment.pass(0);
    expect(errors).toEqual([['wattnest-error', { code: 'internal' }]]);
  });
});

describe('later', () => {
  it('comes back after a reload with answers and changes', async () => {
    const first = setUp(berlin);
    first.store.form.fill({ use: '3500' });
    await first.store.form.submit();
    first.store.change('priceRise', 0.03);
    const second = setUp(berlin, { before: first.memory() });
    await expect.poll(() => second.store.$estimate.get()).toEqual(first.store.$estimate.get());
    expect(second.store.isResumed).toBe(true);
  });

  it('follows what is told of the home, and begins anew when asked to', async () => {
    const { store, $home } = setUp(berlin);
    await store.form.submit();
    $home.set(profileFromFacts({ ...berlin, ownsHome: false }, 'EUR'));
    await expect.poll(() => store.$estimate.get()?.renter).toBeDefined();
    store.reset();
    expect([store.$estimate.get(), store.form.$sending.get().status]).toEqual([undefined, 'idle']);
  });
});
