import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebhook } from '#domain/contract/webhooks.ts';
import { en } from '#host-site/texts/summary/en.ts';
import { openPartnerAccount, type PartnerAccount } from '#tests/browser/partner-account.ts';
import { answerAll, fillContact, questionnaireOn, sendContact } from '#tests/browser/questionnaire-pages.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { placesOf } from '#tests/harness/byte-search.ts';
import { ask, serverAt } from '#tests/harness/calls.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { DEMO_PARTNER, verified } from '#tests/harness/partner-webhook.ts';
import { startReceiver, type WebhookReceiver } from '#tests/harness/webhook-receiver.ts';
import { newKey } from '#tests/harness/with-app.ts';

const EMAIL = 'zora.quixote@example.org';
const NAME = 'Ada Lovelace';
const world = onTwoSites({ settings: { webhooksToLoopback: true } });
let receiver: WebhookReceiver;
let partner: PartnerAccount;
let secret: string;

beforeAll(async () => {
  receiver = await startReceiver();
  partner = await openPartnerAccount(world.sites, DEMO_PARTNER);
  const body = { url: receiver.url };
  secret = (await ask(serverAt(world.sites.portal), createWebhook, { body }, { ...partner.as, key: newKey() })).secret;
});
afterAll(() => receiver.stop());

/** What the partner was told so far, each message found to be ours by the reference library. */
const told = () => receiver.calls.map((call) => verified(call, secret));
const mailTo = async (to: string, kind: string) =>
  (await world.sites.outbox()).find((mail) => mail.to === to && mail.kind === kind);

async function arrived(to: string, kind: string) {
  await expect.poll(() => mailTo(to, kind), { timeout: 10_000 }).toBeTruthy();
  return (await mailTo(to, kind))?.text ?? '';
}

test("from a partner's page to its webhook, to the confirmed address and the full mail, to nothing", async () => {
  const visitor = await openVisitor(world.browser);
  const { page } = visitor;
  await page.goto(`${world.sites.partner}/strict-csp.html`);
  const questionnaire = questionnaireOn(page);
  await answerAll(questionnaire);
  await fillContact(questionnaire, EMAIL);
  await sendContact(questionnaire);

  await expect.poll(() => told().map(({ type }) => type)).toEqual(['lead.created']);
  const created = told()[0];
  expect(created?.data).toMatchObject({ contact: { email: EMAIL, name: NAME }, emailConfirmed: false });
  expect(await arrived(partner.email, 'partnerLead')).toContain(EMAIL);
  const first = await arrived(EMAIL, 'firstMail');
  expect(first).not.toContain(NAME);
  const link = /https?:\/\/\S+\/summary\/[\w-]+/.exec(first)?.[0] ?? '';

  await page.goto(link);
  await page.getByRole('button', { name: en.confirm.button }).click();
  expect(await arrived(EMAIL, 'summary')).toContain(NAME);
  await expect.poll(() => told().map(({ type }) => type)).toEqual(['lead.created', 'lead.confirmed']);

  await page.getByRole('button', { name: en.erase.button }).click();
  await page.getByLabel(en.erase.label(en.erase.word)).fill(en.erase.word);
  await page.getByRole('dialog').getByRole('button', { name: en.erase.confirm }).click();
  await page.getByRole('heading', { name: en.erased.title }).waitFor();

  await expect.poll(() => told().map(({ type }) => type)).toEqual(['lead.created', 'lead.confirmed', 'lead.withdrawn']);
  await arrived(partner.email, 'partnerWithdrawal');
  const { leadId } = { leadId: '', ...created?.data };
  const { db } = world.sites.api().deps.database;
  const texts = [EMAIL, NAME, leadId, link.split('/').at(-1) ?? ''];
  await expect.poll(() => placesOf(db, texts)).toEqual([]);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});
