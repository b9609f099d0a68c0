import { expect, test } from 'vitest';
import { createLead } from '#domain/contract/leads.ts';
import { writeProjectMessage } from '#domain/contract/project-messages.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/projects/conversation.ts';
import { en as dashboard } from '#host-site/texts/dashboard/en.ts';
import { en } from '#host-site/texts/project/en.ts';
import { en as summary } from '#host-site/texts/summary/en.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { ask, leadBody, serverAt } from '#tests/harness/calls.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey } from '#tests/harness/with-app.ts';
import { en as leads } from '#texts/leads/en.ts';

const EMAIL = 'ada@example.org';
const world = onTwoSites();

async function enterAs({ page }: Visitor, { as }: SignedIn): Promise<void> {
  const [name = '', value = ''] = as.headers.Cookie.split('=', 2);
  await page.context().addCookies([{ name, value, url: world.sites.portal }]);
}

const isWider = ({ page }: Visitor) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function expectGood(visitor: Visitor): Promise<void> {
  expect(await visitor.axe()).toEqual([]);
  expect(await isWider(visitor)).toBe(false);
}

/** Asks without an account, and says behind the mail's link that it was them. */
async function askAndConfirm({ page }: Visitor): Promise<void> {
  const { portal } = world.sites;
  await ask(serverAt(portal), createLead, { body: leadBody(EMAIL) }, { key: newKey() });
  const link = await world.linkInMail(/https?:\/\/\S+\/summary\/[\w-]+/, EMAIL);
  await page.goto(link.replace('/summary/', '/en/summary/'));
  await page.getByRole('button', { name: summary.confirm.button }).click();
  await page.getByText(summary.statuses.new).first().waitFor();
}

async function openProject({ page }: Visitor): Promise<string> {
  await page.goto(addressOf(world, 'dashboard', 'en'));
  await page.getByRole('region', { name: dashboard.cards.projects.title }).getByRole('link').first().click();
  await page.waitForURL('**/en/dashboard/projects/*');
  await page.getByRole('heading', { name: en.quotes.title }).waitFor();
  return page.url().split('/').at(-1) ?? '';
}

async function offer({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: en.offer.title }).click();
  await page.getByRole('button', { name: en.offer.send }).click();
  await page.getByText(en.offer.priceWrong).waitFor();
  await page.getByLabel(en.offer.price('EUR')).fill('18.900');
  await page.getByLabel(en.offer.sizes.kwp).fill('9,8');
  await page.getByLabel(en.quotes.parts.scaffold).check();
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(en.offer.until).fill(until);
  await page.getByRole('button', { name: en.offer.send }).click();
  await page.getByText('€18,900').waitFor();
}

/** A call for the first free time, moved to another day. */
async function bookAndMove(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const call = page.getByRole('region', { name: en.call.title });
  const choose = async (day: number) => {
    await call.getByRole('group', { name: en.call.day }).getByRole('radio').nth(day).check();
    await call.getByRole('group', { name: en.call.time }).getByRole('radio').first().check();
  };
  await call.getByRole('button', { name: en.call.choose }).click();
  await call.getByRole('button', { name: en.call.book }).click();
  await call.getByText(en.call.chooseFirst).waitFor();
  await choose(1);
  expect(await call.getByLabel(en.call.phone).inputValue()).toBe('+49 30 123456');
  await expectGood(visitor);
  await call.getByRole('button', { name: en.call.book }).click();
  const first = await call.getByRole('time').textContent();
  await call.getByRole('button', { name: en.call.move }).click();
  await choose(2);
  await call.getByRole('button', { name: en.call.moveTo }).click();
  await expect.poll(() => call.getByRole('time').textContent()).not.toBe(first);
  await call.getByRole('button', { name: en.call.cancel }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.call.cancelling.confirm }).click();
  await call.getByRole('button', { name: en.call.choose }).waitFor();
}

/** A file that is none, and one that is added, downloaded and taken back. */
async function shareDocument(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const region = page.getByRole('region', { name: en.documents.title });
  await region.getByText(en.documents.none).waitFor();
  const send = (name: string, text: string) =>
    region.getByLabel(en.documents.add).setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await send('cut.pdf', '%PDF-1.4');
  await region.getByText(en.documents.problems.form).waitFor();
  await send('bill.pdf', '%PDF-1.4 bill\n%%EOF');
  const line = region.getByRole('link', { name: 'bill.pdf' });
  const [download] = await Promise.all([page.waitForEvent('download'), line.click()]);
  expect(download.suggestedFilename()).toBe('bill.pdf');
  await expectGood(visitor);
  await region.getByRole('button', { name: en.documents.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.documents.removing.confirm }).click();
  await region.getByText(en.documents.none).waitFor();
}

const write = async ({ page }: Visitor, text: string) => {
  await page.getByRole('textbox', { name: new RegExp(en.messages.to('')) }).fill(text);
  await page.getByRole('button', { name: en.messages.send, exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: text }).waitFor();
};

test('from a consultation without an account to messages, an offer and its acceptance', {
  timeout: 120_000,
}, async () => {
  const customer = await openVisitor(world.browser, { viewport: { width: 360, height: 800 } });
  const partner = await openVisitor(world.browser, { viewport: { width: 360, height: 800 } });
  await askAndConfirm(customer);
  await enterAs(customer, await signIn(world.sites.api(), { email: EMAIL }));
  const projectId = await openProject(customer);
  await customer.page.getByText(en.quotes.none).waitFor();

  await bookAndMove(customer);
  await shareDocument(customer);

  const { page } = customer;
  let isFirst = true;
  await page.route(`**${writeProjectMessage.path.split('{')[0]}**/messages`, (route) => {
    const fails = isFirst && route.request().method() === 'POST';
    if (fails) isFirst = false;
    return fails ? route.fulfill({ status: 500, body: '' }) : route.fallback();
  });
  await page.getByRole('tab').first().waitFor();
  const field = page.getByRole('textbox', { name: new RegExp(en.messages.to('')) });
  await field.fill('When can you come?');
  await page.getByRole('button', { name: en.messages.send, exact: true }).click();
  await page.locator('.message-form .call-status.failed').waitFor();
  await page.reload();
  expect(await field.inputValue()).toBe('When can you come?');
  await page.getByRole('button', { name: en.messages.send, exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'When can you come?' }).waitFor();
  expect([await field.inputValue(), await field.getAttribute('maxlength')]).toEqual(['', `${MAX_MESSAGE_LENGTH}`]);

  const shown = await page.getByRole('tab', { selected: true }).getAttribute('id');
  const partnerId = shown?.replace('conversation-tab-', '') ?? '';
  await enterAs(partner, await signInPartner(world.sites.api(), partnerId));
  await partner.page.goto(addressOf(world, 'dashboard', 'en'));
  await partner.page.getByRole('link', { name: dashboard.desks.partner }).waitFor();
  await partner.page.goto(`${world.sites.portal}/en/partner/projects/${projectId}`);
  await partner.page.getByRole('listitem').filter({ hasText: 'When can you come?' }).waitFor();
  await write(partner, 'On Tuesday at nine.');
  await partner.page
    .getByRole('button', { name: new RegExp(en.steps.tick) })
    .first()
    .click();
  await partner.page.locator('.timeline-done').waitFor();
  await partner.page
    .getByRole('button', { name: new RegExp(en.steps.move) })
    .first()
    .click();
  await partner.page.getByLabel(en.steps.from).waitFor();
  await offer(partner);
  await partner.page.getByText(leads.statuses.quoted).waitFor();
  expect(await partner.page.getByRole('link', { name: en.back.partner }).getAttribute('href')).toBe('/en/partner');
  await expectGood(partner);

  await page.reload();
  await page.getByText('On Tuesday at nine.').waitFor();
  const accept = page.getByRole('button', { name: new RegExp(`^${en.quotes.accept}`) });
  await accept.waitFor();
  await expectGood(customer);
  await accept.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: en.quotes.accepting.confirm }).click();
  await page.getByRole('button', { name: new RegExp(`^${en.quotes.undo}`) }).waitFor();
  await page.getByText(en.status.chosen).waitFor();
  const readings = page.getByRole('region', { name: en.readings.title });
  await readings.getByLabel(en.readings.day).fill(new Date().toISOString().slice(0, 10));
  await readings.getByRole('button', { name: en.readings.add }).click();
  await readings.getByText(en.readings.countWrong).waitFor();
  await readings.getByLabel(en.readings.counters.producedKwh).fill('1000');
  await readings.getByRole('button', { name: en.readings.add }).click();
  await readings.getByText(en.readings.table).first().click();
  await readings.getByRole('cell', { name: '1.000' }).waitFor();
  await page.getByText(en.consultation).click();
  await page.getByRole('heading', { name: summary.potentials }).waitFor();
  await expectGood(customer);

  expect([customer.pageErrors, customer.cspViolations]).toEqual([[], []]);
  expect([partner.pageErrors, partner.cspViolations]).toEqual([[], []]);
  await customer.leave();
  await partner.leave();
});

test('a project of others is not found, and who is not signed in comes back to theirs', async () => {
  const visitor = await openVisitor(world.browser);
  const { page } = visitor;
  const path = '/dashboard/projects/01890000-0000-7000-8000-0000000000ab';
  await page.goto(`${world.sites.portal}/en${path}`);
  await page.waitForURL(`**/en/auth?next=${path}`);
  await enterAs(visitor, await signIn(world.sites.api(), { email: 'grace@example.org' }));
  await page.goto(`${world.sites.portal}/en${path}`);
  await page.getByRole('heading', { name: en.missing.title }).waitFor();
  await expectGood(visitor);
  await visitor.leave();
});
