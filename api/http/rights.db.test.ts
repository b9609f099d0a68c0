import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles, seesOthersData } from '#api/context/service-context.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { rights } from '#api/http/rights.ts';
import { AUTH_PATH, authCalls } from '#domain/contract/accounts.ts';
import { contract } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { callbackPath, POPUP_DONE, POPUP_START, signInProviders } from '#domain/contract/provider-sign-in.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { PHONE_PATH } from '#domain/handoff/handoff.ts';
import { languagePrefix } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';
import { at, type CallOptions, call } from '#tests/harness/calls.ts';
import { type SampledApp, startSampledApp } from '#tests/harness/sample-calls.ts';
import { type SignedIn, signIn } from '#tests/harness/sign-in.ts';
import { EXAMPLES_URL, newKey, PUBLIC_URL } from '#tests/harness/with-app.ts';

/** Mounted beside the contract, open to everybody, without data of anybody. */
const openPaths: readonly string[] = [
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/api/docs',
  '/embed/preview',
  '/media/:token',
  '/documents/:token',
  ...languages.map((language) => languagePrefix(language) + PHONE_PATH),
  '/embed/*',
  '/*',
];

/** The sign-in checks its own origins; the outbox only answers loopback callers in development. */
const guardedPaths: readonly string[] = [
  ...Object.values(authCalls).map(({ path }) => path),
  `${AUTH_PATH}/*`,
  ...signInProviders.map(callbackPath),
  POPUP_START,
  POPUP_DONE,
  '/dev/outbox',
  '/dev/outbox.json',
];

let sampled: SampledApp;
let people: Record<Role, SignedIn | null>;
beforeAll(async () => {
  sampled = await startSampledApp();
  const { app, partner } = sampled;
  people = {
    anonymous: null,
    customer: await signIn(app, { role: 'customer' }),
    partner,
    manager: await signIn(app, { role: 'manager', isVerified: true }),
    admin: await signIn(app, { role: 'admin', isAdmin: true, isVerified: true }),
  };
});
afterAll(() => sampled.app.stop());

const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

test('every endpoint of the contract is in the matrix, and nothing else is', () => {
  expect(Object.keys(rights).sort()).toEqual(contract.map((it) => it.name).sort());
});

test('every mounted route is an endpoint of the contract or a listed open or guarded path', () => {
  const known = new Set([...contract.map((it) => routerPath(it.path)), ...openPaths, ...guardedPaths, '/api/*']);
  const unknown = sampled.app.app.routes.filter((it) => !known.has(it.path));
  expect(unknown).toEqual([]);
});

test('every endpoint of the contract is mounted', () => {
  const mounted = new Set(sampled.app.app.routes.map((it) => `${it.method} ${it.path}`));
  for (const { method, path } of contract) expect(mounted).toContain(`${method} ${routerPath(path)}`);
});

/** The sample call of the endpoint under a new key, and what was wrong with it: status and code, or the status alone. */
async function outcome(endpoint: Endpoint, { headers, ...options }: CallOptions): Promise<string> {
  const sample = sampled.samples[endpoint.name];
  if (!sample) throw new Error(`tests/harness/sample-calls.ts has no call of ${endpoint.name}`);
  const { headers: own, ...input } = sample;
  const asked = { key: newKey(), ...options, headers: { ...own, ...headers } };
  const reply = await call(sampled.app, endpoint, input, asked);
  const { code = '' } = reply.ok ? {} : ((await reply.json()) as { code?: string });
  return `${reply.status} ${code}`.trim();
}

const refusals = /^(401|403)/;

describe.each(contract.map((it) => [it.name, it] as const))('%s', (name, endpoint) => {
  const right = rights[name];

  test.each(roles)('as the matrix says, by %s', async (role) => {
    const said = await outcome(endpoint, people[role]?.as ?? { origin: PUBLIC_URL });
    if (right?.roles.includes(role)) expect(said).not.toMatch(refusals);
    else expect(said).toBe(role === 'anonymous' ? '401 unauthenticated' : '403 forbidden');
  });

  const signedIn = right?.roles.includes('partner') ? 'partner' : 'admin';
  const own = () => (right?.roles.includes('anonymous') ? {} : { headers: people[signedIn]?.as.headers ?? {} });
  const onOwnPages = right?.origins !== 'any' && right?.origins !== 'mail-vendor';

  test.each([[PUBLIC_URL], [undefined]])('from the own page (%s)', async (origin) => {
    expect(await outcome(endpoint, { ...own(), ...(origin && { origin }) })).not.toMatch(refusals);
  });

  test.each(['https://evil.example', 'null', `${PUBLIC_URL}.`, PUBLIC_URL.replace('http:', 'https:'), EXAMPLES_URL])(
    'as its origins say, from %s',
    async (origin) => {
      const said = await outcome(endpoint, { ...own(), origin });
      if (onOwnPages) expect(said).toBe('403 origin-not-allowed');
      else expect(said).not.toMatch(refusals);
    },
  );
});

describe('a session', () => {
  const listed = contract.filter(({ name }) => rights[name]?.roles.join() === 'partner');

  test.each(listed.map((it) => [it.name, it] as const))(
    'of a company that staff has not verified opens no %s',
    async (_, it) => {
      const { as } = await signIn(sampled.app, { role: 'partner' });
      expect(await outcome(it, as)).toBe('403 forbidden');
    },
  );
});

describe('others’ data', () => {
  const staffOnly = contract.filter(({ name }) => !rights[name]?.roles.includes('customer'));
  let guarded: SampledApp;
  beforeAll(async () => {
    guarded = await startSampledApp({ settings: { production: true } });
  });
  afterAll(() => guarded.app.stop());

  const saidTo = async (endpoint: Endpoint, { as }: SignedIn) => {
    const reply = await call(guarded.app, endpoint, guarded.samples[endpoint.name] ?? {}, { key: newKey(), ...as });
    return reply.ok ? '' : ((await reply.json()) as { code: string }).code;
  };

  test('is for the roles alone that need long passwords and a second factor', () => {
    expect(staffOnly.length).toBeGreaterThan(0);
    for (const { name } of staffOnly) expect(rights[name]?.roles.filter((it) => !seesOthersData(it))).toEqual([]);
    expect(roles.filter(seesOthersData)).toEqual(['partner', 'manager', 'admin']);
  });

  test.each(roles.filter(seesOthersData))('is shown to a %s in a session of two factors alone', async (role) => {
    const wanted = {
      role: role === 'admin' ? ('customer' as const) : (role as 'partner' | 'manager'),
      isAdmin: role === 'admin',
      isVerified: true,
    };
    const [plain, proved] = [
      await signIn(guarded.app, wanted),
      await signIn(guarded.app, { ...wanted, isProved: true }),
    ];
    for (const endpoint of staffOnly.filter(({ name }) => rights[name]?.roles.includes(role))) {
      expect([endpoint.name, await saidTo(endpoint, plain)]).toEqual([endpoint.name, 'second-factor-required']);
      expect(await saidTo(endpoint, proved)).not.toBe('second-factor-required');
    }
    const own = contract.filter(({ name }) => ['listSessions', 'readSecurity', 'exportAccount'].includes(name));
    for (const endpoint of own) expect(await saidTo(endpoint, plain)).toBe('');
    const [security] = own.filter(({ name }) => name === 'readSecurity');
    if (security)
      expect(await (await call(guarded.app, security, {}, plain.as)).json()).toMatchObject({
        isNeeded: true,
        isProved: false,
      });
  });

  test('has no such rule for who sees their own alone', async () => {
    const customer = await signIn(guarded.app, { role: 'customer' });
    for (const endpoint of contract) expect(await saidTo(endpoint, customer)).not.toBe('second-factor-required');
  });
});

test('the mail vendor’s call is refused without its login', async () => {
  const endpoint = contract.find(({ name }) => name === 'takeMailEvent');
  const refused = { headers: { Authorization: 'Basic Og==' }, ...people.admin?.as };
  if (endpoint)
    expect(await outcome(endpoint, { ...refused, headers: { Authorization: 'Basic Og==' } })).toBe(
      '401 unauthenticated',
    );
});

test.each([
  [EXAMPLES_URL, 201],
  [PUBLIC_URL, 403],
  ['null', 403],
  ['https://evil.example', 403],
])('a visit of a partner’s site opens from %s with %i', async (origin, status) => {
  const body = { siteKey: DEMO_SITE_KEY, language: 'de', market: 'de' };
  expect((await call(sampled.app, openVisit, { body }, { origin })).status).toBe(status);
});

const origins = [PUBLIC_URL, undefined, 'null', 'https://evil.example'];
const opened = openPaths.map((path) => path.replace('*', 'unknown'));

test.each(opened)('%s is the same for everybody, from every page', async (path) => {
  const statuses = new Set<number>();
  for (const person of Object.values(people))
    for (const origin of origins) {
      const reply = await call(sampled.app, at(path), {}, { ...person?.as, ...(origin && { origin }) });
      statuses.add(reply.status);
    }
  expect(statuses.size).toBe(1);
  expect([...statuses][0]).not.toBeOneOf([401, 403]);
});

test.each(['null', 'https://evil.example', EXAMPLES_URL])('accounts are not for pages of %s', async (origin) => {
  for (const person of Object.values(people)) {
    const reply = await call(sampled.app, authCalls.readSession, {}, { ...person?.as, origin });
    expect(reply.status).toBe(403);
  }
});

test.each(['/dev/outbox', '/dev/outbox.json'])('%s opens for nobody but this machine', async (path) => {
  for (const person of Object.values(people))
    expect((await call(sampled.app, at(path), {}, { ...person?.as })).status).toBe(404);
  expect((await call(sampled.app, at(path), {}, { address: '127.0.0.1' })).status).toBe(200);
});
