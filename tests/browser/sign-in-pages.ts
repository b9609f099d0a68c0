import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { rateLimit } from '#api/database/schema/accounts.ts';
import { email } from '#api/database/schema/mail.ts';
import { limitCounter } from '#api/database/schema/platform.ts';
import { authCalls, confirmAccount, signUp } from '#domain/contract/accounts.ts';
import { languagePrefix, type PageName, pages } from '#domain/pages.ts';
import type { Language } from '#domain/place.ts';
import type { AuthTexts } from '#host-site/texts/auth/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';
import { ask, serverAt } from '#tests/harness/calls.ts';
import type { onTwoSites } from '#tests/harness/on-two-sites.ts';

type World = ReturnType<typeof onTwoSites>;

export const authTexts = await hostTexts<AuthTexts>('texts/auth');

export const addressOf = ({ sites }: World, name: PageName, language: Language): string =>
  sites.portal + languagePrefix(language) + pages[name];

/** A registration nobody else has, also when a test is tried again. */
export function someone(start: string) {
  const username = `${start}_${randomUUID().slice(0, 8)}`;
  return { name: 'Grace Hopper', email: `${username}@example.org`, username, password: 'correct horse battery' };
}
export type Someone = ReturnType<typeof someone>;

/** What one address has done is forgotten (three sign-ins in ten seconds are all it has): each of these people would come from one of their own. */
export async function forgetCalls({ sites }: World): Promise<void> {
  const { db } = sites.api().deps.database;
  for (const counts of [rateLimit, limitCounter]) await db.delete(counts);
  await db.update(email).set({ askedBy: 'elsewhere' });
}

/** An account whose mailbox is proved. */
export async function openAccount(world: World, who: Someone): Promise<void> {
  const { portal } = world.sites;
  const options = { origin: portal };
  await ask(serverAt(portal), signUp, { body: { ...who, language: 'de' } }, options);
  const link = await world.linkInMail(/https?:\/\/\S+\/auth\/verify#\S+/, who.email);
  await ask(serverAt(portal), confirmAccount, { body: { token: link.split('#')[1] ?? '' } }, options);
}

/** Fills in the form of signing in, wherever it stands. */
export async function logIn(page: Page, language: Language, login: string, password: string): Promise<void> {
  const { fields, auth } = authTexts[language];
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: auth.login.button, exact: true }) });
  await form.getByLabel(fields.login).fill(login);
  await form.getByLabel(fields.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: auth.login.button, exact: true }).click();
}

/** Whether the browser is signed in, by the server's word. */
export async function isSignedIn(page: Page): Promise<boolean> {
  const said = await page.evaluate(async (path) => (await fetch(path)).json(), authCalls.readSession.path);
  return said !== null;
}
