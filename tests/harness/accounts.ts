import { type CallOptions, call } from '#tests/harness/calls.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

/** A registration as the form sends it. */
export const accountBody = {
  name: 'Grace',
  email: 'grace@example.org',
  username: 'Grace_H',
  password: 'correct horse battery',
};

/** A call of the portal's own pages. */
export function postAccount(app: TestApp, path: string, body: unknown, options: CallOptions = {}): Promise<Response> {
  return call(app, 'POST', path, body, { origin: app.deps.settings.publicUrl, ...options });
}

/** The token in the newest mail of this kind, once the queue has been run. */
export async function tokenInMail(app: TestApp, page: 'verify' | 'reset', to = accountBody.email): Promise<string> {
  await app.runJobs();
  const link = new RegExp(`/auth/${page}#([\\w.-]+)`);
  const found = (await app.outbox()).flatMap((it) => (it.to === to ? (link.exec(it.text)?.[1] ?? []) : []));
  if (!found[0]) throw new Error(`no mail to ${to} leads to ${page}`);
  return found[0];
}

export function confirmLink(app: TestApp, token: string): Promise<Response> {
  return postAccount(app, '/api/account/verify', { token });
}

/** An account that was registered and confirmed. */
export async function newAccount(app: TestApp, body = accountBody): Promise<void> {
  const registered = await postAccount(app, '/api/auth/sign-up/email', body);
  if (!registered.ok) throw new Error(`no registration: ${registered.status} ${await registered.text()}`);
  const confirmed = await confirmLink(app, await tokenInMail(app, 'verify', body.email));
  if (!confirmed.ok) throw new Error(`no account: ${confirmed.status} ${await confirmed.text()}`);
}

/** The Cookie header of whoever got this reply. */
export function cookiesOf(reply: Response): string {
  return reply.headers
    .getSetCookie()
    .map((it) => it.split(';', 1)[0])
    .join('; ');
}
