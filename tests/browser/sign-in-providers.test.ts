import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/database/schema/accounts.ts';
import { POPUP_START, readSignInWays } from '#domain/contract/provider-sign-in.ts';
import { type Language, languages } from '#domain/place.ts';
import { providerNames } from '#host-site/pages/auth/provider-names.ts';
import { de as dashboard } from '#host-site/texts/dashboard/de.ts';
import { addressOf, authTexts, forgetCalls, isSignedIn } from '#tests/browser/sign-in-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 1280, height: 900 } });
const { google, apple } = providerNames;

beforeEach(() => forgetCalls(world));

const wordsOf = (language: Language) => ({ ...authTexts[language].providers, ...authTexts[language].toasts });
const ada = 'Ada Lovelace, ada.lovelace@example.org';

/** Presses the provider's button; the popup, on the page where the provider asks who it is. */
async function openPopup(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: ada }).waitFor();
  return popup;
}

test.each(
  waysOf(
    [
      ['de', google, 'login'],
      ['en', apple, 'register'],
      ['fr', apple, 'login'],
    ] as const,
    [0, 1],
  ),
)('somebody signs in, in %s, through %s, from the tab %s', async (language, name, tab) => {
  const { page } = visitor;
  const words = wordsOf(language);
  await page.goto(`${addressOf(world, 'auth', language)}?next=/dashboard`);
  await page.getByRole('tab', { name: authTexts[language].auth.tabs[tab] }).click();
  await page.getByRole('button', { name: words.button(name) }).waitFor();
  expect(await visitor.axe()).toEqual([]);
  const popup = await openPopup(page, words.button(name));
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  expect(
    await page
      .getByRole('button', { name: words.running(name) })
      .locator('.spinner')
      .count(),
  ).toBe(1);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: ada }).click();
  await closed;
  await page.getByText(words.done(name)).waitFor();
  await page.waitForURL(addressOf(world, 'dashboard', language));
  expect(await isSignedIn(page)).toBe(true);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test.each(waysOf(languages, [2]))(
  'a blocked popup is told, and the same window signs in as well, in %s',
  async (language) => {
    const { page } = visitor;
    const words = wordsOf(language);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(addressOf(world, 'auth', language));
    for (const name of [apple, google]) {
      await page.getByRole('button', { name: words.button(name) }).click();
      await page.getByText(words.codes['popup-blocked'](name)).waitFor();
    }
    expect(await visitor.axe()).toEqual([]);
    const leave = page.getByRole('link', { name: words.redirect(google) });
    await leave.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(words.codes['popup-closed-by-user'](google)).waitFor();
    expect(page.url()).toBe(addressOf(world, 'auth', language));
    await page.getByRole('button', { name: words.button(google) }).click();
    await leave.click();
    await page.getByRole('button', { name: ada }).click();
    await page.getByText(words.done(google)).waitFor();
    await page.waitForURL(addressOf(world, 'dashboard', language));
    expect(await isSignedIn(page)).toBe(true);
  },
);

test.each(waysOf(languages, [1]))('a popup that is closed, or overtaken, is told, in %s', async (language) => {
  const { page } = visitor;
  const words = wordsOf(language);
  await page.goto(addressOf(world, 'auth', language));
  const first = await openPopup(page, words.button(google));
  const second = await openPopup(page, words.button(apple));
  await page.getByText(words.codes['cancelled-popup-request'](google)).waitFor();
  expect(first.isClosed()).toBe(true);
  await second.close();
  await page.getByText(words.codes['popup-closed-by-user'](apple)).waitFor({ timeout: 12_000 });
  await page.getByRole('button', { name: words.button(apple) }).waitFor();
  expect(await isSignedIn(page)).toBe(false);
});

test.each(waysOf(languages, [0]))('what the provider or the server refuses is told, in %s', async (language) => {
  const { page } = visitor;
  const words = wordsOf(language);
  await page.goto(addressOf(world, 'auth', language));
  const popup = await openPopup(page, words.button(google));
  await popup.getByLabel("Somebody else's e-mail").fill('unproved@example.org');
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(words.codes['login-blocked'](google)).waitFor();
  const failing = (result: string) =>
    page.context().route(`**${POPUP_START}*`, (route) =>
      route.fulfill({
        status: 303,
        headers: { Location: `/auth/popup/done?provider=google&way=popup&language=de&result=${result}` },
      }),
    );
  for (const code of [
    'failed',
    'network-request-failed',
    'user-token-expired',
    'multi-factor-auth-required',
  ] as const) {
    await failing(code);
    await page.getByRole('button', { name: words.button(google) }).click();
    await page.getByText(words.codes[code](google)).waitFor();
    await page.context().unrouteAll();
  }
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words.button(apple) }).click();
  await page.getByText(words.codes['network-request-failed'](apple)).waitFor();
  expect(await page.getByText(words.loginFailed.title).count()).toBe(1);
});

test('where a provider is not set up its button says so, and on a strange address nothing is opened', async () => {
  const { page } = visitor;
  const words = wordsOf('de');
  await page.route(`**${readSignInWays.path}`, (route) =>
    route.fulfill({ json: { google: false, apple: true, origins: ['https://portal.example'] } }),
  );
  await page.goto(addressOf(world, 'auth', 'de'));
  await page.getByText(words.missing(google)).waitFor();
  expect(await page.getByRole('button', { name: words.button(google) }).isDisabled()).toBe(true);
  expect(await visitor.axe()).toEqual([]);
  await page.getByRole('button', { name: words.button(apple) }).click();
  await page.getByText(words.codes['unauthorized-domain'](apple)).waitFor();
});

test('an ended session opens again through the provider, for the same person alone, who then deletes the account', async () => {
  const { page } = visitor;
  const words = wordsOf('de');
  const { ended } = authTexts.de;
  await page.goto(addressOf(world, 'dashboard', 'de'));
  await (await openPopup(page, words.button(google))).getByRole('button', { name: ada }).click();
  await page.waitForURL(addressOf(world, 'dashboard', 'de'));
  const { db } = world.sites.api().deps.database;
  await db.delete(session);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('heading', { name: ended.title }).waitFor();
  const stranger = (await openPopup(page, words.button(google))).getByRole('button', { name: /^Emmy/ });
  await stranger.click();
  await page.getByText(words.codes['user-mismatch'](google)).waitFor();
  expect(await isSignedIn(page)).toBe(false);
  await (await openPopup(page, words.button(google))).getByRole('button', { name: ada }).click();
  await page.getByRole('heading', { name: ended.title }).waitFor({ state: 'detached' });
  expect(await isSignedIn(page)).toBe(true);
  const { deletion } = dashboard;
  await forgetCalls(world);
  await page.getByRole('button', { name: deletion.open }).click();
  await (await openPopup(page, words.button(google))).getByRole('button', { name: ada }).click();
  await page.getByText(deletion.done.title).waitFor();
  expect(await isSignedIn(page)).toBe(false);
});
