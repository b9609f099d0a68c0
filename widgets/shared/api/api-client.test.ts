import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { CALL_TIMEOUT_MS } from '#domain/contract/client.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { createApiClient } from '#widgets/shared/api/api-client.ts';
import { REPEAT_PAUSES_MS } from '#widgets/shared/api/until-answered.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';
import { fakeEnvironment, type Reply, type SeenRequest } from '#widgets/shared/testing/fake-environment.ts';
import { testOptions } from '#widgets/shared/testing/widget-options.ts';

const visitReply = (token: string) => ({
  status: 201,
  json: { visitId: 'v', token, expiresAt: '2026-11-01T00:30:00Z', partner: null },
});
const problem = (status: number, code: string) => ({
  status,
  json: { type: 'about:blank', status, code, title: 'T', detail: 'D', requestId: 'r' },
});
const result = { status: 200, json: { solarPotential: 'high' } } as const;

function setUp(answer: (request: SeenRequest) => Reply, known?: Visit) {
  const environment = fakeEnvironment(answer);
  let visit = known;
  const visitMemory = {
    read: () => visit,
    write(opened: Visit) {
      visit = opened;
    },
  };
  const client = createApiClient({ environment, $options: atom(testOptions), visitMemory });
  const paths = () => environment.requests.map(({ path }) => path);
  return { environment, client, paths };
}
const input = { body: { roofType: 'sloped_south' } } as const;
const keyed = { ...input, idempotencyKey: 'key-0000000000001' };

describe('visits', () => {
  it('opens one visit for parallel first calls and sends its token, without cookies', async () => {
    const { client, environment, paths } = setUp(({ path }) => (path === openVisit.path ? visitReply('one') : result));
    await Promise.all([client.call(calculateRecommendations, input), client.call(calculateRecommendations, input)]);
    expect(paths().filter((path) => path === openVisit.path)).toHaveLength(1);
    expect(environment.requests[0]?.body).toEqual({ siteKey: 'site-1', language: 'en', market: 'us' });
    expect(environment.requests[1]).toMatchObject({
      headers: { Authorization: 'Bearer one', 'Wattnest-Contract': '1' },
      credentials: 'omit',
    });
  });

  it('renews an ended visit with its old token and repeats the call once', async () => {
    const { client, environment } = setUp(
      ({ path, headers }) => {
        if (path === openVisit.path) return visitReply('new');
        return headers.Authorization === 'Bearer new' ? result : problem(401, 'visit-expired');
      },
      { token: 'old', partner: null },
    );
    await expect(client.call(calculateRecommendations, input)).resolves.toEqual(result.json);
    expect(environment.requests.map(({ headers }) => headers.Authorization)).toEqual([
      'Bearer old',
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('opens a fresh one when the server does not know the old', async () => {
    const { client } = setUp(
      ({ path, headers }) => {
        if (headers.Authorization === 'Bearer old') return problem(401, 'visit-invalid');
        return path === openVisit.path ? visitReply('new') : result;
      },
      { token: 'old', partner: null },
    );
    await expect(client.call(calculateRecommendations, input)).resolves.toEqual(result.json);
  });
});

describe('failures', () => {
  const known = { token: 'one', partner: null };

  it('carry status, text and code', async () => {
    const { client } = setUp(() => problem(429, 'too-many-requests'), known);
    const error = await client.call(calculateRecommendations, input).catch((it) => it);
    expect(error).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(error.message).toMatch(/^429: \{"type"/);
  });

  it('of a plain call are told at once', async () => {
    const { client, paths } = setUp(() => 'lost', known);
    await expect(client.call(calculateRecommendations, input)).rejects.toMatchObject({ code: 'network' });
    expect(paths()).toHaveLength(1);
  });

  it('come in time when the server says nothing', async () => {
    const { client, environment } = setUp(() => result, known);
    environment.fetch = (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const call = client.call(calculateRecommendations, input).catch((it) => it);
    await environment.pass(0);
    await environment.pass(CALL_TIMEOUT_MS);
    expect(await call).toMatchObject({ code: 'timeout' });
  });
});

describe('what was submitted', () => {
  const known = { token: 'one', partner: null };

  it('goes out under the same key once the connection is back', async () => {
    const { client, environment } = setUp(() => result, known);
    environment.setOnline(false);
    let waits = 0;
    const submitted = client.submit(calculateRecommendations, keyed, () => {
      waits += 1;
    });
    await environment.pass(60_000);
    expect(waits).toBe(1);
    environment.setOnline(true);
    await expect(submitted).resolves.toEqual(result.json);
    expect(new Set(environment.requests.map(({ headers }) => headers['Idempotency-Key']))).toEqual(
      new Set(['key-0000000000001']),
    );
  });

  it('is repeated with growing pauses and then given up', async () => {
    const { client, environment, paths } = setUp(() => problem(503, 'unavailable'), known);
    const submitted = client.submit(calculateRecommendations, keyed).catch((it) => it);
    for (const ms of REPEAT_PAUSES_MS) {
      await environment.pass(0);
      await environment.pass(ms);
    }
    expect(await submitted).toMatchObject({ code: 'unavailable' });
    expect(paths()).toHaveLength(REPEAT_PAUSES_MS.length + 1);
  });

  it('is not repeated when the server has refused it', async () => {
    const { client, paths } = setUp(() => problem(422, 'validation'), known);
    await expect(client.submit(calculateRecommendations, keyed)).rejects.toMatchObject({ code: 'validation' });
    expect(paths()).toHaveLength(1);
  });
});
