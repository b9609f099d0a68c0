import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { readConfig } from '#api/config.ts';
import { signUp } from '#domain/contract/accounts.ts';
import { createLead } from '#domain/contract/leads.ts';
import { languagePrefix, pages, pathTo, publicPages } from '#domain/pages.ts';
import { type Language, languages } from '#domain/place.ts';
import { answerAll, fillContact, questionnaireOn } from '#tests/browser/questionnaire-pages.ts';
import { ageMails } from '#tests/harness/age-mails.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { ask, leadBody, serverAt } from '#tests/harness/calls.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { newKey } from '#tests/harness/with-app.ts';

const world = onTwoSites();

/** Where the guides for developers and the footer lead beyond the product. */
const elsewhere = ['https://www.standardwebhooks.com/', ...readConfig({}).socialLinks];

/** Everywhere a page leads to, the widgets in it included. */
const linksOn = (page: Page, part = page.locator('body')) =>
  part.locator('a[href]').evaluateAll((links) => links.map((it) => (it as HTMLAnchorElement).href));

async function opens(page: Page, address: string): Promise<void> {
  const reply = await page.goto('about:blank').then(() => page.goto(address));
  expect([address, reply?.status()]).toEqual([address, 200]);
  if (address.includes('/api/')) return;
  await page.locator('main h1').first().waitFor();
  expect(await page.locator('main h1').first().textContent()).not.toContain('404');
}

/** Pages whose widgets lead somewhere too; what else is public is drawn beforehand, and read without a browser. */
const withWidgets: readonly string[] = ['home', 'chat', 'powerup', 'quoteCheck'];
const drawn = publicPages
  .filter((name) => !withWidgets.includes(name))
  .map((name) => languagePrefix('fr') + pathTo(name));

/** Everywhere that a page leads to which is drawn beforehand. */
async function linksRead(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), address).href,
  );
}

/** Asks for a request's mail and an account's, in this language. */
async function askForMails(language: Language): Promise<void> {
  const server = serverAt(world.sites.portal);
  const email = `${language}@example.org`;
  const options = { origin: world.sites.portal, key: newKey() };
  await ask(server, createLead, { body: { ...leadBody(email), language } }, options);
  const account = { name: 'Ada', email: `a${email}`, username: `ada_${language}`, password: 'correct horse battery' };
  await ask(server, signUp, { body: { ...account, language } }, options);
  await ageMails(world.sites);
}

const mailed = async () => {
  const mails = await world.sites.outbox();
  expect(mails.length).toBeGreaterThanOrEqual(languages.length * 2);
  return mails.flatMap(({ text, html }) => [
    ...(text.match(/https?:\/\/[^\s)]+/g) ?? []),
    ...[...html.matchAll(/href="(http[^"]+)"/g)].map(([, link]) => link ?? ''),
  ]);
};

test('no link of a page, of a widget or of a mail leads nowhere', { timeout: 120_000 }, async () => {
  const { portal } = world.sites;
  for (const language of languages) await askForMails(language);
  await expect.poll(mailed, { timeout: 20_000 }).not.toEqual([]);
  const plain = Object.values(pages).filter((path) => !path.includes(':'));
  const ours = languages.flatMap((language) => plain.map((path) => portal + languagePrefix(language) + path));
  const links = new Set([...ours, ...(await mailed())]);
  const { page } = await openVisitor(world.browser);
  const pagesOf = (all: Iterable<string>) => new Set([...all].map((it) => it.replace(/#.*/, '')));
  for (const link of pagesOf(links)) {
    if (!link.startsWith(`${portal}/fr`) && link !== `${portal}/`) continue;
    const isDrawn = drawn.includes(link.slice(portal.length));
    if (!isDrawn) await opens(page, link);
    for (const found of await (isDrawn ? linksRead(link) : linksOn(page))) links.add(found);
  }
  for (const link of pagesOf(links)) {
    if (!link.startsWith('http') || elsewhere.includes(link)) continue;
    expect(link).toContain(portal);
    expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  }
  expect(links.size).toBeGreaterThan(ours.length + languages.length * 2);
});

test('the terms and the privacy page beside a consent are there', async () => {
  const { page } = await openVisitor(world.browser);
  const french = world.sites.portal + languagePrefix('fr');
  await page.goto(`${french}?tab=structured#assessment-section`);
  const questionnaire = questionnaireOn(page, { language: 'fr' });
  await answerAll(questionnaire);
  await fillContact(questionnaire, 'ada@example.org');
  const links = await linksOn(page, questionnaire.root.getByRole('dialog'));
  expect(links).toEqual([french + pages.terms, french + pages.privacy]);
  for (const link of links) await opens(page, link);
});
