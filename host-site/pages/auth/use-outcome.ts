import type { ProviderOutcome } from '#domain/contract/provider-sign-in.ts';
import { providerNames } from '#host-site/pages/auth/provider-names.ts';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';

/** Tells what a sign-in through a provider came to; a known reason takes the place of the usual words. */
export function useOutcome(): (outcome: ProviderOutcome) => void {
  const { providers, toasts } = useAuthTexts();
  return ({ provider, result }) => {
    const name = providerNames[provider];
    if (result === 'done') showToast(toasts.loginDone.title, providers.done(name));
    else showToast(toasts.loginFailed.title, providers.codes[result](name), true);
  };
}
