import type { Locator } from 'playwright';
import type { InputWay } from '#tests/browser/input/input-way.ts';

async function dropFile(target: Locator, path: string): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is not on the screen');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...place, data });
  await browser.detach();
}

/** Clicks, and photos by drag and drop. */
export const mouse: InputWay = {
  device: { viewport: { width: 1280, height: 900 } },
  choose: ({ card }, answer) => card(...answer).click(),
  press: (button) => button.click(),
  tick: (box) => box.click(),
  async type(field, text) {
    await field.click();
    await field.page().keyboard.type(text);
  },
  addPhoto: dropFile,
};
