import type { Locator } from 'playwright';
import type { InputWay } from '#tests/browser/input/input-way.ts';

const MAX_TABS = 60;
const MAX_CHOICES = 8;

const isFocused = (wanted: Locator) =>
  wanted.evaluate((it) => it === (it.getRootNode() as Document | ShadowRoot).activeElement);

/** Tabs until the wanted element has the focus. */
async function tabTo(wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await isFocused(wanted)) return;
    await wanted.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

async function pressOn(wanted: Locator, key: string): Promise<void> {
  await wanted.waitFor();
  await tabTo(wanted);
  await wanted.page().keyboard.press(key);
}

/** Tab, space, arrows and Enter; the mouse stays where it is. */
export const keyboard: InputWay = {
  device: { viewport: { width: 1280, height: 900 } },
  async choose({ radio }, [field, value]) {
    await pressOn(radio(field), 'Space');
    for (let steps = 0; !(await radio(field, value).isChecked()) && steps < MAX_CHOICES; steps += 1)
      await radio(field).page().keyboard.press('ArrowDown');
  },
  press: (button) => pressOn(button, 'Enter'),
  tick: (box) => pressOn(box, 'Space'),
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  async addPhoto(input, path) {
    const chooser = input.page().waitForEvent('filechooser');
    await pressOn(input, 'Enter');
    await (await chooser).setFiles(path);
  },
};
