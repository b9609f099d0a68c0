import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { KnownFacts } from '#domain/home/facts.ts';
import { savedKey } from '#widgets/chat/saved.ts';
import { insert, linesOf, watchPage } from '#widgets/chat/testing/chat-page.ts';
import { button } from '#widgets/shared/testing/widget-page.ts';

watchPage();

const facts: KnownFacts = { homeType: 'townhouse', homeSize: 1507, ownsHome: true, place: 'Berlin' };
const lines = linesOf(['A townhouse', 'Noted.']);

async function open(told = facts) {
  await page.viewport(1280, 900);
  const attributes = { lang: 'de', market: 'de', layout: 'standalone' };
  const chat = insert({ attributes, kept: { lines, facts: told } });
  const known = (): KnownFacts => JSON.parse(chat.environment.kept.get(savedKey('site-1', 'chat')) ?? '{}').facts;
  await expect.element(page.getByRole('region', { name: 'Ihre bisherigen Angaben' })).toBeVisible();
  return { ...chat, known };
}

it('shows each answer in the units of the market, and takes another', async () => {
  const { known } = await open();
  const size = page.getByLabelText('Wohnfläche', { exact: true });
  await expect.element(size).toHaveValue('140');
  await size.fill('1.200');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => known().homeSize).toBe(12_917);
  await size.fill('viel');
  await userEvent.keyboard('{Enter}');
  await expect.element(size).toHaveValue('1200');
  await page.getByLabelText('Art des Hauses').selectOptions('Einfamilienhaus');
  await expect.poll(() => known().homeType).toBe('single_family');
  await page.getByLabelText('Eigentum', { exact: true }).selectOptions('Zur Miete');
  await expect.poll(() => known().ownsHome).toBe(false);
  await page.getByLabelText('Postleitzahl oder Ort', { exact: true }).fill('10115');
  await userEvent.tab();
  await expect.poll(() => known().place).toBe('10115');
});

it('shows the shade that was told of, and takes another', async () => {
  const { known } = await open({ ...facts, roofType: 'sloped_south', roofShading: 'heavy' });
  const shade = page.getByLabelText('Schatten auf dem Dach', { exact: true });
  await expect.element(shade).toHaveDisplayValue('Viel');
  await shade.selectOptions('Etwas');
  await expect.poll(() => known().roofShading).toBe('some');
});

it('takes an answer out, and back again', async () => {
  const { known, root } = await open();
  await button('Entfernen: Wohnfläche').click();
  await expect.poll(() => known().homeSize).toBeUndefined();
  await expect.element(page.getByText('1/6 Fragen beantwortet').last()).toBeVisible();
  await expect.poll(() => root.activeElement?.textContent).toBe('Rückgängig');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => known().homeSize).toBe(1507);
  await expect.element(page.getByLabelText('Wohnfläche', { exact: true })).toHaveValue('140');
});
