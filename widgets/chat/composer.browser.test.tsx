import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field, insert, linesOf, turn, watchPage, write } from '#widgets/chat/testing/chat-page.ts';
import { button, text } from '#widgets/shared/testing/widget-page.ts';

watchPage();

describe('the composer', () => {
  it('sends on Enter, begins a line on Shift and Enter, and nothing when blank', async () => {
    const { server } = insert();
    await field().fill('   ');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('   ');
    await field().fill('one');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
    await expect.element(field()).toHaveValue('one\ntwo');
    await userEvent.keyboard('{Enter}');
    expect((await turn(server, 0)).body.message).toBe('one\ntwo');
    await expect.element(field()).toHaveValue('');
    expect(server.turns).toHaveLength(1);
  });

  it('leaves the Enter of an input method alone', async () => {
    const { server, root } = insert();
    await field().fill('にほん');
    const input = root.querySelector('textarea');
    const isLeft = (init: KeyboardEventInit) =>
      input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
    expect(isLeft({ isComposing: true })).toBe(true);
    expect(isLeft({ keyCode: 229 } as KeyboardEventInit)).toBe(true);
    await expect.element(field()).toHaveValue('にほん');
    expect(isLeft({})).toBe(false);
    expect((await turn(server, 0)).body.message).toBe('にほん');
  });

  it('keeps the draft while a reply is on its way, and grows with it', async () => {
    const { server, root } = insert();
    await write('Hello');
    await turn(server, 0);
    const height = () => root.querySelector('textarea')?.offsetHeight ?? 0;
    const before = height();
    await field().fill('one\ntwo\nthree');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('one\ntwo\nthree');
    expect(server.turns).toHaveLength(1);
    expect(height()).toBeGreaterThan(before + 20);
  });

  it('counts near the limit and sends nothing beyond it', async () => {
    const { server } = insert();
    await field().fill('x'.repeat(3_900));
    await expect.element(text('100 characters left')).toBeVisible();
    await field().fill('x'.repeat(4_002));
    await expect.element(text('2 characters too long')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('x'.repeat(4_002));
    expect(server.turns).toHaveLength(0);
  });

  it('draws none of 500 messages again for a keystroke', async () => {
    const { root } = insert({
      kept: { lines: linesOf(Array.from({ length: 500 }, (_, index) => `Message ${index}`)) },
    });
    await expect.poll(() => root.querySelectorAll('.line').length).toBeGreaterThan(500);
    const changed = vi.fn();
    const lines = root.querySelector('.lines') as Element;
    new MutationObserver(changed).observe(lines, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const input = root.querySelector('textarea') as HTMLTextAreaElement;
    input.focus();
    const times: number[] = [];
    for (let count = 0; count < 30; count += 1) {
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      input.value += 'x';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
      input.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    expect(times.sort((one, other) => one - other)[15]).toBeLessThan(24);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('scrolling', () => {
  const long = linesOf(Array.from({ length: 40 }, (_, index) => `Message ${index}. ${'More of it. '.repeat(20)}`));

  it('follows at the end, and leaves the reader alone further up', async () => {
    const { server, root } = insert({ kept: { lines: long } });
    await expect.element(text('Message 39.')).toBeVisible();
    const scroller = root.querySelector('.scroller') as HTMLElement;
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(1_000);
    await write('Hello');
    const first = await turn(server, 0);
    first.say('Short.');
    await expect.poll(() => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop).toBeLessThan(9);
    scroller.scrollTop = 300;
    const read = text('Message 3.').element();
    const topOfRead = () => read.getBoundingClientRect().top;
    // Messages get their true height only once they come near: the place settles over a few frames.
    let [top, settledFor] = [topOfRead(), 0];
    const settle = () => {
      settledFor = topOfRead() === top ? settledFor + 1 : 0;
      top = topOfRead();
      return settledFor;
    };
    await expect.poll(settle, { interval: 60 }).toBeGreaterThan(5);
    first.say(' More of it.'.repeat(60));
    await expect.element(button('Newer messages')).toBeVisible();
    expect(Math.abs(topOfRead() - top)).toBeLessThan(2);
    await button('Newer messages').click();
    await expect.element(button('Newer messages')).not.toBeInTheDocument();
    await expect.poll(() => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop).toBeLessThan(9);
  });

  it('begins at the first line of the welcome, however small the window', async () => {
    const { root } = insert({ attributes: { layout: 'standalone' } });
    await page.viewport(360, 440);
    await expect.element(button('Mobile home')).toBeInTheDocument();
    await expect.poll(() => root.querySelector('.progress-body')).not.toBeNull();
    expect(root.querySelector('.scroller')?.scrollTop).toBe(0);
  });

  it('keeps the first line of a reply taller than the window in view', async () => {
    const { server, root } = insert();
    await write('Tell me everything');
    const first = await turn(server, 0);
    first.say(`First words.\n\n${'A long paragraph about heating.\n\n'.repeat(80)}`);
    first.done();
    await expect.element(page.getByText('First words.')).toBeInViewport();
    const scroller = root.querySelector('.scroller') as HTMLElement;
    expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight * 2);
  });
});
