import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';
import { digestOf, keptDigest } from '#tests/pictures/shrink.ts';

/** Where the picture of a story is kept: beside the stories, in a folder named like their file. */
export const picturePath = (testPath: string, name: string) =>
  join(dirname(testPath), 'pictures', basename(testPath, '.stories.tsx'), `${name}.png`);

export const screenshotOptions = {
  animations: 'disabled',
  caret: 'hide',
  /** A page that has stopped drawing fails its story soon. */
  timeout: 15_000,
  style: `
    /* Where a sticky box comes to rest may differ by a pixel, depending on how large the window was before. */
    .toast-place, .root:not(:has(dialog[open])) .connect { position: static !important }
    /* In forced colours no style hides a caret: it stands, instead of blinking. */
    @media (forced-colors: active) { input, textarea { caret-animation: manual !important } }
  `,
} as const;

/** Whether the page looks, byte for byte, as when its picture was taken: the quick answer in nearly all cases. */
export const isUnchanged: BrowserCommand<[name: string]> = async ({ testPath, page }, name) => {
  const kept = await readFile(picturePath(testPath ?? '', name)).catch(() => undefined);
  if (!kept) return false;
  return keptDigest(kept) === digestOf(await page.screenshot(screenshotOptions));
};
