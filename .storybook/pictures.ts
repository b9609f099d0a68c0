import type { composeStory } from '@storybook/react-vite';
import { afterEach, expect } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { find, shadowOf } from '#stories/questionnaire/in-the-widget.ts';
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
const viewports = { wide: 1280, narrow: 360, smallest: 352 };

/** The whole page, or what a visitor sees of it while a dialog is open. */
async function takePicture(name: string, width: FrameProps['width'] = 'wide'): Promise<void> {
  await page.viewport(viewports[width], SCREEN_HEIGHT);
  await find(
    document.body,
    '.step footer, .results > footer, .estimate, .generating, .analysing, .closed, .progress-body',
  );
  const isDialog = shadowOf(document.body).querySelector('dialog[open]') !== null;
  await page.viewport(viewports[width], isDialog ? SCREEN_HEIGHT : document.documentElement.scrollHeight);
  if (!(await commands.isUnchanged(name))) await expect(page).toMatchScreenshot(name);
}

/** Every pair of width, theme and language is in one of them. */
const looks = [
  { width: 'wide', theme: 'light', lang: 'de' },
  { width: 'wide', theme: 'dark', lang: 'en' },
  { width: 'narrow', theme: 'light', lang: 'en' },
  { width: 'narrow', theme: 'dark', lang: 'de' },
] as const;

/** Emulates all at once: what is not named goes back to the machine's own. */
const emulate = (...features: [name: string, value: string][]) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [['prefers-reduced-motion', 'reduce'] as const, ...features].map(([name, value]) => ({ name, value })),
  });

afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const name = task.name.toLowerCase().replaceAll(' ', '-');
  if (!story.parameters.inEveryLook) return takePicture(name, story.args.width);
  for (const look of looks) {
    await page.viewport(viewports[look.width], SCREEN_HEIGHT);
    await story.run({ args: { ...story.args, ...look } });
    await takePicture([name, look.width, look.theme, look.lang].join('-'), look.width);
  }
  await emulate(['forced-colors', 'active'], ['prefers-color-scheme', 'dark']);
  await takePicture(`${name}-forced-colours`, 'narrow').finally(() => emulate());
}, 60_000);
