import { describe, expect, test } from 'vitest';
import { answersFromProfile, profileFromFacts } from '#domain/home/codecs.ts';
import { languages, marketCurrency } from '#domain/place.ts';
import { type Chat, chatOn, giveEmail, say } from '#tests/browser/chat-pages.ts';
import { siteKeys } from '#tests/browser/markets.ts';
import { ageMails } from '#tests/harness/age-mails.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { testLanguages } from '#tests/languages/all.ts';
import type { ToldInChat } from '#tests/languages/test-language.ts';

const sizes = { portal: { width: 1180, height: 900 }, partner: { width: 412, height: 823 } };

/** The address comes first on the portal, and after the first answer on a partner's page. */
async function talk(chat: Chat, { lines: [greeting = '', ...lines] }: ToldInChat, email: string, isFirst: boolean) {
  if (isFirst) await giveEmail(chat, email);
  await say(chat, greeting);
  if (!isFirst) await giveEmail(chat, email);
  for (const line of lines) await say(chat, line);
}

async function expectPotentials({ root, texts }: Chat) {
  const rows = root.locator('.completion .potential-list li');
  const { high, medium } = texts.home.potential;
  await expect
    .poll(async () => (await rows.locator('.level').allInnerTexts()).join())
    .toBe([high, high, medium].join());
}

async function mailSummary({ root, texts, button }: Chat, email: string) {
  await button(texts.progress.emailSummary).click();
  await button(texts.summary.send).click();
  await root.getByText(texts.summary.outcomes.confirm.text(email)).first().waitFor();
}

async function askForPartners({ root, texts, button }: Chat, place: string) {
  await button(texts.progress.viewResults).click();
  await root.getByRole('heading', { name: texts.results.title }).waitFor();
  await expect.poll(() => root.locator('.results .potential').count()).toBe(3);
  await button(texts.results.connect).click();
  const dialog = root.getByRole('dialog');
  await dialog.getByLabel(texts.contact.contact.labels.place).fill(place);
  await dialog.getByRole('checkbox').first().check();
  await button(texts.contact.contact.submit).click();
  await root.getByText(texts.contact.sent.title).waitFor();
}

const sites = ['portal', 'partner'] as const;
const ways = languages.flatMap((language) => sites.map((site) => ({ site, language })));
/** German on the portal, French on a partner's page. */
const always = [0, 5];

const world = onTwoSites();
const mailsTo = async (email: string) => (await world.sites.outbox()).filter(({ to }) => to === email);

describe('from the greeting to the mailed summary and a stored lead', () => {
  test.each(waysOf(ways, always))('$site, $language', async ({ site, language }) => {
    await ageMails(world.sites);
    const visitor = await openVisitor(world.browser, { viewport: sizes[site] });
    const person = testLanguages[language].chat;
    const email = `${site}-${language}@example.org`;
    await visitor.page.goto(world.sites[site] + person[site]);
    const chat = chatOn(visitor.page, language);
    await talk(chat, person, email, site === 'portal');
    await chat.root.getByRole('heading', { name: chat.texts.complete.title }).first().waitFor();
    await expectPotentials(chat);
    await expect.poll(() => mailsTo(email)).toMatchObject([{ kind: 'firstMail', language }]);
    await mailSummary(chat, email);
    await askForPartners(chat, person.place);
    const stored = {
      language,
      market: person.market,
      siteKey: siteKeys[site],
      answers: answersFromProfile(profileFromFacts(person.facts, marketCurrency(person.market)), person.facts),
    };
    expect(await world.leadsOf(email)).toMatchObject([stored]);
    expect([visitor.pageErrors, visitor.cspViolations, (await visitor.stored()).cookies]).toEqual([[], [], []]);
    await visitor.leave();
  });
});
