import type { Answering } from '#api/auth/auth-call.ts';
import type { Deps } from '#api/context/deps.ts';
import type { SignInProvider } from '#domain/contract/provider-sign-in.ts';

export type ProviderAuth = (provider: SignInProvider) => Promise<Answering>;

/** Each provider's own instance, loaded when somebody first needs it; one that could not be reached is asked anew. */
export function lazyProviderAuth(deps: Deps): ProviderAuth {
  const opened = new Map<SignInProvider, Promise<Answering>>();
  return (provider) => {
    const auth =
      opened.get(provider) ??
      import('#api/auth/provider-auth.ts').then(({ openProviderAuth }) => openProviderAuth(deps, provider));
    opened.set(provider, auth);
    auth.catch(() => opened.delete(provider));
    return auth;
  };
}
