import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type BrowserHabits, launchBrowser, openVisitor, type Visitor } from '#tests/harness/browser.ts';
import { storedLeads } from '#tests/harness/stored-leads.ts';
import { startTwoSites, type TwoSites } from '#tests/harness/two-sites.ts';

interface World {
  browser: Browser;
  sites: TwoSites;
  leadsOf(email: string): ReturnType<typeof storedLeads>;
  /** The address in the newest mail to somebody, of this form. */
  linkInMail(form: RegExp, to: string): Promise<string>;
}

/** Product, partner's pages and browser for one test file: there from the first test to the last. */
export function onTwoSites(options: Parameters<typeof startTwoSites>[0] & BrowserHabits = {}) {
  const world = {
    leadsOf: (email) => storedLeads(world.sites.api().deps.database.db, email),
    async linkInMail(form, to) {
      const found = async () =>
        (await world.sites.outbox()).flatMap((mail) => (mail.to === to ? (form.exec(mail.text)?.[0] ?? []) : []));
      await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
      return (await found())[0] ?? '';
    },
  } as World;
  beforeAll(async () => {
    [world.browser, world.sites] = await Promise.all([
      launchBrowser(options),
      startTwoSites({ preparedFolder: inject('preparedFolder'), ...options }),
    ]);
  });
  afterAll(async () => {
    await world.browser?.close();
    await world.sites?.stop();
  });
  return world;
}

/** Somebody new for each test, on whose pages nothing may have gone wrong when it ends. */
export function eachVisitor(world: World, options: BrowserContextOptions = {}): Visitor {
  const visitor = {} as Visitor;
  beforeEach(async () => {
    Object.assign(visitor, await openVisitor(world.browser, options));
  });
  afterEach(async () => {
    expect([visitor.pageErrors, visitor.cspViolations]).toEqual([[], []]);
    await visitor.leave();
  });
  return visitor;
}
