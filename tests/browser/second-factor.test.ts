import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { authCalls } from '#domain/contract/accounts.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { BACKUP_CODES, readSecurity } from '#domain/contract/second-factor.ts';
import { type Language, languages } from '#domain/place.ts';
import type { DashboardTexts } from '#host-site/texts/dashboard/texts.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import {
  addressOf,
  authTexts,
  forgetCalls,
  isSignedIn,
  logIn,
  openAccount,
  type Someone,
  someone,
} from '#tests/browser/sign-in-pages.ts';
import { cookiesOf } from '#tests/harness/accounts.ts';
import { call, serverAt } from '#tests/harness/calls.ts';
import { eachVisitor, onTwoSites } from '#tests/harness/on-two-sites.ts';
import { totpOf } from '#tests/harness/totp.ts';
import { waysOf } from '#tests/harness/ways.ts';

const world = onTwoSites();
const visitor = eachVisitor(world, { viewport: { width: 360, height: 800 } });
const dashboardTexts = await hostTexts<DashboardTexts>('texts/dashboard');
const siteTexts = await hostTexts<SiteTexts>('texts');

beforeEach(() => forgetCalls(world));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function enterDashboard(page: Page, language: Language, who: Someone): Promise<void> {
  await openAccount(world, who);
  await page.goto(addressOf(world, 'auth', language));
  await logIn(page, language, who.username, who.password);
  await page.getByRole('heading', { name: dashboardTexts[language].security.title, exact: true }).waitFor();
}

async function leave(page: Page, language: Language): Promise<void> {
  const { header } = siteTexts[language];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: header.logout, exact: true }).click();
  await page.getByRole('link', { name: header.login }).first().waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  await forgetCalls(world);
  await page.goto(addressOf(world, 'auth', language));
}

test.each(waysOf(languages, [0]))('codes of an app are switched on, in %s', async (language) => {
  const { page } = visitor;
  const { security, deletion } = dashboardTexts[language];
  const { totp } = security;
  const who = someone(`totp_${language}`);
  await enterDashboard(page, language, who);

  await button(page, totp.start).press('Enter');
  const password = page.getByLabel(deletion.password, { exact: true });
  await password.fill('not my password');
  await password.press('Enter');
  await page.getByText(deletion.wrong).waitFor();
  await password.fill(who.password);
  await password.press('Enter');
  await page.getByRole('img', { name: totp.qr }).locator('path[d^="M"]').waitFor();
  const secret = (await page.locator('.secret').innerText()).replaceAll(' ', '');
  expect(await visitor.axe()).toEqual([]);
  expect(await isWiderThanScreen(page)).toBe(false);

  const first = page.getByLabel(totp.firstCode);
  await first.fill('12345');
  await first.press('Enter');
  await page.getByText(security.codeForm).waitFor();
  await first.fill(totpOf(secret) === '000000' ? '111111' : '000000');
  await first.press('Enter');
  await page.getByText(security.codeWrong).waitFor();
  await first.fill(totpOf(secret));
  await first.press('Enter');
  await page.getByRole('heading', { name: totp.codesTitle }).waitFor();
  const codes = await page.locator('.backup-codes code').allInnerTexts();
  expect(codes).toHaveLength(BACKUP_CODES);
  expect(await visitor.axe()).toEqual([]);
  const download = page.waitForEvent('download');
  await button(page, totp.download).click();
  expect((await download).suggestedFilename()).toMatch(/codes\.txt$/);
  await button(page, totp.codesKept).click();
  await page.getByText(totp.on).waitFor();
});

interface Codes {
  secret: string;
  backupCodes: string[];
}

/** An account that asks for codes, made without its pages. */
async function openWithCodes(who: Someone): Promise<Codes> {
  await openAccount(world, who);
  const { portal: origin } = world.sites;
  const post = (endpoint: Endpoint, body: object, Cookie = '') =>
    call(serverAt(origin), endpoint, { body }, { origin, headers: Cookie ? { Cookie } : {} });
  const { email, password } = who;
  const cookies = cookiesOf(await post(authCalls.signInByEmail, { email, password }));
  const { uri } = (await (await post(authCalls.startTotp, { password }, cookies)).json()) as { uri: string };
  const reply = await post(authCalls.confirmTotp, { code: totpOf(uri) }, cookies);
  return { ...((await reply.json()) as Codes), secret: new URL(uri).searchParams.get('secret') ?? '' };
}

test.each(waysOf(languages, [2]))(
  'a code is asked for at the sign-in, until it is switched off, in %s',
  async (language) => {
    const { page } = visitor;
    const { security, deletion } = dashboardTexts[language];
    const { totp } = security;
    const { login } = authTexts[language].auth;
    const who = someone(`code_${language}`);
    const { secret, backupCodes } = await openWithCodes(who);
    await forgetCalls(world);
    await page.goto(addressOf(world, 'auth', language));
    await logIn(page, language, who.email, who.password);
    const code = page.getByLabel(login.code);
    await page.getByText(login.codeAsked).waitFor();
    await expect.poll(() => code.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await isSignedIn(page)).toBe(false);
    expect(await visitor.axe()).toEqual([]);
    await code.fill('AAAAA-AAAAA');
    await code.press('Enter');
    await page.getByText(login.codeWrong).waitFor();
    await code.fill(totpOf(secret));
    await code.press('Enter');
    await page.getByText(totp.on).waitFor();

    await forgetCalls(world);
    await button(page, totp.stop).click();
    await page.getByLabel(deletion.password, { exact: true }).fill(who.password);
    await page.getByLabel(security.code).fill(backupCodes[0] ?? '');
    await button(page, totp.stop).click();
    await page.getByText(totp.off).waitFor();
  },
);

/** A device that holds passkeys, with the owner's finger on it. */
async function addDevice(page: Page): Promise<(isVerified: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return async (isUserVerified) => {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

test.each(waysOf(languages, [1]))('a passkey is made, opens the account, and is removed, in %s', async (language) => {
  const { page } = visitor;
  const { security, deletion } = dashboardTexts[language];
  const { passkeys } = security;
  const { auth, toasts } = authTexts[language];
  const who = someone(`passkey_${language}`);
  const holdFinger = await addDevice(page);
  await enterDashboard(page, language, who);

  await button(page, passkeys.add).click();
  await page.getByLabel(passkeys.name).fill('');
  await page.getByLabel(deletion.password, { exact: true }).fill(who.password);
  await button(page, passkeys.create).click();
  await page.getByText(passkeys.nameMissing).waitFor();
  expect(await visitor.axe()).toEqual([]);
  expect(await isWiderThanScreen(page)).toBe(false);
  await page.getByLabel(passkeys.name).fill('Mein Telefon');
  await holdFinger(false);
  await button(page, passkeys.create).click();
  await page.getByText(passkeys.refused).waitFor();
  await holdFinger(true);
  await button(page, passkeys.create).click();
  await page.getByText('Mein Telefon', { exact: true }).waitFor();
  expect(await visitor.axe()).toEqual([]);

  await leave(page, language);
  await holdFinger(false);
  await button(page, auth.login.passkey).click();
  await page.getByText(toasts.passkeyFailed).waitFor();
  await holdFinger(true);
  await button(page, auth.login.passkey).click();
  await page.getByText('Mein Telefon', { exact: true }).waitFor();

  await button(page, `${passkeys.remove}: Mein Telefon`).click();
  await page.getByRole('dialog').getByRole('button', { name: passkeys.remove, exact: true }).click();
  await expect.poll(() => page.getByText('Mein Telefon', { exact: true }).count()).toBe(0);
});

test('a passkey is offered where the name is typed', async () => {
  const { page } = visitor;
  const { security, deletion } = dashboardTexts.de;
  const who = someone('offered');
  await addDevice(page);
  await enterDashboard(page, 'de', who);
  await button(page, security.passkeys.add).click();
  await page.getByLabel(deletion.password, { exact: true }).fill(who.password);
  await button(page, security.passkeys.create).click();
  await button(page, security.passkeys.add).waitFor();
  await leave(page, 'de');
  expect(await isSignedIn(page)).toBe(false);
  await page.getByLabel(authTexts.de.fields.login).focus();
  await page.getByRole('heading', { name: security.title, exact: true }).waitFor();
});

test('who sees others’ data is led to a second factor', async () => {
  const { page } = visitor;
  const { needed } = dashboardTexts.de.security;
  const own = { hasTotp: false, passkeys: [], isProved: false, isNeeded: true };
  await enterDashboard(page, 'de', someone('staff'));
  for (const [hasTotp, sentence] of [
    [false, needed.factor],
    [true, needed.proof],
  ] as const) {
    await page.route(`**${readSecurity.path}`, (route) => route.fulfill({ json: { ...own, hasTotp } }));
    await page.reload();
    await page.getByText(sentence).waitFor();
    expect(await visitor.axe()).toEqual([]);
  }
});
