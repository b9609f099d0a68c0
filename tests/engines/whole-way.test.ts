import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { languagePrefix, pathTo } from '#domain/pages.ts';
import { type Language, languages } from '#domain/place.ts';
import { type Engine, until } from '#tests/engines/engine.ts';
import { openFirefox } from '#tests/engines/firefox.ts';
import { openWebKit } from '#tests/engines/webkit.ts';
import { ageMails } from '#tests/harness/age-mails.ts';
import { storedLeads } from '#tests/harness/stored-leads.ts';
import { startTwoSites, type TwoSites } from '#tests/harness/two-sites.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

const engines = { Firefox: openFirefox, WebKit: openWebKit };
const widths = [1_000, 412, 700];
/** What was seen, to be looked at. */
const pictures = mkdtempSync(join(tmpdir(), 'wattnest-engines-'));

interface Way {
  language: Language;
  site: 'portal' | 'partner';
}
const ways: Way[] = languages.flatMap((language) => [
  { language, site: 'portal' },
  { language, site: 'partner' },
]);

let sites: TwoSites;
let engine: Engine;
beforeAll(async () => {
  sites = await startTwoSites({ preparedFolder: inject('preparedFolder') });
});
afterEach(async ({ task }) => {
  const name = [task.suite?.name, task.name].join(' ').replaceAll(/[^\p{L}]+/gu, '-');
  await engine.picture(join(pictures, `${name}.png`));
  await engine.close();
  await ageMails(sites);
});
afterAll(async () => {
  await sites.stop();
  console.log(`pictures in ${pictures}`);
});

const shows = (text: string) => until(text, async () => (await engine.text()).includes(text));

async function giveAddress(language: Language, email: string) {
  const { labels } = formTexts[language];
  await engine.type({ field: labels.name }, 'Ada Lovelace');
  await engine.type({ field: labels.email }, email);
}

async function giveChatAddress(language: Language, email: string) {
  await giveAddress(language, email);
  await engine.click({ checkbox: 0 });
  await engine.click({ button: consultationTexts[language].email.submit });
}

/** From the results to the stored request; `known` is what the visitor has told before. */
async function askForPartners(language: Language, email: string, known: { address?: true; place?: true }) {
  const { contact, sent } = contactDialogTexts[language];
  await engine.click({ button: resultTexts[language].connect });
  if (!known.address) await giveAddress(language, email);
  if (!known.place) await engine.type({ field: contact.labels.place }, testLanguages[language].questionnaire.place);
  await engine.click({ checkbox: 0 });
  await engine.click({ button: contact.submit });
  await shows(sent.title);
  const leads = await storedLeads(sites.api().deps.database.db, email);
  expect(leads).toMatchObject([{ language }]);
}

async function say(language: Language, line: string) {
  const { composer, typing } = chatTexts[language];
  await engine.type({ field: composer.label }, line);
  await engine.click({ button: composer.send });
  await until('the reply', async () => !(await engine.text()).includes(typing));
}

describe.each(['Firefox', 'WebKit'] as const)('%s', (name) => {
  const open = async (language: Language, url: string) => {
    engine = await engines[name](widths[languages.indexOf(language) % widths.length] ?? 1_000, 900);
    await engine.open(url);
  };
  const emailOf = (widget: string, { language, site }: Way) =>
    `${name}-${widget}-${site}-${language}@example.org`.toLowerCase();

  test.each(ways)('the questionnaire, $site, $language', async (way) => {
    const { language, site } = way;
    const { next, generate } = questionTexts[language];
    await open(language, sites[site] + testLanguages[language].questionnaire[site]);
    await engine.click({ radio: 'townhouse' });
    await engine.click({ radio: '1500_2000' });
    await engine.click({ button: next });
    await engine.click({ radio: 'sloped_south' });
    await engine.click({ radio: 'oil' });
    await engine.click({ button: next });
    await engine.click({ button: next });
    await engine.click({ radio: 'save_money' });
    await engine.click({ button: generate });
    await askForPartners(language, emailOf('questionnaire', way), {});
  });

  test.each(ways)('the chat, $site, $language', async (way) => {
    const { language, site } = way;
    const email = emailOf('chat', way);
    const { [site]: path, lines } = testLanguages[language].chat;
    const [greeting = '', ...rest] = lines;
    await open(language, sites[site] + path);
    if (site === 'portal') await giveChatAddress(language, email);
    await say(language, greeting);
    if (site === 'partner') await giveChatAddress(language, email);
    for (const line of rest) await say(language, line);
    await shows(chatTexts[language].complete.title);
    await engine.click({ button: chatTexts[language].progress.viewResults });
    await askForPartners(language, email, { address: true });
  });

  test.each(ways)('the strategy check, $site, $language', async (way) => {
    const { language, site } = way;
    const { questions, submit } = checkTexts[language];
    const { market, place } = testLanguages[language].questionnaire;
    const path = site === 'partner' ? '/strategy-check.html' : languagePrefix(language) + pathTo('powerup');
    await open(language, sites[site] + path);
    if (site === 'partner') await engine.give('wattnest-strategy-check', { lang: language, market });
    await engine.type({ field: questions.location }, place);
    await engine.click({ radio: 'own' });
    await engine.click({ radio: 'gas' });
    await engine.click({ button: submit });
    await askForPartners(language, emailOf('check', way), { place: true });
  });
});
