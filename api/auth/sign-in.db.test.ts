import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AUTH_PATH,
  askPasswordReset,
  authCalls,
  confirmAccount,
  readAccountLink,
  renewAccountLink,
  resetPassword,
  signUp,
} from '#domain/contract/accounts.ts';
import { accountBody, cookiesOf, newAccount, postAccount, tokenInMail } from '#tests/harness/accounts.ts';
import { at, call, countRows } from '#tests/harness/calls.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

const WRONG = 'not the password';
const DEEP = process.env.DEEP === '1';
const GUESSES = DEEP ? 10_000 : 60;
const ADDRESSES = DEEP ? 1_000 : 60;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

let calls = 0;
/** Each from an address of its own: Better Auth's own limit per address stays out of the way. */
const nextAddress = (addresses = 250) => {
  calls += 1;
  return `10.1.${Math.floor((calls % addresses) / 250)}.${(calls % addresses) % 250}`;
};

interface Login {
  email?: string;
  username?: string;
  password?: string;
}

function logIn({ password = accountBody.password, ...login }: Login, address = nextAddress(), cookies = '') {
  const way = login.username ? authCalls.signInByUsername : authCalls.signInByEmail;
  const headers: Record<string, string> = cookies ? { Cookie: cookies } : {};
  return postAccount(app, way, { ...login, password }, { address, headers });
}

const { email, username } = accountBody;
const statusOf = async (reply: Promise<Response>) => (await reply).status;

async function guess(times: number, login: Login, addresses = 250, cookies = ''): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push(await statusOf(logIn({ ...login, password: WRONG }, nextAddress(addresses), cookies)));
  return statuses;
}

const tried = (statuses: number[]) => statuses.filter((it) => it === 401).length;

/** Each guess that is tried costs a hash. */
const FEW = 3;

describe('ten wrong passwords', () => {
  test(
    'ten times from anywhere, by either name, and no more',
    async () => {
      await newAccount(app);
      const { user } = process.cpuUsage();
      const hashed = tried([...(await guess(5, { email })), ...(await guess(5, { username }))]);
      const ofTen = process.cpuUsage().user - user;
      const statuses: number[] = [];
      for (let done = 0; done < GUESSES - 10; done += 20)
        statuses.push(
          ...(await guess(10, { email: 'Grace@Example.org' }, ADDRESSES)),
          ...(await guess(10, { username }, ADDRESSES)),
        );
      expect([hashed, tried(statuses), new Set(statuses)]).toEqual([10, 0, new Set([429])]);
      expect(await statusOf(logIn({ email }))).toBe(429);
      expect((process.cpuUsage().user - user - ofTen) / statuses.length).toBeLessThan(ofTen / 10 / 2);
      noteFigure('guesses', `${hashed} of ${GUESSES} guesses from ${ADDRESSES} addresses were tried`);
      const refused = await countRows(app, `audit where verb = 'sign-in-refused'`);
      expect(refused).toBe(10);
    },
    DEEP ? 600_000 : 60_000,
  );
});

describe('guessing, with three wrong passwords allowed', () => {
  beforeEach(async () => {
    await app.stop();
    app = await startApp({ limits: { guessPerAccount: { points: FEW, seconds: 900 } } });
  });

  test('a name that nobody has counts the same way', async () => {
    for (const login of [{ email: 'nobody@example.org' }, { username: 'nobody' }]) {
      const statuses = await guess(FEW + 2, login);
      expect(statuses).toEqual([...Array(FEW).fill(401), 429, 429]);
    }
  });

  test('in parallel too', async () => {
    await newAccount(app);
    const statuses = await Promise.all(Array.from({ length: 12 }, () => guess(1, { email })));
    expect(tried(statuses.flat())).toBe(FEW);
  });

  test('whoever knows the password is not counted', async () => {
    await newAccount(app);
    for (let time = 0; time < FEW + 2; time += 1) expect(await statusOf(logIn({ email }))).toBe(200);
    expect(tried(await guess(FEW + 2, { email }))).toBe(FEW);
  });

  test('strangers do not lock the owner out of a device they know, which has guesses of its own', async () => {
    await newAccount(app);
    const device = cookiesOf(await logIn({ email }))
      .split('; ')
      .find((it) => it.includes('.device='));
    await guess(FEW + 2, { email });
    expect(await statusOf(logIn({ email }))).toBe(429);
    expect(await statusOf(logIn({ email }, nextAddress(), device))).toBe(200);
    expect(tried(await guess(FEW + 2, { username }, 250, device))).toBe(FEW);
    await newAccount(app, { ...accountBody, email: 'other@example.org', username: 'other' });
    await guess(FEW + 2, { username: 'other' });
    expect(await statusOf(logIn({ username: 'other' }, nextAddress(), device))).toBe(429);
    expect(await statusOf(logIn({ username: 'other' }, nextAddress(), `${device}x`))).toBe(429);
  });

  test('the link of our mail is the way in: a reset ends the count, and every device is a stranger', async () => {
    await newAccount(app);
    const device = cookiesOf(await logIn({ email }));
    await guess(FEW + 2, { email });
    app.clock.advance(300_000);
    await postAccount(app, askPasswordReset, { email });
    const token = await tokenInMail(app, 'reset');
    await postAccount(app, resetPassword, { token, password: 'a new secret' });
    expect(await statusOf(logIn({ email, password: 'a new secret' }))).toBe(200);
    await guess(FEW + 2, { email }, 250, device);
    expect(await statusOf(logIn({ email, password: 'a new secret' }, nextAddress(), device))).toBe(429);
  });

  test('no quarter of an hour holds more than ten: the window begins anew with each guess', async () => {
    await app.stop();
    app = await startApp();
    const { limiter, database } = app.deps;
    const allowed: number[] = [];
    try {
      for (let minute = 0; minute < 90; minute += 1) {
        vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z').getTime() + minute * 60_000 });
        const counted = limiter.sliding(database.db, 'guessPerAccount', 'key').then(() => true);
        if (await counted.catch(() => false)) allowed.push(minute);
      }
    } finally {
      vi.useRealTimers();
    }
    const first = Array.from({ length: 10 }, (_, minute) => minute);
    const again = (start: number) => first.map((it) => start + it);
    expect(allowed).toEqual([...first, ...again(24), ...again(48), ...again(72)]);
  });
});

test('every refusal is the same, known or unknown, by mail address or by name', async () => {
  await newAccount(app);
  const bodies = new Set<string>();
  for (const login of [
    { email },
    { email: 'nobody@example.org' },
    { username },
    { username: 'nobody' },
    { username: 'x' },
    { email: 'x' },
  ]) {
    const reply = await logIn({ ...login, password: WRONG });
    expect(reply.status).toBe(401);
    bodies.add(JSON.stringify({ ...(await reply.json()), requestId: '' }));
  }
  expect(bodies.size).toBe(1);
});

test('and costs the same processor time', async () => {
  await newAccount(app);
  const logins: Login[] = [{ email }, { email: 'nobody@example.org' }, { username }, { username: 'nobody' }];
  const spent = logins.map(() => [] as number[]);
  for (let round = 0; round < 7; round += 1)
    for (const [index, login] of logins.entries()) {
      const start = process.cpuUsage();
      await logIn({ ...login, password: WRONG });
      const { user, system } = process.cpuUsage(start);
      spent[index]?.push((user + system) / 1_000);
    }
  const medians = spent.map((times) => times.sort((one, other) => one - other)[3] ?? 0);
  noteFigure('refusals', `${medians.map((it) => it.toFixed(0)).join(', ')} ms`);
  expect(Math.min(...medians)).toBeGreaterThan(10);
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5);
}, 60_000);

test('addresses of one IPv6 network share a limit', async () => {
  const statuses = [];
  for (const host of ['::1', '::2', ':1::3', ':ffff::4', '::5'])
    statuses.push(
      await statusOf(logIn({ email: `n${host.length}${statuses.length}@example.org` }, `2001:db8:0:1${host}`)),
    );
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  await app.stop();
  app = await startApp({ limits: { call: { points: 3, seconds: 60 } } });
  const reads = [];
  for (const host of [1, 2, 3, 4])
    reads.push(await statusOf(call(app, authCalls.readSession, {}, { address: `2001:db8:0:1::${host}` })));
  expect(reads).toEqual([200, 200, 200, 429]);
});

describe('hostile bodies', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const texts = [
    '\0',
    'a\0b@example.org',
    '\ud800',
    '\udfff@x.de',
    'x'.repeat(200_000),
    '',
    ' ',
    '../',
    "' or 1=1 --",
    '💣'.repeat(99),
  ];
  const values: unknown[] = [...texts, null, 1, -0.5, 1e308, true, [], {}, [[]], { $ne: 1 }, { toString: 1 }];
  const endpoints = [
    authCalls.signInByEmail,
    authCalls.signInByUsername,
    signUp,
    authCalls.signOut,
    askPasswordReset,
    confirmAccount,
    resetPassword,
    readAccountLink,
    renewAccountLink,
    at(`${AUTH_PATH}/sign-in/social`, 'POST'),
    at(`${AUTH_PATH}/callback/x`, 'POST'),
  ];
  const sound = { ...accountBody, token: 'x', username: 'grace' };

  test.each(endpoints)('$path never answers 5xx', async (endpoint) => {
    const bodies = [
      deep,
      `{"email":${deep}}`,
      '{',
      '',
      'null',
      '[]',
      '"x"',
      '{"__proto__":{"x":1}}',
      'x'.repeat(300_000),
    ];
    for (const value of values)
      for (const field of ['email', 'username', 'password', 'name', 'token', 'rememberMe', 'language', 'callbackURL'])
        bodies.push(JSON.stringify({ ...sound, [field]: value }));
    for (const body of bodies) {
      const reply = await postAccount(app, endpoint, body, { address: nextAddress() });
      expect([body.slice(0, 200), reply.status < 500]).toEqual([body.slice(0, 200), true]);
    }
  });

  test('other kinds of bodies are refused', async () => {
    const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    const sent = `email=${email}&password=x`;
    expect((await postAccount(app, authCalls.signInByEmail, sent, form)).status).toBe(415);
    for (const cookie of [
      'wattnest.session_token=%00',
      'wattnest.session_token=%',
      'x=\u00ff',
      'wattnest.device=..',
      ';;;=',
    ])
      expect(
        (await call(app, authCalls.readSession, { query: { x: '\0' } }, { headers: { Cookie: cookie } })).status,
      ).toBeLessThan(500);
  });
});
