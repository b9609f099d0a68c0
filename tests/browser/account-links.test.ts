import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { askPasswordReset, authCalls, readAccountLink, signUp } from '#domain/contract/accounts.ts';
import { en } from '#host-site/texts/auth/en.ts';
import { en as dashboard } from '#host-site/texts/dashboard/en.ts';
import { en as site } from '#host-site/texts/en.ts';
import { addressOf, isSignedIn, logIn } from '#tests/browser/sign-in-pages.ts';
import { ageMails } from '#tests/harness/age-mails.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { type Called, call, serverAt } from '#tests/harness/calls.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
const account = {
  name: 'Grace',
  email: 'grace.brewster.murray.hopper@computing.example.org',
  username: 'Grace_H',
  password: 'correct horse battery',
  language: 'en',
};

function post(endpoint: Called, body: object): Promise<Response> {
  const { portal } = world.sites;
  return call(serverAt(portal), endpoint, { body }, { origin: portal });
}

/** The link of the newest mail that leads to this page. */
const linkTo = (page: 'verify' | 'reset') =>
  world.linkInMail(new RegExp(`https?://\\S+/en/auth/${page}#\\S+`), account.email);

/** On a small phone, with the longest word of the page. */
async function isWiderThanScreen(page: Page): Promise<boolean> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

const users = () => world.sites.api().deps.database.db.select().from(user);

test('the link of a registration shows whose account it is, and its button opens it', async () => {
  expect((await post(signUp, account)).status).toBe(200);
  const link = await linkTo('verify');
  const visitor = await openVisitor(world.browser);
  const { page } = visitor;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.headers().referer ?? ''}`));

  await page.goto(link);
  await page.getByRole('heading', { name: en.verify.title }).waitFor();
  for (const fact of [account.email, account.name, account.username])
    await page.getByText(fact, { exact: true }).waitFor();
  expect(await visitor.axe()).toEqual([]);
  expect(await isWiderThanScreen(page)).toBe(false);
  await page.reload();
  await page.getByRole('heading', { name: en.verify.title }).waitFor();
  expect(await users()).toEqual([]);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: en.verify.button }).click();
  await page.getByText(site.calls.offline).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: en.verify.button }).press('Enter');
  await page.getByRole('heading', { name: en.verify.done.title }).waitFor();
  expect((await users()).map(({ email, emailVerified }) => ({ email, emailVerified }))).toEqual([
    { email: account.email, emailVerified: true },
  ]);
  await page.reload();
  await page.getByRole('heading', { name: en.verify.done.title }).waitFor();
  const token = link.split('#')[1] ?? '';
  expect(token.length).toBeGreaterThan(60);
  expect(requested.filter((it) => it.includes(token))).toEqual([]);
  expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
  await visitor.leave();
});

test('the link of a forgotten password takes a new one, twice the same, and works once', async () => {
  await ageMails(world.sites);
  await post(askPasswordReset, { email: account.email, language: 'en' });
  const link = await linkTo('reset');
  const visitor = await openVisitor(world.browser);
  const { page } = visitor;
  await page.goto(link);
  const first = page.getByLabel(en.reset.password, { exact: true });
  const second = page.getByLabel(en.reset.repeat, { exact: true });
  const send = page.getByRole('button', { name: en.reset.button });
  await first.fill('h4t7z');
  await send.click();
  await page.getByText(en.reset.tooShort(6)).waitFor();
  expect(await isWiderThanScreen(page)).toBe(false);
  await first.fill('password');
  await second.fill('passwort');
  await send.click();
  await page.getByText(en.reset.unequal).waitFor();
  await second.fill('password');
  await send.click();
  await page.getByText(en.reset.tooCommon).waitFor();
  expect(await visitor.axe()).toEqual([]);
  for (const field of [first, second]) await field.fill('a new secret');
  await second.press('Enter');
  await page.getByRole('heading', { name: en.reset.done.title }).waitFor();
  expect((await post(authCalls.signInByEmail, { email: account.email, password: 'a new secret' })).status).toBe(200);

  await page.reload();
  await page.getByRole('heading', { name: en.gone.title }).waitFor();
  expect(await visitor.axe()).toEqual([]);
  await page.getByRole('button', { name: en.gone.renew }).click();
  await page.getByText(en.gone.renewed).waitFor();
  expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
  await visitor.leave();
});

const dialogOf = (page: Page) => page.locator('form').filter({ has: page.getByLabel(dashboard.newEmail.label) });

test('an account moves to another address by the button in its mailbox, and back by the one in the old', {
  timeout: 90_000,
}, async () => {
  await ageMails(world.sites);
  const moved = 'grace@moved.example.org';
  const visitor = await openVisitor(world.browser, { viewport: { width: 360, height: 800 } });
  const { page } = visitor;
  await page.goto(addressOf(world, 'auth', 'en'));
  await logIn(page, 'en', account.username, 'a new secret');
  await page.getByRole('button', { name: dashboard.newEmail.open }).click();
  const form = dialogOf(page);
  await form.getByRole('button', { name: dashboard.newEmail.send }).click();
  await form.getByText(dashboard.newEmail.wrong).waitFor();
  await form.getByLabel(dashboard.newEmail.label).fill(moved);
  await form.getByLabel(dashboard.deletion.password).fill('not the password');
  await form.getByRole('button', { name: dashboard.newEmail.send }).click();
  await form.getByText(dashboard.deletion.wrong).waitFor();
  expect(await visitor.axe()).toEqual([]);
  await form.getByLabel(dashboard.deletion.password).fill('a new secret');
  await form.getByRole('button', { name: dashboard.newEmail.send }).click();
  await page.getByText(dashboard.newEmail.sent(moved)).waitFor();

  const press = async (texts: typeof en.changeEmail, link: string) => {
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: texts.title }).waitFor();
    expect(await visitor.axe()).toEqual([]);
    expect(await isWiderThanScreen(page)).toBe(false);
    await page.getByRole('button', { name: texts.button }).click();
    await page.getByRole('heading', { name: texts.done.title }).waitFor();
  };
  await press(en.changeEmail, await world.linkInMail(/https?:\/\/\S+\/en\/auth\/email#\S+/, moved));
  await page.getByRole('link', { name: en.changeEmail.done.next }).click();
  await page.getByText(moved, { exact: true }).waitFor();
  await press(en.undoEmail, await world.linkInMail(/https?:\/\/\S+\/auth\/email\/undo#\S+/, account.email));
  expect(await isSignedIn(page)).toBe(false);
  expect((await users()).map(({ email }) => email)).toEqual([account.email]);
  expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
  await visitor.leave();
});

test('without a token, with a foreign one and without the server the pages say so', async () => {
  const visitor = await openVisitor(world.browser);
  const { page } = visitor;
  const paths = ['/verify', '/reset', '/verify#x.y', '/reset#content', '/email#x.y', '/email/undo'];
  for (const path of paths.map((it) => `/en/auth${it}`)) {
    await page.goto('about:blank');
    await page.goto(world.sites.portal + path);
    await page.getByRole('heading', { name: en.gone.title }).waitFor();
  }
  await page.route(`**${readAccountLink.path}`, (route) => route.abort());
  await page.goto(`${world.sites.portal}/en/auth/verify#a.b`);
  await page.getByRole('heading', { name: en.unread.title }).waitFor();
  await page.unroute(`**${readAccountLink.path}`);
  await page.getByRole('button', { name: site.calls.retry }).click();
  await page.getByRole('heading', { name: en.gone.title }).waitFor();
  await visitor.leave();
});
