import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { changeRole, changeVerified, listUsers } from '#domain/contract/admin.ts';
import { createLead } from '#domain/contract/leads.ts';
import { readStats } from '#domain/contract/stats.ts';
import { languages } from '#domain/place.ts';
import { en } from '#host-site/texts/admin/en.ts';
import { fr } from '#host-site/texts/admin/fr.ts';
import type { AdminTexts } from '#host-site/texts/admin/texts.ts';
import { en as siteEn } from '#host-site/texts/en.ts';
import { en as staffEn } from '#host-site/texts/staff/en.ts';
import type { StaffTexts } from '#host-site/texts/staff/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { ask, leadBody, serverAt } from '#tests/harness/calls.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { type SignedIn, signIn } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { newKey } from '#tests/harness/with-app.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 1280, height: 900 } });
const adminTexts = await hostTexts<AdminTexts>('texts/admin');
const staffTexts = await hostTexts<StaffTexts>('texts/staff');
const people = () => world.sites.api().deps.database.db;

/** The browser has the session of this person. */
async function enterAs({ as }: SignedIn): Promise<void> {
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await visitor.page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

beforeEach(async () => {
  await people().delete(user);
});

const newAdmin = () => signIn(world.sites.api(), { isAdmin: true, role: 'admin', email: 'chief@example.org' });

async function openUsers(page: Page, texts: typeof en): Promise<void> {
  await page.getByRole('tab', { name: texts.tabs.users }).click();
  await page.getByRole('table').waitFor();
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test.each(waysOf(languages, [0]))(
  'an administrator sees the figures and changes an account, in %s',
  async (language) => {
    const { page } = visitor;
    const texts = adminTexts[language];
    const staff = staffTexts[language];
    const { detail, changes, users, roles } = texts;
    await enterAs(await newAdmin());
    await signIn(world.sites.api(), { email: 'grace@example.org' });
    await page.goto(addressOf(world, 'admin', language));
    await page
      .getByRole('definition')
      .filter({ hasText: staff.stats.admins('1') })
      .waitFor();
    await openUsers(page, texts);
    await page.getByText(users.prompt).waitFor();
    await page.getByRole('searchbox').fill('GRACE@');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const row = rowOf(page, 'grace@example.org');
    await row.getByRole('button').click();
    await page.getByRole('button', { name: roles.manager, exact: true }).click();
    await page.getByText(changes.role.done.text).waitFor();
    await row.getByText(roles.manager).waitFor();
    await page.getByRole('switch', { name: detail.verification }).click();
    await page.getByText(changes.verification.done.text).waitFor();
    await row.getByText(users.verified, { exact: true }).waitFor();
    await page.getByRole('switch', { name: detail.admin }).click();
    await page.getByText(changes.admin.done.text).waitFor();
    await row.locator('.badge.destructive').waitFor();
    const [kept] = await people().select().from(user).where(eq(user.email, 'grace@example.org'));
    expect(kept).toMatchObject({ role: 'manager', isVerified: true, isAdmin: true });
    expect(await visitor.axe()).toEqual([]);
    await page.locator('.staff-detail').getByRole('button', { name: staff.list.close }).click();
    expect(await row.getByRole('button').evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole('combobox', { name: staff.language }).selectOption('fr');
    await page.getByRole('heading', { level: 1, name: fr.title }).waitFor();
  },
);

test('each control waits for its own call alone, and a refusal says what the server says', async () => {
  const { page } = visitor;
  await enterAs(await newAdmin());
  await page.goto(addressOf(world, 'admin', 'en'));
  await openUsers(page, en);
  await rowOf(page, 'chief@example.org').getByRole('button').click();
  let answer = () => {};
  await page.route(`**${changeVerified.path.replace('{userId}', '*')}`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const verification = page.getByRole('switch', { name: en.detail.verification });
  await verification.click();
  await expect.poll(() => verification.isDisabled()).toBe(true);
  const admin = page.getByRole('switch', { name: en.detail.admin });
  expect(await admin.isDisabled()).toBe(false);
  answer();
  await page.getByText(en.changes.verification.done.text).waitFor();
  await admin.click();
  await page.getByRole('button', { name: en.ownRights.confirm }).click();
  await page.getByText(en.changes.admin.failed).waitFor();
  await page.getByText('Please make somebody else an administrator first.').waitFor();
  expect(await admin.getAttribute('aria-checked')).toBe('true');
});

test('a partner is given a company, from the keyboard, on a phone', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAs(await newAdmin());
  await signIn(world.sites.api(), { email: 'grace@example.org' });
  await page.goto(addressOf(world, 'admin', 'en'));
  await page.getByRole('tab', { name: en.tabs.dashboard }).press('ArrowRight');
  await rowOf(page, 'grace@example.org').getByRole('button').press('Enter');
  await page.getByRole('button', { name: en.roles.partner, exact: true }).press('Enter');
  const company = page.getByRole('combobox', { name: en.detail.company });
  await expect.poll(() => company.getByRole('option').count()).toBeGreaterThan(26);
  const saved = page.waitForResponse((it) => it.url().endsWith('/role') && it.request().method() === 'PATCH');
  await company.selectOption({ index: 1 });
  const reply = await (await saved).json();
  expect(changeRole.reply.safeParse(reply).success && reply.partner.name.length > 0).toBe(true);
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWider()).toBe(false);
});

test('what cannot be loaded is told, and asked for again', async () => {
  const { page } = visitor;
  await enterAs(await newAdmin());
  for (const { path } of [readStats, listUsers]) {
    let isFirst = true;
    await page.route(`**${path}*`, (route) => {
      const failing = isFirst;
      isFirst = false;
      return failing ? route.fulfill({ status: 500, body: '' }) : route.continue();
    });
  }
  await page.goto(addressOf(world, 'admin', 'en'));
  await page.getByRole('alert').getByText('Failed to load statistics. Please try again.').waitFor();
  await page.getByRole('button', { name: siteEn.calls.retry }).click();
  await page.getByText(staffEn.stats.admins('1')).waitFor();
  await page.getByRole('tab', { name: en.tabs.users }).click();
  await page.getByRole('alert').getByText('Failed to load users. Please try again.').waitFor();
  await page.getByRole('button', { name: siteEn.calls.retry }).click();
  await page.getByRole('table').waitFor();
});

test('nobody else gets in', async () => {
  const { page } = visitor;
  await page.goto(addressOf(world, 'admin', 'en'));
  await page.waitForURL('**/en/auth?next=/admin');
  await enterAs(await signIn(world.sites.api(), { role: 'manager' }));
  await page.goto(addressOf(world, 'admin', 'en'));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en');
  await page.getByRole('heading', { level: 1, name: siteEn.home.heading }).waitFor();
});

test('an administrator suspends somebody and signs them out, but never themselves', async () => {
  const { page } = visitor;
  await enterAs(await newAdmin());
  await signIn(world.sites.api(), { email: 'grace@example.org' });
  await page.goto(addressOf(world, 'admin', 'en'));
  await openUsers(page, en);
  const row = rowOf(page, 'grace@example.org');
  await row.getByRole('button').click();
  await page.getByRole('button', { name: en.detail.endSessions }).click();
  await page.getByText(en.changes.sessions.done.text).waitFor();
  await page.getByRole('switch', { name: en.detail.suspension }).click();
  await page.getByText(en.changes.suspension.done.text).waitFor();
  await row.getByText(en.users.suspended, { exact: true }).waitFor();
  await rowOf(page, 'chief@example.org').getByRole('button').click();
  await page.getByText(en.detail.own).waitFor();
  expect(await page.getByRole('switch', { name: en.detail.suspension }).count()).toBe(0);
});

test('an administrator looks at assessments, and takes a list along as a file', async () => {
  const { page } = visitor;
  await enterAs(await newAdmin());
  await ask(serverAt(world.sites.portal), createLead, { body: leadBody('look@example.org') }, { key: newKey() });
  await page.goto(addressOf(world, 'admin', 'en'));
  await page.getByRole('tab', { name: en.tabs.assessments }).click();
  await page.getByRole('combobox', { name: staffEn.words.kind }).selectOption('questionnaire');
  await page.getByRole('row').nth(1).getByRole('button').click();
  await page.getByText(staffEn.words.wordless).waitFor();
  expect(await page.getByText('nachmittags').count()).toBe(0);
  expect(await visitor.axe()).toEqual([]);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: staffEn.list.csv }).click();
  expect((await file).suggestedFilename()).toBe('wattnest-assessments.csv');
  await page.getByRole('combobox', { name: staffEn.words.kind }).selectOption('chat');
  await page.getByText(staffEn.assessments.noneFound).waitFor();
});
