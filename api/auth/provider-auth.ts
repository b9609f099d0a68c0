import type { BetterAuthOptions } from 'better-auth';
import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { type Answering, PROVIDER_PATIENCE_MS } from '#api/auth/auth-call.ts';
import { authOptions } from '#api/auth/create-auth.ts';
import { cookiePrefix } from '#api/auth/known-device.ts';
import { profileOf } from '#api/auth/provider-profile.ts';
import type { Deps } from '#api/context/deps.ts';
import { within } from '#api/ground/within.ts';
import { discoveryAddress, type ProviderSettings } from '#api/identity/identity-port.ts';
import { freeUsername, makeWay } from '#api/services/accounts/provider-accounts.ts';
import { sealedToken } from '#api/services/accounts/revocations.ts';
import { POPUP_DONE, type SignInProvider } from '#domain/contract/provider-sign-in.ts';
import { Failure } from '#domain/failure.ts';

/** What each provider wants to be asked. Google would sign in whoever was there last; Apple sends name and address by a form alone. */
const ways = {
  google: { scopes: ['openid', 'email', 'profile'], prompt: 'select_account' },
  apple: { scopes: ['openid', 'name', 'email'], responseMode: 'form_post' },
} as const;

const UNPROVED = 'email_not_verified';

function pluginOf({ database }: Deps, provider: SignInProvider, { issuer, ...client }: ProviderSettings) {
  const { scopes, ...way } = ways[provider];
  return genericOAuth({
    config: [
      {
        providerId: provider,
        discoveryUrl: discoveryAddress(issuer),
        ...client,
        ...way,
        scopes: [...scopes],
        pkce: true,
        requireIdTokenVerification: true,
        async getUserInfo({ idToken, ...tokens }) {
          const profile = profileOf(idToken, 'user' in tokens ? tokens.user : undefined);
          if (profile?.emailVerified) await makeWay(database.db, profile.email);
          return profile;
        },
      },
    ],
  });
}

interface NewWayIn {
  accountId: string;
  refreshToken?: string | null | undefined;
}

/** Of the provider's tokens none is kept, but the one that takes Apple's consent back, sealed. */
function withoutTokens<Row extends NewWayIn>(deps: Deps, provider: SignInProvider, row: Row) {
  const { accountId, refreshToken: sent } = row;
  const refreshToken = provider === 'apple' && sent ? sealedToken(deps, accountId, sent) : null;
  const ends = { accessTokenExpiresAt: null, refreshTokenExpiresAt: null };
  return { ...row, refreshToken, accessToken: null, idToken: null, scope: null, ...ends };
}

/** A new person gets a username. */
function hooksOf(deps: Deps, provider: SignInProvider) {
  const { database, random, audit, ids } = deps;
  return {
    user: {
      create: {
        async before<Row extends { name: string }>(row: Row) {
          const displayUsername = await freeUsername(database.db, { random }, row.name);
          return { data: { ...row, username: displayUsername.toLowerCase(), displayUsername } };
        },
      },
    },
    account: {
      create: {
        before: async <Row extends NewWayIn>(row: Row) => ({ data: withoutTokens(deps, provider, row) }),
        async after({ userId }: { userId: string }) {
          const deed = { actorScope: `user:${userId}`, verb: `link-${provider}`, entity: 'user', entityId: userId };
          await audit.record(database.db, { ...deed, requestId: ids.next() });
        },
      },
    },
  };
}

/** Better Auth as one provider needs it. Apart from the instance of the passwords, so that these wait for no provider. */
function createProviderAuth(deps: Deps, provider: SignInProvider, settings: ProviderSettings) {
  const { publicUrl } = deps.settings;
  const base = authOptions(deps);
  const options = {
    ...base,
    plugins: [...base.plugins, pluginOf(deps, provider, settings)],
    user: {
      ...base.user,
      validateUserInfo: ({ user }: { user: { emailVerified?: boolean | undefined } }) =>
        user.emailVerified ? undefined : { error: UNPROVED },
    },
    account: {
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: { ...base.databaseHooks, ...hooksOf(deps, provider) },
    onAPIError: { errorURL: publicUrl + POPUP_DONE },
    advanced: {
      ...base.advanced,
      cookies: { state: { name: `${cookiePrefix(publicUrl)}.${provider}_state` } },
    },
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}

/** One provider's own instance; throws `unavailable` when the provider cannot be reached or is not itself. */
export async function openProviderAuth(deps: Deps, provider: SignInProvider): Promise<Answering> {
  const settings = await deps.identity.settingsOf(provider);
  if (!settings) throw new Failure('not-found');
  const auth = createProviderAuth(deps, provider, settings);
  const { socialProviders } = await within(PROVIDER_PATIENCE_MS, auth.$context);
  const known = socialProviders.find((it) => it.id === provider);
  if (known?.issuer !== settings.issuer) throw new Failure('unavailable');
  return auth;
}
