import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { insert, watchPage } from '#widgets/chat/testing/chat-page.ts';

watchPage();
afterEach(() => page.viewport(412, 823));

async function draw(width: number, height: number) {
  await page.viewport(width, height);
  const { root } = insert({ attributes: { lang: 'de' } });
  await vi.waitFor(() => expect(root.querySelectorAll('.answers li').length).toBeGreaterThan(3));
  const box = (selector: string) => (root.querySelector(selector) as HTMLElement).getBoundingClientRect();
  return { root, box };
}

describe('on a phone', () => {
  it('shows the first answers between the welcome and what is written in', async () => {
    const { box } = await draw(360, 740);
    expect(box('.answers li:nth-child(3)').bottom).toBeLessThanOrEqual(box('.messages').bottom);
    expect(box('.messages').height).toBeGreaterThan(300);
  });

  it('opens the progress as high as it is', async () => {
    const { root, box } = await draw(360, 740);
    root.querySelector<HTMLElement>('.progress-toggle')?.click();
    await vi.waitFor(() => expect(root.querySelector('.unfolded')).not.toBeNull());
    const panel = root.querySelector('.progress-panel') as HTMLElement;
    expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight);
    expect(box('.composer').bottom).toBeLessThanOrEqual(box('.consultation').bottom);
  });

  it('enlarged to 200 %, keeps messages and composer within the panel', async () => {
    const { root, box } = await draw(180, 370);
    const { bottom, right } = box('.consultation');
    expect(box('.composer').bottom).toBeLessThanOrEqual(bottom);
    expect(box('.messages').height).toBeGreaterThan(60);
    for (const heading of root.querySelectorAll('h2')) expect(heading.scrollWidth).toBeLessThanOrEqual(right);
  });
});
