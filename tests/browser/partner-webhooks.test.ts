import { expect, test } from 'vitest';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { eq } from '#api/database/sql.ts';
import { languages } from '#domain/place.ts';
import type { PartnerTexts } from '#host-site/texts/partner/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const partnerTexts = await hostTexts<PartnerTexts>('texts/partner');

/** A webhook that is off, with one message that arrived and one that did not; the one of an earlier try goes. */
async function addWebhook(partnerId: string): Promise<void> {
  const { database, ids, clock } = world.sites.api().deps;
  const { db } = database;
  const [id, createdAt] = [ids.next(), clock.now()];
  const off = { disabledAt: createdAt, disabledFor: 'failing' } as const;
  await db.delete(webhook).where(eq(webhook.partnerId, partnerId));
  await db
    .insert(webhook)
    .values({ id, partnerId, url: 'https://crm.example/x', sealedSecret: 's', ...off, createdAt });
  const sent = { webhookId: id, event: 'webhook.test', attempts: 1, createdAt } as const;
  await db.insert(webhookDelivery).values([
    { ...sent, id: ids.next(), status: 'delivered', lastStatus: 204 },
    { ...sent, id: ids.next(), status: 'failed', lastProblem: 'timeout' },
  ]);
}

test.each(waysOf(languages, [0]))(
  'a webhook is switched on, its log narrowed, a message sent again, its secret changed, and it is removed, in %s',
  async (language) => {
    const { page } = visitor;
    const { webhooks, leads, sites } = partnerTexts[language];
    const partnerId = seededId('partner', 12 + languages.indexOf(language));
    await addWebhook(partnerId);
    const { as } = await signInPartner(world.sites.api(), partnerId);
    const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
    await page.context().addCookies([{ name, value, url: world.sites.portal }]);
    await page.goto(addressOf(world, 'partnerWebhooks', language));
    await page.getByText(webhooks.offBecause.failing).waitFor();
    await page.getByRole('button', { name: webhooks.switchOn }).click();
    await page.getByRole('button', { name: webhooks.switchOff }).waitFor();
    await page.getByRole('button', { name: webhooks.log, exact: true }).click();
    const rows = page.locator('.delivery-log .lead-list > li');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel(leads.status).selectOption('failed');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByText(webhooks.problems.timeout).waitFor();
    await rows.getByRole('button').click();
    await rows.getByText(webhooks.statuses.waiting).waitFor();
    await page.getByRole('button', { name: webhooks.rotate }).click();
    await page
      .getByRole('region', { name: webhooks.secret })
      .getByText(/^whsec_/)
      .waitFor();
    expect(await visitor.axe()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.getByLabel(webhooks.url).fill('https://192.168.1.1/hook');
    await page.getByRole('button', { name: webhooks.create, exact: true }).click();
    await page.getByText(webhooks.notAllowed).waitFor();
    await page.getByRole('button', { name: sites.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: sites.remove }).click();
    await page.getByText(webhooks.none).waitFor();
  },
);
