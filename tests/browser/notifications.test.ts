import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { followNews, listNotifications } from '#domain/contract/notifications.ts';
import { changeLeadStatus } from '#domain/contract/partner-leads.ts';
import { type Language, languages } from '#domain/place.ts';
import { en } from '#host-site/texts/dashboard/en.ts';
import type { DashboardTexts } from '#host-site/texts/dashboard/texts.ts';
import { en as siteEn } from '#host-site/texts/en.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { ask, leadBody, serverAt } from '#tests/harness/calls.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const texts = await hostTexts<DashboardTexts>('texts/dashboard');

interface Scene {
  person: TestPerson;
  partner: SignedIn;
}

async function enterAs(email: string): Promise<void> {
  const { as } = await signIn(world.sites.api(), { email });
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await visitor.page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

/** A signed-in customer with a confirmed request, and somebody of a company that has it. */
async function openScene(email: string): Promise<Scene> {
  const { deps } = world.sites.api();
  const running = { ...serverAt(world.sites.portal), deps, database: deps.database } as unknown as TestApp;
  const person = await newPerson(running, leadBody(email));
  await confirm(running, person);
  await enterAs(email);
  return { person, partner: await signInPartner(running, person.partners[0]?.id ?? '') };
}

async function say({ person, partner }: Scene, status: 'new' | 'contacted' | 'quoted'): Promise<void> {
  const server = serverAt(world.sites.portal);
  const said = { parameters: { leadId: person.leadId }, body: { status } };
  await ask(server, changeLeadStatus, said, { ...partner.as, origin: world.sites.portal, key: newKey() });
}

const openPage = (page: Page, language: Language) => page.goto(addressOf(world, 'notifications', language));

test('two tabs hear of what a company did, and of what the other tab has read, by one stream', async () => {
  const { page } = visitor;
  const scene = await openScene('two-tabs@example.org');
  const tab = await page.context().newPage();
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url());
  });
  await page.goto(addressOf(world, 'dashboard', 'en'));
  await openPage(tab, 'en');
  await tab.getByText(en.notifications.none).waitFor();
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  await say(scene, 'contacted');
  const company = scene.person.partners[0]?.name ?? '';
  await tab.getByRole('link', { name: `${company} has been in touch with you.` }).waitFor();
  const card = page.getByRole('region', { name: en.cards.notifications.title });
  await card.getByRole('link', { name: `${company} has been in touch with you.` }).waitFor();
  await expect.poll(() => page.locator('.news-count').first().textContent()).toBe('1');
  await tab.getByRole('button', { name: en.notifications.markRead, exact: true }).click();
  await expect.poll(() => page.locator('.news-count').count()).toBe(0);
  expect(streams).toHaveLength(1);
  await tab.close();
});

test.each(waysOf(languages, [0]))('notifications are read, marked and taken back, in %s', async (language) => {
  const { page } = visitor;
  const { notifications } = texts[language];
  const scene = await openScene(`reader-${language}@example.org`);
  await openPage(page, language);
  await page.getByText(notifications.none).waitFor();
  expect(await visitor.axe()).toEqual([]);
  await say(scene, 'contacted');
  await say(scene, 'quoted');
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .filter({ has: page.locator('.note-mark') })
        .count(),
    )
    .toBe(2);
  expect(await visitor.axe()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.getByRole('button', { name: notifications.markAll }).click();
  await page.getByText(notifications.marked).waitFor();
  await expect.poll(() => page.locator('.note-mark').count()).toBe(0);
  await page.getByRole('button', { name: notifications.undo }).click();
  await expect.poll(() => page.locator('.note-mark').count()).toBe(2);
  await page.locator('.note-text').first().click();
  await page.waitForURL(/\/(summary|dashboard\/projects)\//);
});

test('what cannot be loaded is told, and asked for again', async () => {
  const { page } = visitor;
  await enterAs('unlucky-reader@example.org');
  let isBroken = true;
  const lost = 'internetdisconnected';
  await page.route(`**${followNews.path}`, (route) => route.abort(lost));
  await page.route(`**${listNotifications.path}`, (route) => (isBroken ? route.abort(lost) : route.continue()));
  await openPage(page, 'en');
  await page.getByRole('alert').getByText(en.notifications.offline).waitFor();
  const retry = page.getByRole('button', { name: siteEn.calls.retry });
  isBroken = false;
  await retry.click();
  await page.getByText(en.notifications.none).waitFor();
});
