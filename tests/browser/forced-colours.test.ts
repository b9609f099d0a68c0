import type { Locator } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { answerAll, questionnaireOn, unfoldPackages } from '#tests/browser/questionnaire-pages.ts';
import { openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { readPixels } from '#tests/pictures/png.ts';

const world = onTwoSites();
let visitor: Visitor;
afterEach(() => visitor.leave());

const schemes = ['light', 'dark'] as const;
/** Apart enough in one channel to be seen as another colour. */
const SEEN_APART = 48;
const FOCUS_RING = 6;

async function openInForcedColours(colorScheme: (typeof schemes)[number]) {
  visitor = await openVisitor(world.browser, { forcedColors: 'active', reducedMotion: 'reduce', colorScheme });
  await visitor.page.goto(`${world.sites.partner}/strict-csp.html`);
  const questionnaire = questionnaireOn(visitor.page);
  await questionnaire.radio('homeType').waitFor();
  return questionnaire;
}

/** What is seen at an element and in its focus ring. */
async function pixelsOf(element: Locator, margin = FOCUS_RING): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  await visitor.page.mouse.move(0, 0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  return readPixels(await visitor.page.screenshot({ clip })).rgb;
}

function shareApart(one: Buffer, other: Buffer): number {
  const apart = one.filter((channel, at) => Math.abs(channel - (other[at] ?? 0)) > SEEN_APART);
  return apart.length / one.length;
}

/** The colours of areas and strokes, without those in between at their edges. */
function mainColours(pixels: Buffer): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > (pixels.length / 3) * 0.015).map(([colour]) => colour);
}

test.each(waysOf(schemes, [1]))('%s: a chosen card and a focused card look like no other', async (scheme) => {
  const { card, choose, radio } = await openInForcedColours(scheme);
  const before = await pixelsOf(card('homeType', 'condo'));
  await choose('homeType', 'condo');
  const chosen = await pixelsOf(card('homeType', 'condo'));
  expect(shareApart(before, chosen)).toBeGreaterThan(0.01);
  await radio('homeType', 'condo').press('Shift');
  await expect.poll(async () => shareApart(chosen, await pixelsOf(card('homeType', 'condo')))).toBeGreaterThan(0.02);
});

test.each(waysOf(schemes, [1]))('%s: a gauge shows how far it goes, a tab whether it is open', async (scheme) => {
  const questionnaire = await openInForcedColours(scheme);
  await answerAll(questionnaire);
  const gauge = (index: number) => pixelsOf(questionnaire.root.locator('.gauge').nth(index), 0);
  const [high, medium] = [await gauge(0), await gauge(2)];
  expect(mainColours(medium)).toHaveLength(3);
  expect(shareApart(high, medium)).toBeGreaterThan(0.02);
  await unfoldPackages(questionnaire);
  const edge = (index: number) =>
    questionnaire.root
      .getByRole('tab')
      .nth(index)
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await edge(0)).not.toBe(await edge(1));
});
