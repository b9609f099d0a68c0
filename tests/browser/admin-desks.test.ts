import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answerReview } from '#api/database/schema/chat.ts';
import { suppression } from '#api/database/schema/contacts.ts';
import { site } from '#api/database/schema/partners.ts';
import { DEMO_SITE_ID } from '#api/database/seed/seed.ts';
import { sendChat } from '#domain/contract/chat.ts';
import { en } from '#host-site/texts/admin/en.ts';
import { en as staffEn } from '#host-site/texts/staff/en.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { ask, newVisit, serverAt } from '#tests/harness/calls.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { newKey } from '#tests/harness/with-app.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 1280, height: 900 } });

test('an administrator looks after queue, mailboxes, answers, partners and dates', async () => {
  const { page } = visitor;
  const api = world.sites.api();
  const { db } = api.deps.database;
  const { as } = await signIn(api, { isAdmin: true, role: 'admin' });
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await page.context().addCookies([{ name, value, url: world.sites.portal }]);
  const { token } = await newVisit(serverAt(world.sites.portal));
  const body = { message: 'Mein Name ist Ada. Was kostet eine Wallbox?', language: 'de', market: 'de' } as const;
  const { id } = await ask(serverAt(world.sites.portal), sendChat, { body }, { token, key: newKey() });
  await db.insert(suppression).values({ addressHash: 'h', suppressedFor: 'bounce', createdAt: new Date() });
  const tab = (text: string) => page.getByRole('tab', { name: text, exact: true }).click();
  const axe = async () => expect(await visitor.axe()).toEqual([]);

  await page.goto(addressOf(world, 'admin', 'en'));
  await tab(en.tabs.health);
  await page.getByRole('heading', { name: en.health.queues }).waitFor();
  await axe();
  await tab(en.health.tabs.mailboxes);
  await page.getByRole('row').nth(1).getByRole('button').click();
  await page.getByRole('button', { name: en.health.mailboxes.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.health.mailboxes.remove }).click();
  await page.getByText(en.health.mailboxes.none).waitFor();
  expect(await db.$count(suppression)).toBe(0);

  await tab(en.tabs.adviser);
  await page.getByText(en.adviser.noneGraded).waitFor();
  await tab(en.adviser.tabs.sample);
  await page.getByRole('button', { name: en.adviser.draw }).click();
  await page.getByText('Was kostet eine Wallbox?').waitFor();
  expect(await page.getByText('Ada').count()).toBe(0);
  await page.getByRole('radio', { name: en.adviser.grades['wrong-fact'] }).check();
  await page.getByRole('textbox', { name: en.adviser.note }).fill('Too dear');
  await page.getByRole('button', { name: en.adviser.save }).click();
  await page.getByText(en.changes.grade.done.text).waitFor();
  const [kept] = await db.select().from(answerReview).where(eq(answerReview.messageId, id));
  expect(kept).toMatchObject({ grade: 'wrong-fact', note: 'Too dear' });
  await axe();
  await tab(en.adviser.tabs.figures);
  await page.getByText(staffEn.activity.asTable).last().click();
  await axe();

  await tab(en.tabs.partners);
  await tab(en.partners.tabs.sites);
  await page.getByRole('searchbox').fill('Sunny Roofs (demo)');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('row').nth(1).getByRole('button').click();
  await page.getByRole('switch', { name: en.partners.suspended }).click();
  await page.getByText(en.changes.site.done.text).waitFor();
  expect((await db.select().from(site).where(eq(site.id, DEMO_SITE_ID)))[0]?.suspendedAt).not.toBeNull();
  await axe();

  await tab(en.tabs.dates);
  await page.getByRole('heading', { name: en.dates.kinds.legal }).waitFor();
  await axe();
});
