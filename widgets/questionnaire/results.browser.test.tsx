import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languages } from '#domain/place.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { insert, serve } from '#widgets/questionnaire/testing/questionnaire-page.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';
import { violations } from '#widgets/shared/testing/violations.ts';
import { text, watchPage } from '#widgets/shared/testing/widget-page.ts';

watchPage();

const answered = {
  ...{ homeType: 'townhouse', homeSize: '1000_1500', roofType: 'sloped_north' },
  ...{ currentHeatingSystem: 'oil', hasEV: 'no', annualEnergyBill: 'under_1000', energyGoals: 'save_money' },
};

/** The first of them loads the later part. */
const PATIENCE_MS = 10_000;

async function showResults(answers: object = {}, attributes: Record<string, string> = { lang: 'en' }) {
  const saved = { answers: { ...answered, ...answers }, step: 4, inResults: true };
  const kept = new Map([['wattnest:questionnaire:v1::q', JSON.stringify(saved)]]);
  const { root } = insert(serve, { id: 'q', ...attributes }, kept);
  await vi.waitFor(() => expect(root.querySelector('.results')).not.toBeNull(), PATIENCE_MS);
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  return { root, find };
}

const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('with room', () => {
  beforeEach(() => page.viewport(1280, 900));
  afterEach(() => page.viewport(412, 823));

  it.each(languages)('leads with one sentence and one package, in %s', async (lang) => {
    const { find } = await showResults({}, { lang });
    const { first, why } = recommendationTexts[lang];
    expect(find('.verdict').textContent).toBe(`${first.heatPump} ${why.heatPump.oil}`);
    expect(find('.recommended h3').textContent).toContain(find('tbody th').firstChild?.textContent);
    expect(isBefore(find('.verdict'), find('.recommended'))).toBe(true);
    expect(isBefore(find('.recommended'), find('.potentials'))).toBe(true);
    expect(find('.costs').hasAttribute('open')).toBe(true);
  });

  it('explains each rating, and never recommends what is rated low', async () => {
    const { root } = await showResults();
    const reasons = [...root.querySelectorAll('.why')].map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      'A sloped roof facing north gets the least sun. That is why we do not recommend the Solar Package.',
      'You heat with oil, which a heat pump does without.',
      'A charger can wait until you have an electric car.',
    ]);
    expect(root.querySelectorAll('.recommended-mark')).toHaveLength(2);
    expect(await violations()).toEqual([]);
  });

  it('says so where there is nothing to recommend', async () => {
    const { root, find } = await showResults({ currentHeatingSystem: 'heat_pump' });
    expect(find('.verdict').textContent).toBe(recommendationTexts.en.without.nothing);
    expect(root.querySelector('.recommended, .recommended-mark')).toBeNull();
  });

  it('says what is typical before the figures, and that nobody saves more than they pay', async () => {
    const { find } = await showResults();
    const note = find('.costs > .small');
    expect(isBefore(note, find('table'))).toBe(true);
    expect(note.textContent).toContain('typical, not calculated for your home');
    expect(note.textContent).toContain('you pay at most $1,000 a year');
    expect(find('.recommended').textContent).not.toContain('at most');
    document.body.replaceChildren();
    const { root } = await showResults({ annualEnergyBill: 'over_4000' });
    expect(root.querySelector('.results')?.textContent).not.toContain('at most');
  });

  it('gives a package of one solution its plain name, and a column of nothing a sentence', async () => {
    const { root, find } = await showResults();
    expect(find('tbody th small').textContent).toBe('Heat pump');
    expect(root.querySelectorAll('thead th')).toHaveLength(5);
    await expect.element(text('Additional costs: none by your answers.')).toBeVisible();
    document.body.replaceChildren();
    const old = await showResults({ roofAge: 'over_15' });
    expect(old.root.querySelectorAll('thead th')).toHaveLength(6);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));
  afterEach(() => page.viewport(412, 823));

  it('folds all packages below the recommended one, and opens them', async () => {
    const { find } = await showResults();
    expect(find('.costs').hasAttribute('open')).toBe(false);
    await page.getByText(resultTexts.en.compare).click();
    await expect.element(page.getByRole('tab', { name: 'Cost Table' })).toBeVisible();
    expect(getComputedStyle(find('td'), '::before').content).toMatch(/ \/ ""$/);
    expect(await violations()).toEqual([]);
  });

  it('keeps the main action in reach without hiding what has the focus', async () => {
    const { root, find } = await showResults();
    const bar = find('.connect');
    window.scrollTo(0, 0);
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    const seen = new Set<Element>();
    for (;;) {
      await userEvent.tab();
      const focused = root.activeElement;
      if (!focused || seen.has(focused)) break;
      seen.add(focused);
      const { top, bottom } = focused.getBoundingClientRect();
      const isInBar = bar.contains(focused);
      const isBelow = isBefore(bar, focused);
      expect([focused.textContent, isInBar || isBelow || bottom <= bar.getBoundingClientRect().top]).toEqual([
        focused.textContent,
        true,
      ]);
      expect(top).toBeGreaterThanOrEqual(0);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('lets the action rest where it stands in a low window', async () => {
    await page.viewport(360, 400);
    const { find } = await showResults();
    expect(getComputedStyle(find('.connect')).position).toBe('static');
  });
});
