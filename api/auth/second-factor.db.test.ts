import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account, passkey, rateLimit, twoFactor, user } from '#api/database/schema/accounts.ts';
import { hashedPassword } from '#api/services/accounts/passwords.ts';
import { authCalls } from '#domain/contract/accounts.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { BACKUP_CODES, readSecurity, removePasskey } from '#domain/contract/second-factor.ts';
import { accountBody, cookiesOf, newAccount, postAccount } from '#tests/harness/accounts.ts';
import { call, countRows } from '#tests/harness/calls.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { totpOf } from '#tests/harness/totp.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

const { startTotp, confirmTotp, stopTotp, signInByEmail, readSession } = authCalls;
const { email, password } = accountBody;
const FEW = 3;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

let calls = 0;
/** Each from an address of its own: Better Auth's own limit per address stays out of the way. */
function post(endpoint: Endpoint, body: unknown, Cookie = ''): Promise<Response> {
  calls += 1;
  return postAccount(app, endpoint, body, { address: `10.2.0.${calls % 250}`, headers: Cookie ? { Cookie } : {} });
}
const logIn = (proof: object = {}) => post(signInByEmail, { email, password, ...proof });
const codeOf = async (reply: Response) => ((await reply.json()) as { code?: string }).code;
const wrongFields = async (reply: Response) => ((await reply.json()) as { fields: { path: string }[] }).fields;
const securityOf = async (Cookie: string) =>
  (await call(app, readSecurity, {}, { headers: { Cookie } })).json() as Promise<Record<string, unknown>>;

interface Protected {
  uri: string;
  backupCodes: string[];
  cookies: string;
}

/** Somebody whose account asks for a code. */
async function protect(): Promise<Protected> {
  await newAccount(app);
  const before = cookiesOf(await logIn());
  const { uri } = (await (await post(startTotp, { password }, before)).json()) as { uri: string };
  const reply = await post(confirmTotp, { code: totpOf(uri), language: 'de' }, before);
  const { backupCodes } = (await reply.json()) as { backupCodes: string[] };
  return { uri, backupCodes, cookies: cookiesOf(reply) };
}

const mailsAbout = async (subject: RegExp) => {
  await app.runJobs();
  return (await app.outbox()).filter((it) => subject.test(it.subject) && it.to === email);
};

describe('switching on', () => {
  test('asks for the password and for a first code, and tells ten backup codes once', async () => {
    await newAccount(app);
    const cookies = cookiesOf(await logIn());
    const refused = await post(startTotp, { password: 'not the password' }, cookies);
    expect([refused.status, await wrongFields(refused)]).toMatchObject([400, [{ path: 'password' }]]);
    const { uri } = (await (await post(startTotp, { password }, cookies)).json()) as { uri: string };
    expect(uri).toMatch(/^otpauth:\/\/totp\/Wattnest:/);
    expect((await logIn()).status).toBe(200);
    const wrong = await post(confirmTotp, { code: '000000' === totpOf(uri) ? '111111' : '000000' }, cookies);
    expect([wrong.status, await wrongFields(wrong)]).toMatchObject([400, [{ path: 'code' }]]);
    expect(await securityOf(cookies)).toMatchObject({ hasTotp: false, isProved: false });

    const reply = await post(confirmTotp, { code: totpOf(uri), language: 'de' }, cookies);
    const { backupCodes } = (await reply.json()) as { backupCodes: string[] };
    expect([backupCodes.length, new Set(backupCodes).size]).toEqual([BACKUP_CODES, BACKUP_CODES]);
    const after = cookiesOf(reply);
    expect(await securityOf(after)).toMatchObject({ hasTotp: true, isProved: true });
    const stale = await call(app, readSession, {}, { headers: { Cookie: cookies } });
    expect([await stale.json(), stale.headers.getSetCookie()]).toEqual([null, []]);
    expect(await codeOf(await post(confirmTotp, { code: totpOf(uri) }, after))).toBe('status-not-possible');
    expect(await codeOf(await post(startTotp, { password }, after))).toBe('status-not-possible');
  });

  test('is nobody’s who is not signed in', async () => {
    for (const [endpoint, body] of [
      [startTotp, { password }],
      [confirmTotp, { code: '000000' }],
      [stopTotp, { password, code: '000000' }],
    ] as const)
      expect((await post(endpoint, body)).status).toBe(401);
  });

  test('keeps neither secret nor codes in clear, tells the owner by mail and the trail by name', async () => {
    const { uri, backupCodes } = await protect();
    const [row] = await app.database.db.select().from(twoFactor);
    const kept = JSON.stringify(row);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    for (const told of [secret, ...backupCodes]) expect(kept).not.toContain(told);
    expect(await mailsAbout(/eingeschaltet/)).toHaveLength(1);
    expect(await countRows(app, `audit where verb = 'totp-on'`)).toBe(1);
  });
});

describe('signing in', () => {
  test('asks for the code once the password is right, opens nothing before, and by each code once', async () => {
    const { uri } = await protect();
    expect(await codeOf(await logIn({ password: 'not the password' }))).toBe('wrong-login');
    const asked = await logIn();
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([401, []]);
    expect(await codeOf(asked)).toBe('multi-factor-auth-required');
    const wrong = await logIn({ code: '000000' === totpOf(uri) ? '111111' : '000000' });
    expect([wrong.status, wrong.headers.getSetCookie(), await wrongFields(wrong)]).toMatchObject([
      400,
      [],
      [{ path: 'code' }],
    ]);
    const code = totpOf(uri);
    const reply = await logIn({ code });
    expect(reply.status).toBe(200);
    expect(await securityOf(cookiesOf(reply))).toMatchObject({ hasTotp: true, isProved: true });
    expect(await countRows(app, `audit where verb = 'sign-in-refused'`)).toBe(2);
    expect((await logIn({ code })).status).toBe(400);
  });

  test('another’s cookies beside it change nothing', async () => {
    const { uri, cookies } = await protect();
    await newAccount(app, { ...accountBody, email: 'other@example.org', username: 'other' });
    const reply = await post(signInByEmail, { email: 'other@example.org', password }, cookies);
    expect(reply.status).toBe(200);
    const code = totpOf(uri, Date.now() - 3_600_000);
    expect((await post(signInByEmail, { email, password, code }, cookiesOf(reply))).status).toBe(400);
  });

  test('takes each backup code once', async () => {
    const { backupCodes } = await protect();
    const [code, next] = backupCodes;
    expect((await logIn({ code })).status).toBe(200);
    expect((await logIn({ code })).status).toBe(400);
    expect((await logIn({ code: next })).status).toBe(200);
  });

  test('counts wrong codes with wrong passwords', async () => {
    await app.stop();
    app = await startApp({ limits: { guessPerAccount: { points: FEW, seconds: 900 } } });
    const { uri } = await protect();
    const statuses: number[] = [];
    for (let time = 0; time < FEW + 1; time += 1) statuses.push((await logIn({ code: 'AAAAA-AAAAA' })).status);
    expect(statuses).toEqual([...Array(FEW).fill(400), 429]);
    expect((await logIn({ code: totpOf(uri) })).status).toBe(429);
    expect((await logIn()).status).toBe(429);
  });

  test('counts nobody who has not sent a code yet', async () => {
    await app.stop();
    app = await startApp({ limits: { guessPerAccount: { points: FEW, seconds: 900 } } });
    const { uri } = await protect();
    for (let time = 0; time < FEW + 2; time += 1) expect((await logIn()).status).toBe(401);
    expect((await logIn({ code: totpOf(uri) })).status).toBe(200);
  });
});

describe('switching off', () => {
  test('asks for the password and a code, and is told by mail', async () => {
    const { uri, cookies } = await protect();
    const byPassword = await post(stopTotp, { password: 'not the password', code: totpOf(uri) }, cookies);
    expect(await wrongFields(byPassword)).toMatchObject([{ path: 'password' }]);
    expect(await wrongFields(await post(stopTotp, { password, code: 'AAAAA-AAAAA' }, cookies))).toMatchObject([
      { path: 'code' },
    ]);
    expect(await securityOf(cookies)).toMatchObject({ hasTotp: true });
    await app.database.db.delete(rateLimit);
    const reply = await post(stopTotp, { password, code: totpOf(uri), language: 'en' }, cookies);
    expect(reply.status).toBe(200);
    expect(await securityOf(cookiesOf(reply))).toMatchObject({ hasTotp: false, isProved: false });
    expect((await logIn()).status).toBe(200);
    expect(await countRows(app, 'two_factor')).toBe(0);
    expect(await mailsAbout(/switched off/)).toHaveLength(1);
  });
});

describe('a passkey', () => {
  const made = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
  };
  const shown = {
    ...made,
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: null },
  };

  test('is not asked for without the password, and one that is made up is refused', async () => {
    await newAccount(app);
    const cookies = cookiesOf(await logIn());
    const refused = await post(authCalls.askPasskeyCreation, { password: 'not the password' }, cookies);
    expect(await wrongFields(refused)).toMatchObject([{ path: 'password' }]);
    const asked = await post(authCalls.askPasskeyCreation, { password }, cookies);
    expect(await asked.json()).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const both = `${cookies}; ${cookiesOf(asked)}`;
    expect((await post(authCalls.addPasskey, { response: made, name: 'Laptop' }, cookies)).status).toBe(400);
    expect((await post(authCalls.addPasskey, { response: made, name: 'Laptop' }, both)).status).toBe(400);
    expect(await countRows(app, 'passkey')).toBe(0);
  });

  test('that nobody has opens nothing', async () => {
    const asked = await call(app, authCalls.askPasskeySignIn);
    expect(await asked.json()).toMatchObject({ userVerification: 'required' });
    const reply = await post(authCalls.signInByPasskey, { response: shown }, cookiesOf(asked));
    expect([reply.status, await codeOf(reply)]).toEqual([401, 'wrong-login']);
  });

  test('goes when its owner says so, and nobody else’s does', async () => {
    const owner = await signIn(app, { role: 'customer' });
    const other = await signIn(app, { role: 'customer' });
    const key = { publicKey: 'key', counter: 0, deviceType: 'multiDevice', backedUp: true };
    const { db } = app.database;
    const [row] = await db
      .insert(passkey)
      .values({ ...key, userId: owner.userId, credentialID: 'one', name: 'Laptop' })
      .returning();
    const remove = (as: typeof owner.as) =>
      call(app, removePasskey, { parameters: { passkeyId: row?.id ?? '' } }, { key: newKey(), ...as });
    expect((await remove(other.as)).status).toBe(404);
    expect(await (await call(app, readSecurity, {}, owner.as)).json()).toMatchObject({
      passkeys: [{ name: 'Laptop' }],
    });
    expect((await remove(owner.as)).status).toBe(200);
    expect((await remove(owner.as)).status).toBe(404);
    expect(await countRows(app, `audit where verb = 'passkey-off'`)).toBe(1);
  });
});

test('a role that comes after a short password opens nothing until a longer one is set', async () => {
  await newAccount(app, { ...accountBody, password: 'eleven char' });
  const short = { email, password: 'eleven char' };
  expect((await post(signInByEmail, short)).status).toBe(200);
  await app.database.db.update(user).set({ role: 'manager' }).where(eq(user.email, email));
  expect(await codeOf(await post(signInByEmail, short))).toBe('password-too-short');
  expect(await codeOf(await post(signInByEmail, { email, password: 'another one' }))).toBe('wrong-login');
});

describe('whoever sees others’ data and has a second factor', () => {
  const key = { publicKey: 'key', counter: 0, deviceType: 'multiDevice', backedUp: true };
  const others = { role: 'manager', isVerified: true } as const;

  test('changes it in a session of two factors alone: the password gives no second one', async () => {
    const { db } = app.database;
    const [plain, proved] = [await signIn(app, others), await signIn(app, { ...others, isProved: true })];
    for (const { userId } of [plain, proved]) {
      await db.insert(passkey).values({ ...key, userId, credentialID: userId });
      const credential = { userId, accountId: userId, providerId: 'credential' };
      await db.insert(account).values({ ...credential, password: await hashedPassword(password) });
    }
    const asked = (as: typeof plain.as) => post(startTotp, { password }, as.headers.Cookie);
    expect(await codeOf(await asked(plain.as))).toBe('second-factor-required');
    expect((await asked(proved.as)).status).toBe(200);
    const remove = async ({ userId, as }: typeof plain) => {
      const [row] = await db.select().from(passkey).where(eq(passkey.userId, userId));
      return call(app, removePasskey, { parameters: { passkeyId: row?.id ?? '' } }, { key: newKey(), ...as });
    };
    expect(await codeOf(await remove(plain))).toBe('second-factor-required');
    expect((await remove(proved)).status).toBe(200);
    expect(await securityOf(proved.as.headers.Cookie)).toMatchObject({ isProved: false });
  });
});
