import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { session, user } from '#api/database/schema/accounts.ts';
import { authCalls, signUp } from '#domain/contract/accounts.ts';
import { languages } from '#domain/place.ts';
import { SESSION_MARK } from '#host-site/session/session-mark.ts';
import { de as dashboardDe } from '#host-site/texts/dashboard/de.ts';
import type { DashboardTexts } from '#host-site/texts/dashboard/texts.ts';
import { de as siteDe } from '#host-site/texts/de.ts';
import { fr as siteFr } from '#host-site/texts/fr.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import {
  addressOf,
  authTexts,
  forgetCalls,
  isSignedIn,
  logIn,
  openAccount,
  someone,
} from '#tests/browser/sign-in-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const wide = { viewport: { width: 1280, height: 900 } };
const visitor = eachVisitor(world, wide);
/** Two seconds are promised where nothing else runs; every day other browsers run beside this one. */
const IN_STEP_MS = process.env.DEEP ? 2_000 : 15_000;
const dashboardTexts = await hostTexts<DashboardTexts>('texts/dashboard');
const siteTexts = await hostTexts<SiteTexts>('texts');

const sessionsOf = (username: string) =>
  world.sites
    .api()
    .deps.database.db.select({ id: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(user.username, username));

beforeEach(() => forgetCalls(world));

/** Whether the page would have to be moved sideways. */
const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.each(waysOf(languages, [0]))('somebody registers, confirms and signs in, in %s', async (language) => {
  const { page } = visitor;
  const { auth, fields, reset, toasts, confirmMail } = authTexts[language];
  const who = someone(`new_${language}`);
  await page.goto(addressOf(world, 'auth', language));
  await page.getByRole('tab', { name: auth.tabs.register }).click();
  const send = page.getByRole('button', { name: auth.register.button });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field(fields.password).fill('abc');
  await field(reset.repeatOwn).fill('abd');
  await send.click();
  for (const sentence of [
    fields.usernameShort,
    fields.emailForm,
    fields.nameShort,
    fields.passwordShort,
    reset.unequal,
  ])
    await page.getByText(sentence).waitFor();
  expect(await field(fields.username).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await visitor.axe()).toEqual([]);

  await field(fields.username).fill(who.username);
  await field(fields.email).fill(who.email);
  await field(fields.name).fill(who.name);
  for (const name of [fields.password, reset.repeatOwn]) await field(name).fill('password');
  await send.click();
  await page.getByText(reset.tooCommon).waitFor();
  for (const name of [fields.password, reset.repeatOwn]) await field(name).fill(who.password);
  await page.locator('.strength[data-level="4"]').waitFor();
  await send.click();
  await page.getByText(toasts.registerDone.title).waitFor();
  await page.getByRole('heading', { name: confirmMail.title }).waitFor();
  expect(page.url()).toBe(addressOf(world, 'dashboard', language));
  await page.getByRole('button', { name: confirmMail.resend }).click();
  await page.getByText(confirmMail.resent).waitFor();
  expect(await visitor.axe()).toEqual([]);
  expect((await visitor.stored()).local).toEqual([]);

  const link = await world.linkInMail(/https?:\/\/\S+\/auth\/verify#\S+/, who.email);
  await page.goto(link);
  await page.getByRole('button', { name: authTexts[language].verify.button }).click();
  await page.getByRole('link', { name: authTexts[language].toSignIn }).click();
  await logIn(page, language, who.username, 'not my password');
  await page.getByText(toasts.loginFailed.text).waitFor();
  await logIn(page, language, who.email, who.password);
  await page.getByText(toasts.loginDone.title, { exact: true }).waitFor();
  await page.getByRole('heading', { name: dashboardTexts[language].dashboard.greeting(who.name) }).waitFor();
  await page.getByText(dashboardTexts[language].sessions.current).waitFor();
  expect(await visitor.axe()).toEqual([]);
  expect(await visitor.stored()).toMatchObject({ local: [SESSION_MARK], session: [] });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.goto(addressOf(world, 'auth', language));
  await page.waitForURL(
    ({ href }) => href.replace(/\/$/, '') === addressOf(world, 'home', language).replace(/\/$/, ''),
  );
});

test('who has forgotten the password, or is offline, or knocks too often, is told', async () => {
  const { page } = visitor;
  const { auth, forgotten, fields, toasts } = authTexts.de;
  await page.goto(addressOf(world, 'auth', 'de'));
  await page.getByLabel(fields.login).waitFor();
  await page.context().setOffline(true);
  await logIn(page, 'de', 'nobody', 'not my password');
  await page.getByText(siteDe.calls.offline).waitFor();
  await page.context().setOffline(false);
  await page.route(`**${authCalls.signInByUsername.path}`, (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests' } }),
  );
  await logIn(page, 'de', 'nobody', 'not my password');
  await page.getByText(siteDe.calls.busy).waitFor();
  expect(await page.getByText(toasts.loginFailed.title).count()).toBe(1);
  await page.getByRole('button', { name: siteDe.calls.close }).click();
  await page.getByRole('button', { name: auth.login.forgotten }).click();
  await page.getByRole('button', { name: forgotten.button }).click();
  await page.getByText(fields.emailForm).waitFor();
  await page.getByLabel(fields.email).fill('nobody@example.org');
  await page.getByRole('button', { name: forgotten.button }).click();
  await page.getByText(forgotten.done).waitFor();
  expect(await visitor.axe()).toEqual([]);
  await page.getByRole('button', { name: forgotten.back }).click();
  await page.route(`**${signUp.path}`, (route) => route.abort());
  await page.getByRole('button', { name: auth.login.switch }).click();
  await page.getByRole('tab', { name: auth.tabs.register, selected: true }).waitFor();
});

test.each(waysOf(languages, [1]))(
  'tabs keep in step, and a guard leads back to the page asked for, in %s',
  async (language) => {
    const { page } = visitor;
    const who = someone(`tabs_${language}`);
    const { header } = siteTexts[language];
    await openAccount(world, who);
    const other = await page.context().newPage();
    await other.goto(addressOf(world, 'home', language));
    await other.getByRole('link', { name: header.login }).waitFor();
    await page.goto(addressOf(world, 'dashboard', language));
    await page.waitForURL(`${addressOf(world, 'auth', language)}?next=/dashboard`);
    await logIn(page, language, who.username, who.password);
    await page.waitForURL(addressOf(world, 'dashboard', language));
    await other.getByRole('button', { name: header.logout }).waitFor({ timeout: IN_STEP_MS });
    await other.getByRole('button', { name: header.logout }).click();
    await page.waitForURL(`${addressOf(world, 'auth', language)}?next=/dashboard`, { timeout: IN_STEP_MS });
    expect(await isSignedIn(page)).toBe(false);
    expect(await sessionsOf(who.username)).toEqual([]);
    expect((await visitor.stored()).local).toEqual([]);
  },
);

test.each(waysOf(languages, [2]))(
  'a session that ends at work is told, and nothing typed is lost, in %s',
  async (language) => {
    const { page } = visitor;
    const { ended } = authTexts[language];
    const { data, deletion, sessions: words } = dashboardTexts[language];
    const who = someone(`ended_${language}`);
    await openAccount(world, who);
    await page.goto(addressOf(world, 'dashboard', language));
    await logIn(page, language, who.username, who.password);
    await page.getByText(words.current).waitFor();
    expect(await isWiderThanScreen(page)).toBe(false);
    await page.getByRole('button', { name: deletion.open }).click();
    await page.getByLabel(deletion.password, { exact: true }).fill('half a pass');
    await world.sites.api().deps.database.db.delete(session);
    await page.getByRole('button', { name: deletion.confirm }).click();
    await page.getByRole('heading', { name: ended.title }).waitFor();
    await page.getByText(ended.text).waitFor();
    expect(await visitor.axe()).toEqual([]);
    await logIn(page, language, who.email, who.password);
    await page.getByRole('heading', { name: ended.title }).waitFor({ state: 'detached' });
    expect(await page.getByLabel(deletion.password, { exact: true }).inputValue()).toBe('half a pass');
    await page.getByRole('button', { name: deletion.keep }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: data.export }).click();
    expect((await download).suggestedFilename()).toBe('wattnest-account.json');
    await page.getByRole('button', { name: deletion.open }).click();
    await page.getByLabel(deletion.password, { exact: true }).fill('not my password');
    await page.getByRole('button', { name: deletion.confirm }).click();
    await page.getByText(deletion.wrong).waitFor();
    await page.getByLabel(deletion.password, { exact: true }).fill(who.password);
    await page.getByRole('button', { name: deletion.confirm }).click();
    await page.getByText(deletion.done.title).waitFor();
    await page.waitForURL(`${addressOf(world, 'auth', language)}?next=/dashboard`);
    expect(await isSignedIn(page)).toBe(false);
  },
);

test('another session is signed out from the list, and its page asks to sign in again', async () => {
  const { page } = visitor;
  const who = someone('two_places');
  await openAccount(world, who);
  await page.goto(addressOf(world, 'dashboard', 'de'));
  await logIn(page, 'de', who.username, who.password);
  await page.getByText(dashboardDe.sessions.current).waitFor();
  const elsewhere = await world.browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(addressOf(world, 'dashboard', 'de'));
  await logIn(other, 'de', who.username, who.password);
  await other.getByText(dashboardDe.sessions.current).waitFor();
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${dashboardDe.sessions.end}:`) }).click();
  await expect.poll(async () => (await sessionsOf(who.username)).length).toBe(1);
  await other.getByRole('heading', { name: authTexts.de.ended.title }).waitFor();
  await other.getByRole('button', { name: authTexts.de.ended.leave }).click();
  await other.waitForURL(/\/auth\?next=\/dashboard$/);
  await elsewhere.close();
});

test('the own pages wait with a spinner, and offline say so until the connection is back', async () => {
  const { page } = visitor;
  const { unknown } = authTexts.de;
  await page.route(`**${authCalls.readSession.path}`, (route) => route.abort());
  await page.goto(addressOf(world, 'dashboard', 'de'));
  await page.getByRole('heading', { name: unknown.title }).waitFor();
  await page.unroute(`**${authCalls.readSession.path}`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForURL(/\/auth\?next=\/dashboard$/);
});

test('on a phone the way in stands in the menu, and the page of 320 px is no wider than its screen', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf(world, 'home', 'fr'));
  await page.getByRole('button', { name: siteFr.header.menu }).click();
  await page.locator('.phone-menu').getByRole('link', { name: siteFr.header.login }).click();
  await page.getByRole('tab', { name: authTexts.fr.auth.tabs.register }).click();
  expect(await isWiderThanScreen(page)).toBe(false);
  await page.getByRole('tab', { name: authTexts.fr.auth.tabs.register }).press('ArrowLeft');
  await page.getByLabel(authTexts.fr.fields.login).waitFor();
  expect(await isWiderThanScreen(page)).toBe(false);
});
