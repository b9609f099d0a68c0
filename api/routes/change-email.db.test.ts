import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { authCalls, listSessions, readAccountLink } from '#domain/contract/accounts.ts';
import { askEmailChange, confirmEmailChange, undoEmailChange } from '#domain/contract/change-email.ts';
import { readDashboard } from '#domain/contract/dashboard.ts';
import { accountBody, cookiesOf, newAccount, postAccount, tokenInMail } from '#tests/harness/accounts.ts';
import { ask, at, type CallOptions, call, countRows, leadBody } from '#tests/harness/calls.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { PUBLIC_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OLD = accountBody.email;
const NEW = 'grace@new.example';

let app: TestApp;
let here: CallOptions;
beforeEach(async () => {
  app = await startApp();
  await newAccount(app);
  app.clock.advance(5 * MINUTE_MS);
  here = await logIn();
});
afterEach(() => app.stop());

async function logIn(email = OLD): Promise<CallOptions> {
  const { password } = accountBody;
  const reply = await postAccount(app, authCalls.signInByEmail, { email, password });
  return { origin: PUBLIC_URL, headers: { Cookie: cookiesOf(reply) } };
}

const askFor = (email: string, password = accountBody.password, as = here) =>
  call(app, askEmailChange, { body: { email, ...(password && { password }) } }, as);
const confirmIt = (token: string) => postAccount(app, confirmEmailChange, { token });
const undo = (token: string) => postAccount(app, undoEmailChange, { token });
const isIn = async (as: CallOptions) => (await call(app, listSessions, {}, as)).status === 200;
const addresses = async () =>
  (await app.database.db.select({ email: user.email }).from(user)).map(({ email }) => email);

/** From the wish to the button behind the link. */
async function moveTo(email: string, as = here): Promise<void> {
  expect((await askFor(email, accountBody.password, as)).status).toBe(200);
  expect((await confirmIt(await tokenInMail(app, 'email', email))).status).toBe(200);
}

test('the account moves when the button in the new mailbox says so, and no earlier', async () => {
  await askFor(NEW.toUpperCase());
  const token = await tokenInMail(app, 'email', NEW);
  await call(app, at(`/auth/email?${token}`));
  const link = await (await postAccount(app, readAccountLink, { token })).json();
  expect(link).toMatchObject({ email: NEW, name: accountBody.name, isDone: false });
  expect(await addresses()).toEqual([OLD]);
  expect(await (await confirmIt(token)).json()).toEqual({ email: NEW });
  expect((await confirmIt(token)).status).toBe(200);
  expect(await addresses()).toEqual([NEW]);
  expect(await isIn(await logIn(NEW))).toBe(true);
  expect((await postAccount(app, authCalls.signInByEmail, { email: OLD, password: accountBody.password })).status).toBe(
    401,
  );
});

test('without the password, or with a wrong one, nothing is asked for', async () => {
  const mails = await countRows(app, 'email');
  await app.database.db.execute(`update session set created_at = now() - interval '6 minutes'`);
  for (const password of ['not the password', '']) {
    const reply = await askFor(NEW, password);
    expect([reply.status, (await reply.json()).fields?.[0].path]).toEqual([400, 'password']);
  }
  expect((await askFor(OLD)).status).toBe(400);
  expect(await countRows(app, 'email')).toBe(mails);
});

test('who asks hears the same whether the address has an account, and its owner keeps it', async () => {
  await newAccount(app, { ...accountBody, email: 'ada@example.org', username: 'ada_l' });
  app.clock.advance(5 * MINUTE_MS);
  const [free, taken] = [await askFor(NEW), await askFor('ada@example.org')];
  expect([free.status, await free.json()]).toEqual([taken.status, await taken.json()]);
  await app.runJobs('send-mail');
  const toOwner = (await app.outbox()).filter(({ to }) => to === 'ada@example.org');
  expect(toOwner.some(({ text }) => /\/auth\/email/.test(text))).toBe(false);
  const { rows } = (await app.database.db.execute(
    `select id from account_request where email = 'ada@example.org' and kind = 'email'`,
  )) as unknown as { rows: { id: string }[] };
  const { accountUrl } = await import('#api/mail/account-link.ts');
  const id = rows[0]?.id ?? '';
  const url = accountUrl(PUBLIC_URL, app.deps.settings.secret, 'de', { id, kind: 'email' });
  expect((await confirmIt(url.split('#')[1] ?? '')).status).toBe(404);
  expect((await addresses()).toSorted()).toEqual(['ada@example.org', OLD]);
});

test('other devices are signed out, the one that asked is not', async () => {
  const elsewhere = await logIn();
  await moveTo(NEW);
  expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
});

test('the mailbox that was left is told, and takes everything back within seven days', async () => {
  await moveTo(NEW);
  const back = await tokenInMail(app, 'email/undo', OLD);
  app.clock.advance(5 * MINUTE_MS);
  await moveTo('thief@example.net');
  const backToThief = await tokenInMail(app, 'email/undo', NEW);
  app.clock.advance(7 * DAY_MS - 10 * MINUTE_MS);
  expect(await (await undo(back)).json()).toEqual({ email: OLD });
  expect([await addresses(), await isIn(here)]).toEqual([[OLD], false]);
  expect((await undo(backToThief)).status).toBe(404);
  expect((await undo(back)).status).toBe(200);
  expect(await isIn(await logIn())).toBe(true);
});

test('after seven days, and where somebody else has the address, there is no way back', async () => {
  await moveTo(NEW);
  const back = await tokenInMail(app, 'email/undo', OLD);
  app.clock.advance(5 * MINUTE_MS);
  await newAccount(app, { ...accountBody, username: 'another' });
  expect((await undo(back)).status).toBe(404);
  await app.database.db.delete(user).where(eq(user.email, OLD));
  app.clock.advance(7 * DAY_MS);
  expect((await undo(back)).status).toBe(404);
  expect(await addresses()).toEqual([NEW]);
});

test('an old link moves nothing once another has, and each is for its own page', async () => {
  await askFor('first@example.net');
  const first = await tokenInMail(app, 'email', 'first@example.net');
  expect((await undo(first)).status).toBe(404);
  await moveTo(NEW);
  expect((await confirmIt(first)).status).toBe(404);
  expect((await confirmIt(await tokenInMail(app, 'email/undo', OLD))).status).toBe(404);
});

test('what was asked for with the old address stays on the dashboard, what comes there later does not', async () => {
  await confirm(app, await newPerson(app, leadBody(OLD)));
  const before = await ask(app, readDashboard, {}, here);
  app.clock.advance(MINUTE_MS);
  await moveTo(NEW);
  app.clock.advance(MINUTE_MS);
  const asked = leadBody(OLD);
  await newPerson(app, { ...asked, contact: { ...asked.contact, place: '20095 Hamburg' } });
  const { consultations } = await ask(app, readDashboard, {}, here);
  expect(consultations).toEqual(before.consultations);
  expect(consultations[0]?.projectId).toBeTruthy();
  const back = await tokenInMail(app, 'email/undo', OLD);
  app.clock.advance(5 * MINUTE_MS);
  await moveTo(OLD);
  expect((await ask(app, readDashboard, {}, here)).consultations).toHaveLength(await countRows(app, 'lead'));
  await undo(back);
  expect(await countRows(app, 'former_mailbox')).toBe(0);
});
