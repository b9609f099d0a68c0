import { beforeEach, expect, test } from 'vitest';
import { questionnaireOn } from '#tests/browser/questionnaire-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 1280, height: 900 } });

beforeEach(async () => {
  await visitor.page.goto(`${world.sites.partner}/two-languages.html`);
});

const german = () => questionnaireOn(visitor.page, { index: 0, language: 'de' });
const french = () => questionnaireOn(visitor.page, { index: 1, language: 'fr' });

test('two widgets speak two languages and keep their answers apart', async () => {
  await german().choose('homeType', 'apartment');
  await french().choose('homeType', 'townhouse');
  await german().choose('homeSize', '1000_1500');
  await german().button(german().texts.next).click();
  await german().root.getByText(german().texts.stepOf(2, 4)).first().waitFor();
  await french().root.getByText(french().texts.stepOf(1, 4)).first().waitFor();
  expect(await french().radio('homeType', 'townhouse').isChecked()).toBe(true);
  expect(await french().radio('homeType', 'apartment').isChecked()).toBe(false);
});

test('both come back after a reload, each with its own answers', async () => {
  await german().choose('homeType', 'apartment');
  await french().choose('homeType', 'townhouse');
  await visitor.page.reload();
  await expect.poll(() => german().radio('homeType', 'apartment').isChecked()).toBe(true);
  await expect.poll(() => french().radio('homeType', 'townhouse').isChecked()).toBe(true);
});

test('loaded twice, and once more as the classic script: one definition, answers kept', async () => {
  await german().choose('homeType', 'apartment');
  for (const [file, type] of [
    ['embed.js?again', 'module'],
    ['questionnaire.js?again', 'module'],
    ['wattnest.iife.js', 'text/javascript'],
  ] as const)
    await visitor.page.addScriptTag({ url: `${world.sites.portal}/embed/v1/${file}`, type });
  expect(await german().radio('homeType', 'apartment').isChecked()).toBe(true);
  await french().choose('homeType', 'townhouse');
  expect(await french().radio('homeType', 'townhouse').isChecked()).toBe(true);
  expect(await german().root.getByRole('group').count()).toBe(2);
});

test('a widget far below loads when the visitor comes near it, one in sight at once', async () => {
  const files: string[] = [];
  visitor.page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visitor.page.evaluate(() => {
    const far = document.body.appendChild(document.createElement('div'));
    far.style.marginTop = '4000px';
    far.append(document.createElement('wattnest-chat'));
    document.body.prepend(document.createElement('wattnest-strategy-check'));
  });
  const loaded = () => files.filter((it) => /(?:chat|strategy-check)\.js$/.test(it)).map((it) => it.split('/').at(-1));
  await visitor.page.locator('wattnest-strategy-check >> form').waitFor();
  expect(loaded()).toEqual(['strategy-check.js']);
  await visitor.page.evaluate(() => document.querySelector('wattnest-chat')?.scrollIntoView());
  await expect.poll(loaded).toEqual(['strategy-check.js', 'chat.js']);
});

test('nobody has acted: nothing is stored, and no call is made but for the files', async () => {
  const calls: string[] = [];
  visitor.page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await visitor.page.reload();
  await german().radio('homeType').waitFor();
  expect(await visitor.stored()).toEqual({ cookies: [], local: [], session: [] });
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await german().choose('homeType', 'apartment');
  await expect.poll(async () => (await visitor.stored()).session).toHaveLength(1);
  const { cookies, local } = await visitor.stored();
  expect({ cookies, local }).toEqual({ cookies: [], local: [] });
});

test('no violation of accessibility rules, shadow roots included', async () => {
  await german().radio('homeType').waitFor();
  await french().radio('homeType').waitFor();
  expect(await visitor.axe()).toEqual([]);
});
