import { afterEach, beforeEach, expect, it } from 'vitest';
import { field, insert, watchPage } from '#widgets/chat/testing/chat-page.ts';

watchPage();

const real = Object.getOwnPropertyDescriptor(window, 'visualViewport') as PropertyDescriptor;
const seen = Object.assign(new EventTarget(), { height: 823, scale: 1, offsetTop: 0 });

/** A keyboard that covers the page without making it smaller. */
function show(height: number): void {
  seen.height = height;
  seen.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  Object.assign(seen, { height: window.innerHeight, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: seen });
});
afterEach(() => Object.defineProperty(window, 'visualViewport', real));

const panelOf = (root: ShadowRoot) => root.querySelector('.consultation') as HTMLElement;
const bottomOf = (root: ShadowRoot) => root.querySelector('.composer')?.getBoundingClientRect().bottom ?? Number.NaN;

it.each(['page', 'standalone'])('keeps the composer above the keyboard of a phone, layout %s', async (layout) => {
  const { root } = insert({ attributes: { layout } });
  await expect.element(field()).toBeVisible();
  const before = panelOf(root).offsetHeight;
  await field().click();
  expect(panelOf(root).offsetHeight).toBe(before);
  show(380);
  await expect.poll(() => panelOf(root).offsetHeight).toBe(380);
  await expect.poll(() => bottomOf(root)).toBeLessThanOrEqual(380);
  expect(bottomOf(root)).toBeGreaterThan(300);
  expect(root.activeElement).toBe(root.querySelector('textarea'));
  show(window.innerHeight);
  await expect.poll(() => panelOf(root).offsetHeight).toBe(before);
});

it('gives the room back when the writing is over', async () => {
  const { root } = insert();
  await field().click();
  const before = panelOf(root).offsetHeight;
  show(380);
  await expect.poll(() => panelOf(root).offsetHeight).toBe(380);
  root.querySelector('textarea')?.blur();
  await expect.poll(() => panelOf(root).offsetHeight).toBe(before);
});

it('leaves the chat as it is while the page itself is zoomed in', async () => {
  const { root } = insert();
  await field().click();
  const before = panelOf(root).offsetHeight;
  seen.scale = 2;
  show(window.innerHeight / 2);
  expect(panelOf(root).offsetHeight).toBe(before);
});
