import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, type Page, chromium as playwrightChromium } from 'playwright';
import { chromium, headlessChromium, strictVisitorArgs } from '#tests/harness/chromium.ts';
import { axeOptions } from '#widgets/shared/testing/violations.ts';

/** A person with a fresh browser profile, and what went wrong on the pages they saw. */
export interface Visitor {
  page: Page;
  /** Uncaught errors and unhandled rejections of the page's scripts. */
  pageErrors: string[];
  /** `directive blockedURI` of every violated content security policy. */
  cspViolations: string[];
  /** Names of all cookies, and of local and session storage on the page now. */
  stored(): Promise<{ cookies: string[]; local: string[]; session: string[] }>;
  /** Accessibility violations of WCAG 2.2 AA, shadow roots included, as `rule: selector`. */
  axe(): Promise<string[]>;
  leave(): Promise<void>;
}

export interface BrowserHabits {
  /** Blocks third-party cookies, which Chromium without windows cannot. */
  blocksThirdParties?: boolean;
  /** Keeps pages that were left alive for the way back, as people's browsers do and Playwright's do not. */
  keepsPages?: boolean;
}

/** Chromium with `*.test` leading to this machine; whole where its habits ask for it. */
export function launchBrowser({
  keepsPages = false,
  blocksThirdParties = false,
}: BrowserHabits = {}): Promise<Browser> {
  const kind = keepsPages || blocksThirdParties ? chromium : headlessChromium;
  return playwrightChromium.launch({
    ...kind,
    args: [...kind.args, ...strictVisitorArgs],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });
}

/** Of each frame by itself: what one says of another is not needed. */
async function axeViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    await frame.evaluate(axe.source);
    const { violations } = await frame.evaluate(
      (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
      { ...axeOptions, iframes: false },
    );
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`)),
    );
  }
  return found;
}

export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, bypassCSP: false, ...options });
  context.setDefaultTimeout(10_000);
  const pageErrors: string[] = [];
  const cspViolations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => void cspViolations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  context.on('weberror', (error) => void pageErrors.push(String(error.error())));
  const page = await context.newPage();
  return {
    page,
    pageErrors,
    cspViolations,
    async stored() {
      const kept = await page.evaluate(() => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
      }));
      return { cookies: (await context.cookies()).map(({ name }) => name), ...kept };
    },
    axe: () => axeViolations(page),
    leave: () => context.close(),
  };
}
