import type { Locator, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import type { Language, Market } from '#domain/place.ts';
import { ageMails } from '#tests/harness/age-mails.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { homeTexts } from '#texts/home/all.ts';
import { strategyTexts } from '#texts/strategy/all.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import { analysisTexts } from '#widgets/strategy-check/analysis/texts/all.ts';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

interface Way {
  site: 'portal' | 'partner';
  language: Language;
  market: Market;
  path: string;
  place: string;
  rents: boolean;
  sign: string;
}

const partnerPage = '/strategy-check.html';
const ways: Way[] = [
  { site: 'portal', language: 'de', market: 'de', path: '/powerup', place: '10437 Berlin', rents: false, sign: '€' },
  { site: 'portal', language: 'en', market: 'us', path: '/en/powerup', place: 'Denver', rents: true, sign: '$' },
  { site: 'portal', language: 'fr', market: 'ch', path: '/fr/powerup', place: '8001', rents: false, sign: 'CHF' },
  { site: 'portal', language: 'de', market: 'at', path: '/powerup?market=at', place: 'Wien', rents: false, sign: '€' },
  { site: 'partner', language: 'de', market: 'de', path: partnerPage, place: '01067', rents: true, sign: '€' },
  {
    site: 'partner',
    language: 'en',
    market: 'us',
    path: partnerPage,
    place: '97201 Portland',
    rents: false,
    sign: '$',
  },
  { site: 'partner', language: 'fr', market: 'ch', path: partnerPage, place: 'Zürich', rents: true, sign: 'CHF' },
];

/** Each language, three countries, both sites, owner and renter; the fourth country is the detailed estimate's. */
const always = [1, 3, 6];

const world = onTwoSites();
afterEach(() => ageMails(world.sites));

const check = (page: Page) => page.locator('wattnest-strategy-check');
const press = (root: Locator, name: string) => root.getByRole('button', { name, exact: true }).click();

async function answer(root: Locator, { language, place, rents }: Way) {
  const texts = checkTexts[language];
  await root.getByLabel(texts.questions.location).fill(place);
  await root.getByText(texts.ownership[rents ? 'rent' : 'own'], { exact: true }).click();
  await root.getByText(homeTexts[language].heatingSystem.gas, { exact: true }).click();
  await root.getByText(homeTexts[language].evOwnership.yes, { exact: true }).click();
  await press(root, texts.submit);
  await root.getByRole('heading', { name: analysisTexts[language].results.title }).waitFor();
}

/** The partner's page is German; the element can be told otherwise. */
function speak(root: Locator, { language: lang, market }: Way) {
  return root.evaluate(
    (element, given) => {
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
    },
    { lang, market },
  );
}

async function mailReport(root: Locator, language: Language, email: string) {
  const { address, send, outcomes } = summaryDialogTexts[language];
  await press(root, analysisTexts[language].results.email);
  await root.getByLabel(formTexts[language].labels.name, { exact: true }).fill('Ada Lovelace');
  await root.getByLabel(formTexts[language].labels.email, { exact: true }).fill(email);
  await root.getByRole('checkbox').first().check();
  await press(root, address.submit);
  await root.locator('.letter').getByText(strategyTexts[language].reasonsHeading).waitFor();
  await press(root, send);
  await root.getByText(outcomes.confirm.title).first().waitFor();
}

async function askForPartners(root: Locator, language: Language) {
  const { contact, sent } = contactDialogTexts[language];
  await root.locator('dialog[open]').waitFor({ state: 'hidden' });
  await press(root, resultTexts[language].connect);
  await root.getByRole('checkbox').first().check();
  await press(root, contact.submit);
  await root.getByText(sent.title).waitFor();
  await press(root, sent.done);
}

describe('from five answers to setup, report and request', () => {
  test.each(waysOf(ways, always))('$site, $language, $market, rents: $rents', async (way) => {
    const { site, language, market, path, rents, sign } = way;
    const email = `check-${site}-${language}-${market}@example.org`;
    const visitor = await openVisitor(world.browser);
    await visitor.page.goto(world.sites[site] + path);
    const root = check(visitor.page);
    if (site === 'partner') await speak(root, way);
    await answer(root, way);
    const shown = await root.locator('.results').innerText();
    expect(shown).toContain(
      rents ? strategyTexts[language].instead.heatPump.rent : strategyTexts[language].setupHeading,
    );
    if (!rents || market === 'de') expect(shown).toContain(sign);
    await mailReport(root, language, email);
    await askForPartners(root, language);
    expect(await world.leadsOf(email)).toMatchObject([{ language, market }]);
    await world.linkInMail(/https?:\/\/\S+\/summary\/[\w.-]+/, email);
    if (site === 'portal') await visitor.page.locator('.completed').waitFor();
    else await root.locator('.results').waitFor();
    expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
    await visitor.leave();
  });
});

test('"Begin" opens the check, whose result comes back after it was closed', async () => {
  const visitor = await openVisitor(world.browser);
  const { page } = visitor;
  await page.goto(`${world.sites.portal}/en`);
  await page.getByRole('link', { name: 'Begin Free Consultation' }).click();
  await page.getByRole('tab', { name: '5-Min Strategy Check', selected: true }).waitFor();
  const root = check(page);
  await answer(root, { ...ways[1], rents: false } as Way);
  await press(root, resultTexts.en.connect);
  await root.getByRole('button', { name: 'Close' }).click();
  await root.locator('.results').waitFor();
  await mailReport(root, 'en', 'begin@example.org');
  await askForPartners(root, 'en');
  await page.getByRole('button', { name: 'Show my results again' }).click();
  await root.locator('.results').waitFor();
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});

test('a place that is not known is asked for again, and the answers are kept', async () => {
  const visitor = await openVisitor(world.browser);
  await visitor.page.goto(`${world.sites.portal}/powerup`);
  const root = check(visitor.page);
  const texts = checkTexts.de;
  await root.getByLabel(texts.questions.location).fill('Xyzzyhausen');
  await root.getByText(texts.ownership.own, { exact: true }).click();
  await root.getByText(homeTexts.de.heatingSystem.oil, { exact: true }).click();
  await press(root, texts.submit);
  await root.getByText(texts.place['unknown-place']).waitFor();
  await root.getByLabel(texts.questions.location).fill('München');
  await press(root, texts.submit);
  await root.getByRole('heading', { name: analysisTexts.de.results.title }).waitFor();
  await visitor.leave();
});
