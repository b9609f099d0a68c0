import type { composeStory } from '@storybook/react-vite';
import { afterEach, expect } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { find, isWidgetThere, shadowOf } from '#stories/questionnaire/in-the-widget.ts';
import type { FrameProps } from '#stories/questionnaire/questionnaire-frame.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    isUnchanged(name: string): Promise<boolean>;
  }
}
declare module 'vitest' {
  interface TestContext {
    story?: ReturnType<typeof composeStory<FrameProps>>;
  }
}

const SCREEN_HEIGHT = 900;
const DRAWN = '.step footer, .results > footer, .estimate, .generating, .analysing, .closed, .progress-body, .phone h1';
const viewports = { wide: 1280, narrow: 360, smallest: 352 };

interface Size {
  width?: FrameProps['width'];
  /** Less than the whole page. */
  height?: number;
}

/** Pages of the site are drawn in pieces, some with a reply of the server: their height counts once it has stayed for this long. */
const STILL_MS = 400;

async function settledHeight(): Promise<number> {
  let [height, since] = [-1, performance.now()];
  while (performance.now() - since < STILL_MS) {
    const now = document.documentElement.scrollHeight;
    if (now !== height) [height, since] = [now, performance.now()];
    await new Promise(requestAnimationFrame);
  }
  return height;
}

/** The whole page, or what a visitor sees of it while a dialog is open. */
async function takePicture(name: string, { width = 'wide', height }: Size): Promise<void> {
  await page.viewport(viewports[width], SCREEN_HEIGHT);
  const isWidget = await isWidgetThere();
  if (isWidget) await find(document.body, DRAWN);
  const isDialog = isWidget && shadowOf(document.body).querySelector('dialog[open]') !== null;
  const whole = () => (isWidget ? document.documentElement.scrollHeight : settledHeight());
  await page.viewport(viewports[width], height ?? (isDialog ? SCREEN_HEIGHT : await whole()));
  if (!(await commands.isUnchanged(name))) await expect(page).toMatchScreenshot(name);
}

/** Every pair of width, theme and language is in one of them. */
const everyLook = [
  { width: 'wide', theme: 'light', lang: 'de' },
  { width: 'wide', theme: 'dark', lang: 'en' },
  { width: 'narrow', theme: 'light', lang: 'en' },
  { width: 'narrow', theme: 'dark', lang: 'de' },
] as const;

const twoLooks = [
  { width: 'wide', theme: 'light', lang: 'de' },
  { width: 'narrow', theme: 'dark', lang: 'fr' },
] as const;

/** Emulates all at once: what is not named goes back to the machine's own. */
const emulate = (...features: [name: string, value: string][]) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [['prefers-reduced-motion', 'reduce'] as const, ...features].map(([name, value]) => ({ name, value })),
  });

afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const name = task.name.toLowerCase().replaceAll(' ', '-');
  const { inEveryLook, inTwoLooks, height } = story.parameters;
  if (!inEveryLook && !inTwoLooks) return takePicture(name, story.args);
  for (const look of inEveryLook ? everyLook : twoLooks) {
    await page.viewport(viewports[look.width], SCREEN_HEIGHT);
    await story.run({ args: { ...story.args, ...look } });
    await takePicture([name, look.width, look.theme, look.lang].join('-'), { ...look, height });
  }
  if (!inEveryLook) return;
  await emulate(['forced-colors', 'active'], ['prefers-color-scheme', 'dark']);
  await takePicture(`${name}-forced-colours`, { width: 'narrow' }).finally(() => emulate());
}, 60_000);
