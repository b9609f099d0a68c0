import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { partner } from '#api/database/schema/partners.ts';
import { listLeads } from '#domain/contract/staff-lists.ts';
import { languages } from '#domain/place.ts';
import { en as siteEn } from '#host-site/texts/en.ts';
import { en } from '#host-site/texts/staff/en.ts';
import type { StaffTexts } from '#host-site/texts/staff/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { leadBody, serverAt } from '#tests/harness/calls.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const staffTexts = await hostTexts<StaffTexts>('texts/staff');
const db = () => world.sites.api().deps.database.db;
/** The running server, as the helpers of an application in this process know it. */
const app = () =>
  ({ ...world.sites.api(), ...serverAt(world.sites.portal), database: { db: db() } }) as never as TestApp;

async function enterAs({ as }: SignedIn): Promise<void> {
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await visitor.page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

beforeEach(async () => {
  await db().delete(user);
});

/** Somebody whom no company has: there was none in their country. */
async function nobodysLead(email: string): Promise<TestPerson> {
  const german = await db().update(partner).set({ country: 'ch' }).where(eq(partner.country, 'de')).returning();
  const person = await newPerson(app(), leadBody(email));
  const ids = german.map((it) => it.id);
  await db().update(partner).set({ country: 'de' }).where(inArray(partner.id, ids));
  await confirm(app(), person);
  return person;
}

test.each(waysOf(languages, [1]))(
  'a manager finds a lead without a company and hands it on, in %s',
  async (language) => {
    const { page } = visitor;
    const texts = staffTexts[language];
    const person = await nobodysLead(`${language}@example.org`);
    await enterAs(await signIn(world.sites.api(), { role: 'manager' }));
    await page.goto(addressOf(world, 'manager', language));
    await page.getByRole('combobox', { name: texts.words.state }).selectOption('unassigned');
    await page.getByRole('searchbox').fill(person.leadId.slice(0, 8));
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const row = page.getByRole('row').nth(1);
    await row.getByRole('button').click();
    await page.getByText('+49 30 123456').waitFor();
    await page.getByText('nachmittags').waitFor();
    expect(await visitor.axe()).toEqual([]);
    await page.getByRole('combobox', { name: texts.assign.label }).selectOption({ index: 1 });
    await page.getByRole('button', { name: texts.assign.button }).click();
    await page.getByText(texts.assign.done.text).waitFor();
    await page.getByText(texts.assign.left(2)).waitFor();
    await page.getByRole('tab', { name: texts.desk.tabs.figures }).press('Enter');
    await page.getByRole('heading', { name: texts.activity.title(30) }).waitFor();
    await page.getByText(texts.activity.asTable).click();
    await page.getByRole('table', { name: texts.activity.day }).waitFor();
    expect(await visitor.axe()).toEqual([]);
  },
);

test('what cannot be read is told and asked for again by itself once the connection is back', async () => {
  const { page } = visitor;
  await enterAs(await signIn(world.sites.api(), { role: 'manager' }));
  await page.goto(addressOf(world, 'manager', 'en'));
  await page.getByRole('searchbox').waitFor();
  await page.route(`**${listLeads.path}**`, (route) => route.abort());
  await page.getByRole('searchbox').fill('x');
  await page.getByRole('alert').getByText(en.leads.failed).waitFor();
  await page.unroute(`**${listLeads.path}**`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(en.leads.noneFound).waitFor();
});

test('customers, partners and strangers do not get in', async () => {
  const { page } = visitor;
  await page.goto(addressOf(world, 'manager', 'en'));
  await page.waitForURL('**/en/auth?next=/manager');
  for (const role of ['customer', 'partner'] as const) {
    await enterAs(await signIn(world.sites.api(), { role }));
    await page.goto(addressOf(world, 'manager', 'en'));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en');
    await page.getByRole('heading', { level: 1, name: siteEn.home.heading }).waitFor();
  }
});
