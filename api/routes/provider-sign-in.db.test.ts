import { beforeAll, expect, test } from 'vitest';
import { rateLimit } from '#api/database/schema/accounts.ts';
import {
  callbackPath,
  doneAddress,
  POPUP_DONE,
  POPUP_START,
  readSignInWays,
  startAddress,
} from '#domain/contract/provider-sign-in.ts';
import { ask } from '#tests/harness/calls.ts';
import { startFakeProvider } from '#tests/harness/fake-provider.ts';
import { hostileAddresses } from '#tests/harness/hostile-addresses.ts';
import { portalBrowser, resultAt, withCookies } from '#tests/harness/portal-browser.ts';
import { PUBLIC_URL, type TestApp, withApp } from '#tests/harness/with-app.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const usual = { way: 'popup', language: 'de' } as const;

beforeAll(() =>
  Promise.all([import('#api/auth/provider-auth.ts'), import('#api/identity/development/development-provider.ts')]),
);

/** Walks through the development provider as a browser would, and says who they are; the address or form that leads back. */
async function chooseAt(begun: string, choice: Record<string, string>) {
  const { visit } = withCookies(fetch);
  let reply = await visit(begun);
  const choosing = new URL(reply.headers.get('location') ?? '', begun).href;
  expect(await (await visit(choosing)).text()).toContain('Ada Lovelace');
  reply = await visit(choosing, { method: 'POST', headers: form, body: new URLSearchParams(choice).toString() });
  return visit(new URL(reply.headers.get('location') ?? '', begun).href);
}

const fieldsOf = (markup: string) =>
  new URLSearchParams(
    [...markup.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

test('through Google, as the development provider plays it', () =>
  withApp({}, async (app) => {
    const browser = portalBrowser(app);
    const back = await chooseAt(await browser.begin('google'), { demo: 'ada.lovelace@example.org' });
    const answer = new URL(back.headers.get('location') ?? '');
    expect(answer.origin + answer.pathname).toBe(PUBLIC_URL + callbackPath('google'));
    expect(await browser.finish('google', answer.searchParams)).toBe('done');
    expect((await browser.whoami())?.user).toMatchObject({ email: 'ada.lovelace@example.org', name: 'Ada Lovelace' });
    await app.deps.identity.stop();
  }));

test('through Apple, whose page posts a form from its own site', () =>
  withApp({}, async (app) => {
    const browser = portalBrowser(app);
    const page = await chooseAt(await browser.begin('apple', { way: 'redirect', language: 'fr', next: '/dashboard' }), {
      email: 'Grace.Hopper@example.org',
    });
    const body = fieldsOf(await page.text()).toString();
    const headers = { ...form, Origin: 'https://appleid.apple.com' };
    const posted = await app.fetch(callbackPath('apple'), { method: 'POST', headers, body });
    expect([posted.status, posted.headers.getSetCookie()]).toEqual([303, []]);
    const { search } = new URL(posted.headers.get('location') ?? '', PUBLIC_URL);
    const ended = await browser.visit(callbackPath('apple') + search);
    expect(ended.headers.get('location')).toBe('/fr/auth?next=/dashboard#apple.done');
    expect((await browser.whoami())?.user).toMatchObject({ email: 'grace.hopper@example.org', name: 'Grace Hopper' });
    await app.deps.identity.stop();
  }));

test('who cancels there, or is not known there, is nobody here', () =>
  withApp({}, async (app) => {
    const browser = portalBrowser(app);
    const told = async (choice: Record<string, string>) => {
      const back = await chooseAt(await browser.begin('google'), choice);
      return browser.finish('google', new URL(back.headers.get('location') ?? '').searchParams);
    };
    expect(await told({ cancel: '1' })).toBe('popup-closed-by-user');
    expect(await told({ email: 'grace@example.org', unproved: 'on' })).toBe('login-blocked');
    expect(await browser.whoami()).toBeNull();
    await app.deps.identity.stop();
  }));

test('the form passes from anywhere on Apple’s path alone, and nothing but a form', () =>
  withApp({}, async (app) => {
    const post = (path: string, type: string) =>
      app.fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': type, Origin: 'https://appleid.apple.com' },
        body: 'code=a&state=b',
      });
    expect((await post(callbackPath('apple'), form['Content-Type'])).status).toBe(303);
    expect((await post(callbackPath('apple'), 'application/json')).status).toBe(415);
    expect((await post(callbackPath('google'), form['Content-Type'])).status).toBe(403);
    const long = `state=${'x'.repeat(5_000)}`;
    expect((await app.fetch(callbackPath('apple'), { method: 'POST', headers: form, body: long })).status).toBe(413);
  }));

test('where providers are not set up nobody is led anywhere, and the page is told', () =>
  withApp({ settings: { development: false } }, async (app) => {
    expect(await ask(app, readSignInWays)).toEqual({ google: false, apple: false, origins: [PUBLIC_URL] });
    expect(await portalBrowser(app).begin('google')).toMatch(/result=failed$/);
  }));

test('both pages of the popup leave it within its opener’s reach, and the last one speaks to our pages alone', () =>
  withApp({}, async (app) => {
    const last = await app.fetch(doneAddress({ provider: 'apple', ...usual }, 'login-blocked'));
    const page = await last.text();
    for (const said of [
      `data-origin="${PUBLIC_URL}"`,
      'data-result="login-blocked"',
      'href="/auth#apple.login-blocked"',
    ])
      expect(page).toContain(said);
    expect(last.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'sha256-/);
    const first = await app.fetch(startAddress({ provider: 'google', ...usual }));
    for (const { headers } of [first, last]) expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    await app.deps.identity.stop();
  }));

const places = ['next', 'callbackURL', 'errorCallbackURL', 'redirect_uri', 'redirectTo', 'newUserCallbackURL'];
const unlimited = ({ database }: TestApp) => database.db.delete(rateLimit);

test('no hostile target, wherever it is written, is ever led to', async () => {
  const provider = await startFakeProvider();
  const led: string[] = [];
  await withApp({ identity: provider.identity }, async (app) => {
    const note = (reply: Response) => {
      const to = new URL(reply.headers.get('location') ?? '/', PUBLIC_URL);
      if (![PUBLIC_URL, provider.url].includes(to.origin)) led.push(to.href);
      return to;
    };
    for (const [index, target] of hostileAddresses.entries()) {
      const everywhere = new URLSearchParams({ provider: 'google', way: 'redirect', language: 'de', error: 'x' });
      for (const name of places) everywhere.set(name, target);
      const page = await (await app.fetch(`${POPUP_DONE}?${everywhere}&result=done`)).text();
      expect(page).toContain('href="/auth#google.done"');
      if (index % 10 > 0) continue;
      note(await app.fetch(`${callbackPath('google')}?${everywhere}&code=a&state=${encodeURIComponent(target)}`));
      await unlimited(app);
      const browser = portalBrowser(app);
      const begun = note(await browser.visit(`${POPUP_START}?${everywhere}`));
      const answer = index % 20 > 0 ? provider.approve(begun.href) : new URLSearchParams({ error: target });
      answer.set('state', begun.searchParams.get('state') ?? '');
      const ended = note(await browser.visit(`${callbackPath('google')}?${answer}`));
      expect([ended.pathname, ended.search]).toEqual(['/auth', '']);
      expect(resultAt(ended.href)).toBe(index % 20 > 0 ? 'done' : 'failed');
    }
  });
  expect(led).toEqual([]);
  await provider.stop();
});
