import type { InputWay } from '#tests/browser/input/input-way.ts';

/** Taps on a small phone. */
export const touch: InputWay = {
  device: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  choose: ({ card }, answer) => card(...answer).tap(),
  press: (button) => button.tap(),
  tick: (box) => box.tap(),
  async type(field, text) {
    await field.tap();
    await field.page().keyboard.type(text);
  },
  async addPhoto(input, path) {
    const chooser = input.page().waitForEvent('filechooser');
    await input.tap();
    await (await chooser).setFiles(path);
  },
};
