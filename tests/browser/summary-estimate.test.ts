import { expect, test } from 'vitest';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import { createLead } from '#domain/contract/leads.ts';
import { languagePrefix } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';
import { openVisitor } from '#tests/harness/browser.ts';
import { ask, leadBody, newVisit, serverAt } from '#tests/harness/calls.ts';
import { keptBody } from '#tests/harness/estimates.ts';
import { onTwoSites } from '#tests/harness/on-two-sites.ts';
import { waysOf } from '#tests/harness/ways.ts';
import { newKey } from '#tests/harness/with-app.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { estimateLetterTexts } from '#texts/estimate/letter-all.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';

const world = onTwoSites();

/** The page of somebody whose roof is not worth it. */
async function pathOf(language: (typeof languages)[number]): Promise<string> {
  const server = serverAt(world.sites.portal);
  const email = `${language}@example.org`;
  const { token } = await newVisit(server);
  const north = { roof: { kwp: 3, tiltDeg: 60, azimuthDeg: 0 }, costs: { solar: 20_000 } };
  await ask(server, keepEstimate, { body: keptBody(north) }, { token });
  await ask(server, createLead, { body: { ...leadBody(email), language } }, { token, key: newKey() });
  const link = await world.linkInMail(/https?:\/\/\S+\/summary\/[\w-]+/, email);
  return link.replace(/\/(\w\w\/)?summary\//, `${languagePrefix(language)}/summary/`);
}

test.each(waysOf(languages, [2]))(
  'the page tells the estimate in place of what is typical, in %s',
  async (language) => {
    const { page, axe, pageErrors, cspViolations } = await openVisitor(world.browser);
    await page.goto(await pathOf(language));
    const { first, calculated, notWorthIt } = recommendationTexts[language];
    await page.getByText(`${first.heatPump} ${calculated}`).waitFor();
    await page.getByRole('heading', { name: estimateTexts[language].title }).waitFor();
    await page.getByRole('heading', { name: estimateLetterTexts[language].notWorthItHeading }).waitFor();
    await page.getByText(new RegExp(notWorthIt['long-payback'].slice(1))).waitFor();
    const table = page.getByRole('table');
    await table.getByRole('rowheader', { name: estimateTexts[language].money.saving }).waitFor();
    expect(await table.count()).toBe(1);
    expect(await page.getByText(summaryMailTexts[language].typicalNote).count()).toBe(0);
    expect(await axe()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect([pageErrors, cspViolations]).toEqual([[], []]);
    await page.context().close();
  },
);
