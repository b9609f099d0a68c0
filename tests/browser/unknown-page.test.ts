import { expect, test } from 'vitest';
import { languagePrefix } from '#domain/pages.ts';
import { de } from '#host-site/texts/de.ts';
import { en } from '#host-site/texts/en.ts';
import { fr } from '#host-site/texts/fr.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
const visitor = eachVisitor(world);

test.each([
  ['de', de],
  ['en', en],
  ['fr', fr],
] as const)('an address without a page says so in its language: %s', async (language, { notFound }) => {
  const { page } = visitor;
  const reply = await page.goto(`${world.sites.portal}${languagePrefix(language)}/nowhere`);
  await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor();
  expect(reply?.status()).toBe(404);
  expect(await page.title()).toContain(notFound.heading);
  expect(await page.locator('h1').getAttribute('lang')).toBeNull();
});
