import type { Page, Route } from 'playwright';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendChat } from '#domain/contract/chat.ts';
import { type Chat, chatOn, giveEmail, say } from '#tests/browser/chat-pages.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 1180, height: 900 } });
let chat: Chat;

beforeEach(async () => {
  chat = chatOn(visitor.page);
});

const open = () => visitor.page.goto(`${world.sites.partner}/chat-strict-csp.html`);
const level = (index: number) => chat.root.locator('.potential-list .level').nth(index);
const answered = (count: number) =>
  chat.root.getByText(chat.texts.progress.questions(count, 6)).filter({ visible: true }).waitFor();
const HOME = 'A single-family home, heated with gas.';

/** Conversations in the database, oldest first: who said it, and what. */
async function written(): Promise<string[]> {
  const result = (await world.sites
    .api()
    .deps.database.db.execute("select content from message where role = 'user' order by position")) as unknown as {
    rows: { content: string }[];
  };
  return result.rows.map(({ content }) => content);
}

test('nothing is stored before the visitor acts; after a reload the conversation goes on where it was', async () => {
  const { texts, root, replies } = chat;
  await open();
  await chat.input.waitFor();
  expect(await visitor.stored()).toEqual({ cookies: [], local: [], session: [] });
  const reply = await say(chat, HOME);
  await giveEmail(chat, 'ada@example.org');
  await visitor.page.reload();
  await expect.poll(() => replies.nth(1).innerText()).toBe(reply);
  await root.getByText(HOME).waitFor();
  await expect.poll(() => level(1).innerText()).toBe(texts.home.potential.high);
  await answered(2);
  await say(chat, '1,900 sq ft');
  await root.getByRole('heading', { name: texts.complete.title }).first().waitFor();
  expect(await visitor.stored()).toEqual({
    cookies: [],
    local: [],
    session: expect.arrayContaining([
      'userEmail',
      'userEmailProvided',
      'userName',
      'wattnest:chat:v1:demo-sunny-roofs:0',
    ]),
  });
});

/** Lets the next chat call reach the server, and its reply nowhere; `reached` tells when it has. */
async function swallowReply(page: Page, reached: () => void) {
  const swallow = async (route: Route) => {
    await route.fetch();
    reached();
  };
  await page.route(`**${sendChat.path}`, swallow, { times: 1 });
}

test('reloaded while the adviser speaks, the question is asked again and written once', async () => {
  await open();
  const before = (await written()).length;
  const reached = vi.fn();
  await swallowReply(visitor.page, reached);
  await chat.input.fill(HOME);
  await chat.input.press('Enter');
  await expect.poll(() => reached.mock.calls.length).toBe(1);
  await visitor.page.reload();
  await expect.poll(() => chat.replies.count()).toBe(2);
  await expect.poll(() => level(1).innerText()).toBe(chat.texts.home.potential.high);
  expect((await written()).slice(before)).toEqual([HOME]);
});

test('the server stopped and started in between: the message waits, is sent again, and nothing is lost', async () => {
  const { root, texts, button } = chat;
  await open();
  await say(chat, HOME);
  await world.sites.stopApi();
  await chat.input.fill('1,900 sq ft');
  await chat.input.press('Enter');
  await root.getByText(texts.noConnection).waitFor();
  await world.sites.startApi();
  await button(texts.retry).click();
  await expect.poll(() => root.locator('.line.own.whole').count()).toBe(2);
  await answered(3);
});

test('without a connection the message waits, and leaves by itself once it is back', async () => {
  const { root, texts } = chat;
  await open();
  await say(chat, HOME);
  await visitor.page.context().setOffline(true);
  await chat.input.fill('1,900 sq ft');
  await chat.input.press('Enter');
  await root.getByText(texts.noConnection).waitFor();
  await visitor.page.context().setOffline(false);
  await expect.poll(() => root.locator('.line.own.whole').count()).toBe(2);
});

test('lost before the first word: the message is kept until the chat can send it', async () => {
  const { root, button, texts } = chat;
  await open();
  await chat.input.waitFor();
  await visitor.page.context().setOffline(true);
  await chat.input.fill(HOME);
  await chat.input.press('Enter');
  await root.getByText(texts.noConnection).waitFor();
  await visitor.page.context().setOffline(false);
  if (await button(texts.retry).isVisible()) await button(texts.retry).click();
  await expect.poll(() => root.locator('.line.own.whole').count()).toBe(1);
});

test('with storage blocked everything works as long as the page stays', async () => {
  await visitor.page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open();
  await say(chat, HOME);
  await giveEmail(chat, 'blocked@example.org');
  await say(chat, '1,900 sq ft');
  await chat.root.getByRole('heading', { name: chat.texts.complete.title }).first().waitFor();
  const mails = async () => (await world.sites.outbox()).map(({ to }) => to);
  await expect.poll(mails).toContain('blocked@example.org');
});
