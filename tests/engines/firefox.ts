import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type Engine, findInPage, giveInPage, readPage, type Target, until } from '#tests/engines/engine.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/** Firefox ESR by WebDriver BiDi. */
export async function openFirefox(width: number, height: number): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const found = (target: Target) =>
    until(JSON.stringify(target), async () => {
      const handle = await page.evaluateHandle(findInPage, target);
      return handle.asElement() as ElementHandle<Element> | null;
    });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    click: async (target) => (await found(target)).click(),
    async type(target, text) {
      const element = await found(target);
      await element.click();
      await page.keyboard.type(text);
    },
    give: (tag, attributes) => page.evaluate(giveInPage, tag, attributes),
    text: () => page.evaluate(readPage),
    picture: async (path) => {
      await page.screenshot({ path: path as `${string}.png`, fullPage: true });
    },
    close: () => browser.close(),
  };
}
