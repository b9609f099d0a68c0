import { expect, test } from 'vitest';
import { readDashboard } from '#domain/contract/dashboard.ts';
import { createLead } from '#domain/contract/leads.ts';
import { languages } from '#domain/place.ts';
import { en } from '#host-site/texts/dashboard/en.ts';
import type { DashboardTexts } from '#host-site/texts/dashboard/texts.ts';
import { en as siteEn } from '#host-site/texts/en.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { ask, leadBody, serverAt } from '#tests/harness/calls.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { newKey } from '#tests/harness/with-app.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const dashboardTexts = await hostTexts<DashboardTexts>('texts/dashboard');

async function enterAs(email: string): Promise<void> {
  const { as } = await signIn(world.sites.api(), { email });
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await visitor.page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

test.each(waysOf(languages, [0]))('an empty dashboard says so and leads on, in %s', async (language) => {
  const { page } = visitor;
  const { cards, profile } = dashboardTexts[language];
  await enterAs(`empty-${language}@example.org`);
  await page.goto(addressOf(world, 'dashboard', language));
  for (const { none } of [cards.projects, cards.notifications, cards.consultation])
    await page.getByText(none).waitFor();
  expect(await visitor.axe()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  for (const [{ start }, where] of [
    [cards.projects, 'powerup'],
    [cards.consultation, 'chat'],
  ] as const) {
    await page.getByRole('link', { name: start }).click();
    await page.waitForURL(addressOf(world, where, language));
    await page.goBack();
  }
  await page.getByRole('button', { name: profile.signOut }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/dashboard'));
});

test('what was asked for before there was an account stands on its dashboard, and opens in full', async () => {
  const { page } = visitor;
  const email = 'earlier@example.org';
  await ask(serverAt(world.sites.portal), createLead, { body: leadBody(email) }, { key: newKey() });
  await enterAs(email);
  await page.goto(addressOf(world, 'dashboard', 'en'));
  const projects = page.getByRole('region', { name: en.cards.projects.title });
  await projects.getByText(en.cards.projects.waits).waitFor();
  expect(await visitor.axe()).toEqual([]);
  await projects.getByRole('link', { name: en.cards.projects.name('') }).click();
  await page.waitForURL('**/en/summary/*');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

test('what cannot be loaded is told, and asked for again', async () => {
  const { page } = visitor;
  await enterAs('unlucky@example.org');
  let isFailing = true;
  await page.route(`**${readDashboard.path}`, (route) =>
    isFailing ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.goto(addressOf(world, 'dashboard', 'en'));
  await page.getByRole('alert').getByText(en.cards.failed).waitFor();
  isFailing = false;
  await page.getByRole('button', { name: siteEn.calls.retry, exact: true }).click();
  await page.getByText(en.cards.projects.none).waitFor();
});
