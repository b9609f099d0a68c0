import { expect, test } from 'vitest';
import { beginSecondStep, questionnaireOn } from '#tests/browser/questionnaire-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 1280, height: 900 } });

test('who has begun sees the second step at once, below a hero that is folded', async () => {
  const { page } = visitor;
  await page.goto(`${world.sites.portal}/en/?tab=structured#assessment-section`);
  const scene = page.locator('.hero .scene');
  await scene.waitFor();
  const questionnaire = questionnaireOn(page);
  await beginSecondStep(questionnaire, 0);
  await expect.poll(() => scene.count()).toBe(0);
  expect(await page.locator('.hero h1').innerText()).not.toBe('');
  const isInSight = (top: number) => top >= -1 && top < 300;
  await expect.poll(async () => isInSight((await questionnaire.root.boundingBox())?.y ?? -2)).toBe(true);
});

test('the terms are open at the guarantee where a link leads there', async () => {
  const { page } = visitor;
  await page.goto(`${world.sites.portal}/en/terms#guarantee`);
  await expect
    .poll(() =>
      page
        .locator('#guarantee')
        .boundingBox()
        .then((it) => it?.y ?? 900),
    )
    .toBeLessThan(300);
});
