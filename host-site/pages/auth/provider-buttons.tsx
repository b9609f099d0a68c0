import { useState } from 'react';
import {
  type ProviderResult,
  type ProviderSignIn,
  readSignInWays,
  type SignInProvider,
  signInProviders,
  startAddress,
} from '#domain/contract/provider-sign-in.ts';
import { ownPopup } from '#host-site/pages/auth/own-popup.ts';
import { ProviderLogo } from '#host-site/pages/auth/provider-logo.tsx';
import { providerNames } from '#host-site/pages/auth/provider-names.ts';
import { useOutcome } from '#host-site/pages/auth/use-outcome.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { session } from '#host-site/session/session.ts';
import { SpinningRing } from '#host-site/shell/spinner.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

interface ProviderButtonsProps {
  /** Signing in again: nobody but them. */
  person?: string;
  onSigningIn?: () => void;
  onSignedIn: () => void;
}

/** Runs a sign-in, one at a time; `blocked` is the one whose popup the browser did not allow. */
function useProvider({ person, onSigningIn, onSignedIn }: ProviderButtonsProps) {
  const { language, next } = useNavigation().address;
  const tell = useOutcome();
  const [running, setRunning] = useState<SignInProvider>();
  const [blocked, setBlocked] = useState<SignInProvider>();
  const asked = (provider: SignInProvider, way: ProviderSignIn['way']): ProviderSignIn => ({
    ...{ provider, way, language },
    ...(next && { next }),
    ...(person && { person }),
  });
  const end = async (provider: SignInProvider, result: ProviderResult) => {
    if (result === 'done') {
      onSigningIn?.();
      await session.refresh();
    }
    tell({ provider, result });
    if (result === 'popup-blocked') setBlocked(provider);
    if (result === 'done') onSignedIn();
  };
  const start = async (provider: SignInProvider, origins: readonly string[]) => {
    setBlocked(undefined);
    if (!origins.includes(location.origin)) return tell({ provider, result: 'unauthorized-domain' });
    setRunning(provider);
    const result = await ownPopup.run(asked(provider, 'popup'));
    setRunning((now) => (now === provider ? undefined : now));
    await end(provider, result);
  };
  return { running, blocked, start, redirectTo: (it: SignInProvider) => startAddress(asked(it, 'redirect')) };
}

/** The ways in through somebody else; those that are not set up say so. */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { providers } = useAuthTexts();
  const { running, blocked, start, redirectTo } = useProvider(props);
  const { state } = useReply(readSignInWays, {});
  const ways = state.status === 'done' ? state.value : undefined;
  return (
    <div className="providers">
      {signInProviders.map((it) => (
        <ProviderButton
          key={it}
          provider={it}
          isMissing={ways?.[it] === false}
          isRunning={running === it}
          onPress={() => start(it, ways?.origins ?? [location.origin])}
        />
      ))}
      {blocked && (
        <p className="small" role="status">
          {providers.blocked} <a href={redirectTo(blocked)}>{providers.redirect(providerNames[blocked])}</a>
        </p>
      )}
      <p className="auth-or" aria-hidden="true">
        {providers.or}
      </p>
    </div>
  );
}

interface ProviderButtonProps {
  provider: SignInProvider;
  isMissing: boolean;
  isRunning: boolean;
  onPress: () => void;
}

function ProviderButton({ provider, isMissing, isRunning, onPress }: ProviderButtonProps) {
  const { providers } = useAuthTexts();
  const name = providerNames[provider];
  return (
    <div>
      <button type="button" className="button ghost provider" disabled={isMissing} onClick={onPress}>
        {isRunning ? <SpinningRing /> : <ProviderLogo provider={provider} />}
        {isRunning ? providers.running(name) : providers.button(name)}
      </button>
      {isMissing && <p className="small">{providers.missing(name)}</p>}
    </div>
  );
}
