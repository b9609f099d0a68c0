import { dirname } from 'node:path';
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

type Options = Parameters<typeof startTwoSites>[0] & BrowserHabits;

type Opened = Pick<World, 'browser' | 'sites'> & { close(): Promise<void> };

async function open(options: Options): Promise<Opened> {
  const starting = startTwoSites({ preparedFolder: inject('preparedFolder'), ...options });
  const [browser, sites] = await Promise.all([launchBrowser(options), starting]);
  const close = async () => {
    await browser.close();
    await sites.stop();
  };
  return { browser, sites, close };
}

let ofThisWorker: Promise<Opened> | undefined;

/** For all files of a worker that ask for nothing special: to start it takes longer than most tests. Ends with its worker. */
async function openShared(): Promise<Opened> {
  const isOpen = ofThisWorker !== undefined;
  ofThisWorker ??= open({ within: dirname(inject('preparedFolder')) });
  const { browser, sites } = await ofThisWorker;
  if (isOpen) await sites.renew();
  const close = async () => {
    for (const context of browser.contexts()) await context.close();
  };
  return { browser, sites, close };
}

/** Product, partner's pages and browser for one test file: there from the first test to the last. */
export function onTwoSites(options: Options = {}) {
  const world = {
    leadsOf: (email) => storedLeads(world.sites.api().deps.database.db, email),
    async linkInMail(form, to) {
      const found = async () =>
        (await world.sites.outbox()).flatMap((mail) => (mail.to === to ? (form.exec(mail.text)?.[0] ?? []) : []));
      await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
      return (await found())[0] ?? '';
    },
  } as World;
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await (Object.keys(options).length === 0 ? openShared() : open(options));
    Object.assign(world, { browser: opened.browser, sites: opened.sites });
  });
  afterAll(() => opened?.close());
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
