import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { writtenOffers } from '#domain/quote-check/testing/data/offers.ts';
import { en } from '#host-site/texts/quote-check/en.ts';
import type { QuoteCheckTexts } from '#host-site/texts/quote-check/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { addressOf } from '#tests/browser/sign-in-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { smallPdf } from '#tests/harness/small-pdf.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const pageTexts = await hostTexts<QuoteCheckTexts>('texts/quote-check');
/** One offer for each language's usual market. */
const names = {
  de: 'a German heat pump, net with tax beside it',
  en: 'an American roof',
  fr: 'a Swiss roof in French',
};

test.each(waysOf(languages, [0]))('an offer is read from its PDF, corrected and compared, in %s', async (language) => {
  const { page } = visitor;
  const { read, form, result, items, states } = pageTexts[language];
  const offer = writtenOffers.find(({ name }) => name === names[language]);
  await page.goto(addressOf(world, 'quoteCheck', language));
  await page.getByRole('button', { name: read.action }).click();
  await page.getByText(read.problems.text).waitFor();
  const buffer = smallPdf([(offer?.text ?? '').replaceAll('€', 'EUR').replaceAll('—', '-')]);
  await page.getByLabel(read.file).setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: read.action }).click();
  await page.getByText(read.found).waitFor();
  const price = page.getByLabel(form.labels.price);
  expect(Number((await price.inputValue()).replace(/[^\d]/g, ''))).toBeGreaterThan(10_000);
  await price.fill('x');
  await page.getByRole('button', { name: form.action }).click();
  await page.getByText(form.problems.number).waitFor();
  await price.fill('90000');
  await page.getByLabel(items.removal).selectOption(states.excluded);
  await page.getByRole('button', { name: form.action }).click();
  await page.getByText(result.places.above).waitFor();
  await page.getByText(result.asks.above).waitFor();
  await page.getByText(result.asks.excluded).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(result.heading);
  expect(await visitor.axe()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test('a file that is no PDF is refused at its field, and everything can be entered by hand', async () => {
  const { page } = visitor;
  await page.goto(addressOf(world, 'quoteCheck', 'en'));
  const buffer = Buffer.from('not a PDF');
  await page.getByLabel(en.read.file).setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: en.read.action }).click();
  await page.getByText(en.read.problems.pdf).waitFor();
  await page.getByRole('button', { name: en.read.byHand }).click();
  await page.getByRole('button', { name: en.form.action }).click();
  await page.getByText(en.form.problems.nothing).waitFor();
  await page.getByLabel(en.form.labels.kwp).fill('8.2');
  await page.getByLabel(en.form.labels.place).fill('Nowhereville');
  await page.getByRole('button', { name: en.form.action }).click();
  await page.getByText(en.form.problems.place).waitFor();
  await page.getByLabel(en.form.labels.place).fill('Denver, CO');
  await page.getByLabel(en.form.inSquareFeet.roofArea).fill('215');
  await page.getByRole('button', { name: en.form.action }).click();
  await page.getByText(en.result.verdicts.large).waitFor();
});
