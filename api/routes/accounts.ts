import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { AuthCall, LazyAuth } from '#api/auth/auth-call.ts';
import { addPasskey, askPasskeyCreation, askPasskeySignIn, signInByPasskey } from '#api/auth/passkeys.ts';
import { confirmTotp, startTotp, stopTotp } from '#api/auth/second-factor.ts';
import { readSession, signOut } from '#api/auth/session.ts';
import { signIn } from '#api/auth/sign-in.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { unnamedLocale } from '#api/http/call-locale.ts';
import { readBody } from '#api/http/input.ts';
import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { askPasswordReset, readAccountLink, renewAccountLink } from '#api/services/accounts/account-links.ts';
import { endSession, listSessions } from '#api/services/accounts/account-sessions.ts';
import { askEmailChange, confirmEmailChange, undoEmailChange } from '#api/services/accounts/change-email.ts';
import { confirmAccount } from '#api/services/accounts/confirm-account.ts';
import { deleteAccount } from '#api/services/accounts/delete-account.ts';
import { exportAccount } from '#api/services/accounts/export-account.ts';
import { changeProfile, readProfile } from '#api/services/accounts/own-profile.ts';
import { resetPassword } from '#api/services/accounts/reset-password.ts';
import { readSecurity, removePasskey } from '#api/services/accounts/second-factor.ts';
import { signInWays } from '#api/services/accounts/sign-in-ways.ts';
import { signUp } from '#api/services/accounts/sign-up.ts';
import * as endpoints from '#domain/contract/accounts.ts';
import * as addresses from '#domain/contract/change-email.ts';
import { changeProfile as changeProfileCall, readProfile as readProfileCall } from '#domain/contract/profile.ts';
import { readSignInWays } from '#domain/contract/provider-sign-in.ts';
import * as factors from '#domain/contract/second-factor.ts';
import { Failure } from '#domain/failure.ts';

const { authCalls } = endpoints;

/** `read` where a password is hashed or a count is kept beside the work: these open their own transaction. */
export const accountRoutes: Route[] = [
  readRoute(endpoints.signUp, (context, { body }) => signUp(context, body)),
  readRoute(endpoints.askPasswordReset, (context, { body }) => askPasswordReset(context, body)),
  readRoute(endpoints.resetPassword, (context, { body }) => resetPassword(context, body)),
  readRoute(endpoints.renewAccountLink, (context, { body }) => renewAccountLink(context, body.token)),
  readRoute(endpoints.readAccountLink, (context, { body }) => readAccountLink(context, body.token)),
  writeRoute(endpoints.confirmAccount, (context, { body }) => confirmAccount(context, body.token)),
  readRoute(endpoints.listSessions, (context) => listSessions(context)),
  writeRoute(endpoints.endSession, (context, { parameters }) => endSession(context, parameters.sessionId)),
  readRoute(endpoints.exportAccount, (context) => exportAccount(context)),
  readRoute(endpoints.deleteAccount, (context, { body }) => deleteAccount(context, body)),
  readRoute(addresses.askEmailChange, (context, { body }) => askEmailChange(context, body)),
  writeRoute(addresses.confirmEmailChange, (context, { body }) => confirmEmailChange(context, body.token)),
  writeRoute(addresses.undoEmailChange, (context, { body }) => undoEmailChange(context, body.token)),
  readRoute(readProfileCall, (context) => readProfile(context)),
  writeRoute(changeProfileCall, (context, { body }) => changeProfile(context, body)),
  readRoute(factors.readSecurity, (context) => readSecurity(context)),
  writeRoute(factors.removePasskey, (context, { parameters }) => removePasskey(context, parameters.passkeyId)),
  readRoute(readSignInWays, (context) => signInWays(context)),
];

type Answer = (call: AuthCall) => Promise<Response>;

/** An answer to what the call brings, once it has been read. */
const ofBody =
  <Body extends z.core.$ZodType>(
    { body }: { body: Body },
    answer: (call: AuthCall, body: z.infer<Body>) => Promise<Response>,
  ): Answer =>
  async (call) =>
    answer(call, (await readBody(body, call.request)) as z.infer<Body>);

/** All that is reachable of Better Auth. What is not here is refused, new endpoints of a new version included. */
const answers: Record<keyof typeof authCalls, Answer> = {
  readSession,
  signInByEmail: ofBody(authCalls.signInByEmail, (call, { email, ...rest }) => signIn(call, { ...rest, login: email })),
  signInByUsername: ofBody(authCalls.signInByUsername, (call, { username, ...rest }) =>
    signIn(call, { ...rest, login: username }),
  ),
  signOut,
  startTotp: ofBody(authCalls.startTotp, startTotp),
  confirmTotp: ofBody(authCalls.confirmTotp, confirmTotp),
  stopTotp: ofBody(authCalls.stopTotp, stopTotp),
  askPasskeyCreation: ofBody(authCalls.askPasskeyCreation, askPasskeyCreation),
  addPasskey: ofBody(authCalls.addPasskey, addPasskey),
  askPasskeySignIn,
  signInByPasskey: ofBody(authCalls.signInByPasskey, signInByPasskey),
};

/** Better Auth checks origins of calls with cookies only; a stranger's page has no business here at all. */
function ownOriginOnly(origin: string | null, publicUrl: string): void {
  if (origin !== null && origin !== publicUrl) throw new Failure('origin-not-allowed');
}

export async function openAuthCall(
  c: Context,
  auth: LazyAuth,
  { deps, countCall }: AppTools,
  mayBeForeign = false,
): Promise<AuthCall> {
  const { raw } = c.req;
  if (!mayBeForeign) ownOriginOnly(raw.headers.get('origin'), deps.settings.publicUrl);
  const address = await countCall(c);
  const requestId = deps.ids.next();
  c.set('requestId', requestId);
  return { deps, auth, request: raw, address, requestId, locale: unnamedLocale(raw.headers) };
}

export function mountAccounts(app: Hono, auth: LazyAuth, tools: AppTools): void {
  for (const [name, { method, path }] of Object.entries(authCalls)) {
    app.on(method, path, async (c) => {
      const reply = await answers[name as keyof typeof answers](await openAuthCall(c, auth, tools));
      reply.headers.set('Cache-Control', 'no-store');
      reply.headers.set('X-Content-Type-Options', 'nosniff');
      return reply;
    });
  }
  app.all(`${endpoints.AUTH_PATH}/*`, async (c) => {
    await openAuthCall(c, auth, tools);
    throw new Failure('not-found');
  });
}
