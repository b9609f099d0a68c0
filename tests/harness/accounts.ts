import { confirmAccount, signUp } from '#domain/contract/accounts.ts';
import { ask, type Called, type CallOptions, call } from '#tests/harness/calls.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

/** A registration as the form sends it. */
export const accountBody = {
  name: 'Grace',
  email: 'grace@example.org',
  username: 'Grace_H',
  password: 'correct horse battery',
};

/** A call of the portal's own pages. */
export function postAccount(
  app: TestApp,
  endpoint: Called,
  body: unknown,
  options: CallOptions = {},
): Promise<Response> {
  return call(app, endpoint, { body }, { origin: app.deps.settings.publicUrl, ...options });
}

/** The token in the newest mail of this kind, once the queue has been run. */
export async function tokenInMail(
  app: TestApp,
  page: 'verify' | 'reset' | 'email' | 'email/undo',
  to = accountBody.email,
): Promise<string> {
  await app.runJobs();
  const link = new RegExp(`/auth/${page}#([\\w.-]+)`);
  const found = (await app.outbox()).flatMap((it) => (it.to === to ? (link.exec(it.text)?.[1] ?? []) : []));
  if (!found[0]) throw new Error(`no mail to ${to} leads to ${page}`);
  return found[0];
}

export function confirmLink(app: TestApp, token: string): Promise<Response> {
  return postAccount(app, confirmAccount, { token });
}

/** An account that was registered and confirmed. */
export async function newAccount(app: TestApp, body = accountBody): Promise<void> {
  const options = { origin: app.deps.settings.publicUrl };
  await ask(app, signUp, { body }, options);
  await ask(app, confirmAccount, { body: { token: await tokenInMail(app, 'verify', body.email) } }, options);
}

/** The Cookie header of whoever got this reply. */
export function cookiesOf(reply: Response): string {
  return reply.headers
    .getSetCookie()
    .map((it) => it.split(';', 1)[0])
    .join('; ');
}
