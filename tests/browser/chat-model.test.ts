import { afterAll, expect, test } from 'vitest';
import { chatOn, say } from '#tests/browser/chat-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { completionEvents } from '#tests/harness/openai-replies.ts';
import { startOpenAi } from '#tests/harness/openai-server.ts';
import { followRules } from '#tests/harness/scripted-model.ts';
import { modelAt } from '#tests/harness/with-model.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { takeOverTexts } from '#texts/take-over/all.ts';

const vendor = await startOpenAi(followRules);
afterAll(() => vendor.stop());
const world = onTwoSites({ config: { model: modelAt(vendor) } });
const visitor = eachVisitor(world, { viewport: { width: 1180, height: 900 } });

const turn = { says: 'A heat pump takes its heat from the air outside.' };
const words = [...completionEvents({ model: 'gpt-test', messages: [], stream: true }, turn)];
const half = words.slice(0, words.length / 2).join('').length;

test('a consultation with an AI that breaks off in the middle, is gone for a while, and comes back', async () => {
  const { page } = visitor;
  const { lines, partner } = testLanguages.en.chat;
  await page.goto(world.sites.partner + partner);
  const chat = chatOn(page);
  const { root, texts, replies, input, button } = chat;
  const label = () => replies.last().locator('.line-foot > span').innerText();
  await root.getByText(texts.notice.ai).waitFor();
  await root.getByText(texts.welcome('ai')).waitFor();
  await say(chat, lines[0] ?? '');
  expect(await label()).toBe(texts.advisor.ai);

  vendor.script({ does: 'cut', afterBytes: half, turn });
  await input.fill(lines[1] ?? '');
  await input.press('Enter');
  await root.locator('.line.adviser.cut .cut-mark').waitFor();
  expect(await root.locator('.line.adviser.cut .said').innerText()).toContain('A heat pump takes');
  const before = await replies.count();
  await button(texts.askAgain).click();
  await expect.poll(() => replies.count()).toBe(before + 1);
  expect(await root.locator('.line.adviser.cut').count()).toBe(0);

  vendor.script({ does: 'status', status: 500 }, 2);
  expect(await say(chat, lines[2] ?? '')).toContain(takeOverTexts.en.failed);
  expect(await label()).toBe(texts.advisor.automatic);
  await root.getByText(texts.notice.automatic).waitFor();

  for (const line of lines.slice(3)) await say(chat, line);
  expect(await label()).toBe(texts.advisor.ai);
  await root.getByText(texts.notice.ai).waitFor();
  await expect.poll(() => button(texts.progress.viewResults).first().isEnabled()).toBe(true);
  const asked = vendor.requests.flatMap(({ messages }) => messages.filter(({ role }) => role === 'system'));
  for (const line of lines) expect(JSON.stringify(asked)).not.toContain(line);
});
