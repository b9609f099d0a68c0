import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { told } from '#tests/browser/chat-pages.ts';
import { usualMarkets } from '#tests/browser/markets.ts';
import { type Engine, until } from '#tests/engines/engine.ts';
import { openFirefox } from '#tests/engines/firefox.ts';
import { openWebKit } from '#tests/engines/webkit.ts';
import { ageMails } from '#tests/harness/age-mails.ts';
import { storedLeads } from '#tests/harness/stored-leads.ts';
import { startTwoSites, type TwoSites } from '#tests/harness/two-sites.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';

const engines = { Firefox: openFirefox, WebKit: openWebKit };
const widths = { de: 1_000, en: 412, fr: 700 };
/** What was seen, to be looked at. */
const pictures = mkdtempSync(join(tmpdir(), 'wattnest-engines-'));

let sites: TwoSites;
let engine: Engine;
beforeAll(async () => {
  sites = await startTwoSites({ preparedFolder: inject('preparedFolder') });
});
afterEach(async () => {
  await engine.close();
  await ageMails(sites);
});
afterAll(async () => {
  await sites.stop();
  console.log(`pictures in ${pictures}`);
});

const shows = (text: string) => until(text, async () => (await engine.text()).includes(text));

async function askForPartners(language: (typeof languages)[number], email: string, isKnown: boolean) {
  const { contact, sent } = contactDialogTexts[language];
  const { labels } = formTexts[language];
  const { place } = usualMarkets[language];
  if (!isKnown) await engine.type({ field: labels.name }, 'Ada Lovelace');
  if (!isKnown) await engine.type({ field: labels.email }, email);
  await engine.type({ field: contact.labels.place }, place);
  await engine.click({ checkbox: 0 });
  await engine.click({ button: contact.submit });
  await shows(sent.title);
  const leads = await storedLeads(sites.api().deps.database.db, email);
  expect(leads).toMatchObject([{ language }]);
}

describe.each(['Firefox', 'WebKit'] as const)('%s', (name) => {
  test.each(languages)('the questionnaire on a partner’s page, %s', async (language) => {
    engine = await engines[name](widths[language], 900);
    const { next, generate } = questionTexts[language];
    const { partner } = usualMarkets[language];
    await engine.open(sites.partner + partner);
    await engine.click({ radio: 'townhouse' });
    await engine.click({ radio: '1500_2000' });
    await engine.click({ button: next });
    await engine.click({ radio: 'sloped_south' });
    await engine.click({ radio: 'oil' });
    await engine.click({ button: next });
    await engine.click({ button: next });
    await engine.click({ radio: 'save_money' });
    await engine.click({ button: generate });
    await engine.click({ button: resultTexts[language].connect });
    await engine.picture(join(pictures, `${name}-questionnaire-${language}.png`));
    await askForPartners(language, `${name}-questionnaire-${language}@example.org`.toLowerCase(), false);
  });

  test.each(languages)('the chat on a partner’s page, %s', async (language) => {
    engine = await engines[name](widths[language], 900);
    const texts = chatTexts[language];
    const email = `${name}-chat-${language}@example.org`.toLowerCase();
    const { partner, lines } = told[language];
    await engine.open(sites.partner + partner);
    const say = async (line: string) => {
      await engine.type({ field: texts.composer.label }, line);
      await engine.click({ button: texts.composer.send });
      await until('the reply', async () => !(await engine.text()).includes(texts.typing));
    };
    const [greeting = '', ...rest] = lines;
    await say(greeting);
    await engine.type({ field: formTexts[language].labels.name }, 'Ada Lovelace');
    await engine.type({ field: formTexts[language].labels.email }, email);
    await engine.click({ checkbox: 0 });
    await engine.click({ button: consultationTexts[language].email.submit });
    for (const line of rest) await say(line);
    await shows(texts.complete.title);
    await engine.click({ button: texts.progress.viewResults });
    await engine.picture(join(pictures, `${name}-chat-${language}.png`));
    await engine.click({ button: resultTexts[language].connect });
    await askForPartners(language, email, true);
  });
});
