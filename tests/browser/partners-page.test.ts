import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { answerAll, fillContact, questionnaireOn, sendContact } from '#tests/browser/questionnaire-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 1280, height: 900 } });

test('in a sandboxed frame that may not submit forms, the questionnaire leads to a stored request', async () => {
  const { page } = visitor;
  await page.goto(world.sites.partner);
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: 'plain.html', width: '1000', height: '860' });
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    document.body.prepend(frame);
  });
  await expect.poll(() => page.frames().length).toBe(2);
  const questionnaire = questionnaireOn(page.frames()[1] as unknown as Page, { language: 'de' });
  await questionnaire.root.evaluate((element) => element.scrollIntoView());
  await answerAll(questionnaire);
  await fillContact(questionnaire, 'framed@example.org');
  await sendContact(questionnaire);
  expect(await world.leadsOf('framed@example.org')).toHaveLength(1);
});

test('on a page that runs from right to left, the widget still reads from left to right', async () => {
  const { page } = visitor;
  await page.goto(`${world.sites.partner}/plain.html`);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const { card } = questionnaireOn(page, { language: 'de' });
  const leftOf = async (value: string) => (await card('homeSize', value).boundingBox())?.x ?? 0;
  expect(await leftOf('under_1000')).toBeLessThan(await leftOf('1000_1500'));
});

test.each([
  ['a key that nobody has', 'site-unknown', '127.0.0.1', 'nobody'],
  ['an address that is not registered', 'origin-not-allowed', 'other.test', undefined],
] as const)('%s is known at the first answer', async (_, code, host, key) => {
  const { page } = visitor;
  const site = world.sites.partner.replace('127.0.0.1', host);
  const lines: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && lines.push(line.text()));
  await page.addInitScript(() => {
    const codes: string[] = [];
    Object.assign(window, { codes });
    addEventListener('wattnest-error', (event) => void codes.push((event as CustomEvent).detail.code));
  });
  await page.goto(`${site}/plain.html`);
  const questionnaire = questionnaireOn(page, { language: 'de' });
  await questionnaire.root.evaluate((element, siteKey) => {
    element.setAttribute('fallback-phone', '030 1234');
    if (siteKey) element.setAttribute('site-key', siteKey);
  }, key);
  await questionnaire.choose('homeType', 'condo');
  await questionnaire.root.getByRole('alert').getByRole('link', { name: '030 1234' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { codes: string[] }).codes)).toEqual([code]);
  expect(lines).toEqual([expect.stringContaining(`${site} is not registered`)]);
  expect(lines[0]).toContain(code);
});
