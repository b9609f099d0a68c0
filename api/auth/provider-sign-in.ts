import { type AuthCall, askAuth, PROVIDER_PATIENCE_MS } from '#api/auth/auth-call.ts';
import type { ProviderAuth } from '#api/auth/lazy-provider-auth.ts';
import { signedInActor } from '#api/auth/session.ts';
import type { Actor } from '#api/context/service-context.ts';
import { failureOfError, logCause } from '#api/ground/errors.ts';
import { within } from '#api/ground/within.ts';
import { noteLogin, ownAccount } from '#api/services/accounts/account-queries.ts';
import { endOneSession } from '#api/services/accounts/provider-accounts.ts';
import {
  doneAddress,
  endAddress,
  type ProviderCode,
  type ProviderSignIn,
  providerSignInOf,
  type SignInProvider,
} from '#domain/contract/provider-sign-in.ts';
import type { FailureCode } from '#domain/failure.ts';
import { DEFAULT_LANGUAGE } from '#domain/place.ts';

export interface ProviderCall extends AuthCall {
  providers: ProviderAuth;
}

/** What the words of the provider and of Better Auth are to us; all others are `failed`. */
const codes: Record<string, ProviderCode> = {
  access_denied: 'popup-closed-by-user',
  user_cancelled_authorize: 'popup-closed-by-user',
  account_not_linked: 'login-blocked',
  email_not_verified: 'login-blocked',
  state_mismatch: 'user-token-expired',
  state_not_found: 'user-token-expired',
  temporarily_unavailable: 'network-request-failed',
};
const codesOfFailures: Partial<Record<FailureCode, ProviderCode>> = {
  'too-many-requests': 'login-blocked',
  'origin-not-allowed': 'unauthorized-domain',
  unavailable: 'network-request-failed',
};

const redirected = (to: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ Location: to });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
};

/** A page, not a call: what goes wrong is told on the sign-in's last page. */
async function orEnd(call: ProviderCall, asked: ProviderSignIn, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOfError(error);
    logCause(call.deps.logger, failure, call.requestId, error);
    return redirected(endAddress(asked, codesOfFailures[failure.code] ?? 'failed'));
  }
}

/** Leads to the provider. */
export function beginSignIn(call: ProviderCall, asked: ProviderSignIn): Promise<Response> {
  return orEnd(call, asked, async () => {
    const { provider } = asked;
    const done = call.deps.settings.publicUrl + doneAddress(asked);
    const body = { provider, callbackURL: done, errorCallbackURL: done, disableRedirect: true };
    const reply = await askAuth(
      call,
      { method: 'POST', path: '/sign-in/social', body },
      await call.providers(provider),
    );
    const { url } = (await reply.json()) as { url?: string };
    return url ? redirected(url, reply.headers.getSetCookie()) : redirected(endAddress(asked, 'failed'));
  });
}

const cookiesIn = (reply: Response): Headers =>
  new Headers({
    cookie: reply.headers
      .getSetCookie()
      .flatMap((it) => it.split(';', 1))
      .join('; '),
  });

/** Why who was signed in may not stay: somebody else than was asked for, or one whose account asks for a code as well. */
async function refusalOf(call: ProviderCall, { person }: ProviderSignIn, actor: Actor): Promise<ProviderCode | null> {
  if (person && person !== actor.userId) return 'user-mismatch';
  const { person: found } = await ownAccount(call.deps.database.db, actor);
  if (found.suspendedAt) return 'login-blocked';
  return found.twoFactorEnabled ? 'multi-factor-auth-required' : null;
}

/** Who was signed in; who may not stay is signed out again. */
async function welcome(call: ProviderCall, asked: ProviderSignIn, reply: Response): Promise<Response> {
  const { database, audit, clock } = call.deps;
  const { db } = database;
  const actor = await signedInActor(call.auth)(cookiesIn(reply));
  if (!actor?.userId || !actor.sessionId) return redirected(endAddress(asked, 'failed'));
  const refusal = await refusalOf(call, asked, actor);
  if (refusal) {
    await endOneSession(db, actor.sessionId);
    return redirected(endAddress(asked, refusal));
  }
  await noteLogin(db, actor.userId, clock.now());
  const deed = { actorScope: actor.scope, verb: 'sign-in', entity: 'user', entityId: actor.userId };
  await audit.record(db, { ...deed, requestId: call.requestId });
  return redirected(endAddress(asked, 'done'), reply.headers.getSetCookie());
}

/** Takes the provider's answer. Better Auth checks state, code, signature, issuer, audience and nonce; where it all ends we say ourselves. */
export function finishSignIn(call: ProviderCall, provider: SignInProvider, answer: URLSearchParams): Promise<Response> {
  const unasked: ProviderSignIn = { provider, way: 'popup', language: DEFAULT_LANGUAGE };
  return orEnd(call, unasked, async () => {
    const path = `/callback/${provider}?${answer}`;
    const auth = await call.providers(provider);
    const reply = await within(PROVIDER_PATIENCE_MS, askAuth(call, { method: 'GET', path }, auth));
    const end = new URL(reply.headers.get('location') ?? '', call.deps.settings.publicUrl);
    const asked = providerSignInOf(end.searchParams) ?? unasked;
    const error = end.searchParams.get('error');
    if (error !== null) return redirected(endAddress(asked, codes[error] ?? 'failed'));
    return welcome(call, asked, reply);
  });
}
