import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import { estimateVerdictSchema } from '#domain/estimate/verdict.ts';
import type { Language, Market } from '#domain/place.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

type Kind = 'questionnaire' | 'check' | 'chat';

interface Way {
  kind: Kind;
  language: Language;
  market: Market;
  place: string;
  rents: boolean;
  sign: string;
}

/** Each widget in each language; each country with an owner and somebody who rents. */
const ways: Way[] = [
  { kind: 'questionnaire', language: 'de', market: 'at', place: 'Wien', rents: true, sign: '€' },
  { kind: 'questionnaire', language: 'en', market: 'us', place: '80202 Denver', rents: false, sign: '$' },
  { kind: 'questionnaire', language: 'fr', market: 'ch', place: '8001', rents: false, sign: 'CHF' },
  { kind: 'check', language: 'de', market: 'de', place: '10437 Berlin', rents: false, sign: '€' },
  { kind: 'check', language: 'en', market: 'us', place: 'Seattle', rents: true, sign: '$' },
  { kind: 'check', language: 'fr', market: 'ch', place: 'Lausanne', rents: true, sign: 'CHF' },
  { kind: 'chat', language: 'de', market: 'de', place: '01067', rents: true, sign: '€' },
  { kind: 'chat', language: 'en', market: 'us', place: '97201 Portland', rents: false, sign: '$' },
  { kind: 'chat', language: 'fr', market: 'at', place: 'Graz', rents: false, sign: '€' },
];

/** Each widget, language and country, owner and renter. */
const always = [0, 3, 5, 7];

const pages = { questionnaire: '/plain.html', check: '/strategy-check.html', chat: '/chat.html' };
const tags = { questionnaire: 'wattnest-questionnaire', check: 'wattnest-strategy-check', chat: 'wattnest-chat' };

const home = { roofType: 'sloped_south', currentHeatingSystem: 'oil', hasEV: 'yes' };
const prefills: Record<Kind, (way: Way) => object> = {
  questionnaire: ({ rents }) => ({
    ...home,
    ...{ homeType: rents ? 'apartment' : 'single_family', homeSize: '1500_2000', energyGoals: 'save_money' },
  }),
  check: ({ place, rents }) => ({
    ...{ location: place, ownership: rents ? 'rent' : 'own', heatingSystem: 'oil', hasEV: true },
  }),
  chat: ({ place, rents }) => ({
    ...home,
    ...{ place, ownsHome: !rents, homeType: 'single_family', homeSize: 1_700, energyBill: 2_400 },
  }),
};

const press = (root: Locator, name: string) => root.getByRole('button', { name, exact: true }).click();

const toResults: Record<Kind, (root: Locator, language: Language) => Promise<void>> = {
  async questionnaire(root, language) {
    const { next, generate } = questionTexts[language];
    for (const name of [next, next, next, generate]) await press(root, name);
  },
  check: (root, language) => press(root, checkTexts[language].submit),
  chat: (root, language) => press(root, chatTexts[language].progress.viewResults),
};

async function openResults(page: Page, way: Way): Promise<Locator> {
  const root = page.locator(tags[way.kind]).first();
  const { language: lang, market } = way;
  await root.evaluate(
    (element, given) => {
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
    },
    { lang, market, prefill: JSON.stringify(prefills[way.kind](way)) },
  );
  await toResults[way.kind](root, way.language);
  await root.locator('.results').waitFor();
  return root;
}

async function answer(root: Locator, { language, place }: Way) {
  const { questions } = estimateTexts[language];
  await press(root, resultTexts[language].estimate);
  await root.locator('.estimate .form').waitFor();
  const asked = root.getByLabel(questions.place, { exact: true });
  if (await asked.count()) await asked.fill(place);
  await press(root, questions.submit);
  await root.locator('.headline').waitFor();
}

const world = onTwoSites();

describe('from the results to the detailed estimate, which the server keeps', () => {
  test.each(waysOf(ways, always))('$kind, $language, $market, rents: $rents', async (way) => {
    const { language, rents, sign } = way;
    const visitor = await openVisitor(world.browser, { viewport: { width: 1180, height: 900 } });
    const { page } = visitor;
    await page.goto(world.sites.partner + pages[way.kind]);
    const root = await openResults(page, way);
    const kept = page.waitForResponse((it) => it.url().endsWith(keepEstimate.path) && it.request().method() === 'POST');
    await answer(root, way);
    const texts = estimateTexts[language];
    const shown = await root.locator('.estimate').innerText();
    expect(shown).toContain(sign);
    expect(shown.includes(texts.renter.title)).toBe(rents);
    expect(await root.locator('.chart').count()).toBe(rents ? 0 : await root.locator('.chart svg').count());
    expect((await root.locator('.chart').count()) > 0).toBe(!rents);
    if (!rents) await root.locator('.calculated').waitFor();
    const reply = await kept;
    expect(reply.status()).toBe(200);
    const { verdict } = await reply.json();
    expect(estimateVerdictSchema.safeParse(verdict).error).toBeUndefined();
    expect(shown).toContain(verdict.place);
    expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
    await visitor.leave();
  });
});

test('a classic script of another site finds it where it came from; on paper every table is open and no button left', async () => {
  const way: Way = { kind: 'questionnaire', language: 'en', market: 'de', place: 'Hamburg', rents: false, sign: '€' };
  const visitor = await openVisitor(world.browser, { viewport: { width: 1180, height: 900 } });
  await visitor.page.goto(`${world.sites.partner}/iife.html`);
  const root = await openResults(visitor.page, way);
  await answer(root, way);
  expect(await root.locator('.estimate').innerText()).toContain(way.place);
  const tables = root.locator('.estimate table');
  const open = tables.filter({ visible: true });
  expect(await open.count()).toBe(0);
  await visitor.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await open.count()).toBe(await tables.count());
  expect(await tables.count()).toBeGreaterThan(4);
  expect(await root.locator('.estimate').getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await root.locator('.estimate').evaluate((it) => getComputedStyle(it).colorScheme)).toBe('light');
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});
