import { useEffect, useId, useRef, useState } from 'react';
import { outcomeOf } from '#domain/contract/provider-sign-in.ts';
import { pathTo } from '#domain/pages.ts';
import { Benefits } from '#host-site/pages/auth/benefits.tsx';
import { ForgottenPassword } from '#host-site/pages/auth/forgotten-password.tsx';
import { LoginForm } from '#host-site/pages/auth/login-form.tsx';
import { ProviderButtons } from '#host-site/pages/auth/provider-buttons.tsx';
import { RegisterForm } from '#host-site/pages/auth/register-form.tsx';
import { useOutcome } from '#host-site/pages/auth/use-outcome.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { session } from '#host-site/session/session.ts';
import { useSureSession } from '#host-site/session/use-session.ts';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { TabList } from '#host-site/shell/tab-list.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import './auth.css';

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];

/** Sign in, or register. Who is signed in already is led on. */
export function AuthPage() {
  const { address, redirect } = useNavigation();
  const { auth } = useAuthTexts();
  const { status } = useSureSession();
  const [tab, setTab] = useState<Tab>('login');
  const hasJustSignedIn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in' && !hasJustSignedIn.current) redirect({ path: address.next ?? pathTo('home') });
  }, [status, address.next, redirect]);
  const leadOn = () => redirect({ path: address.next ?? pathTo('dashboard') });
  const signingIn = () => {
    hasJustSignedIn.current = true;
  };
  useReturn(signingIn, leadOn);
  return (
    <div className="wrap auth">
      <title>{auth.documentTitle}</title>
      <meta name="robots" content="noindex" />
      <Benefits />
      {status === 'unasked' || status === 'loading' || status === 'signed-in' ? (
        <Spinner />
      ) : (
        <AuthPanel tab={tab} show={setTab} onSigningIn={signingIn} onSignedIn={leadOn} />
      )}
    </div>
  );
}

/** Back from a provider that was asked in this window. */
function useReturn(onSigningIn: () => void, onSignedIn: () => void): void {
  const { address, redirect } = useNavigation();
  const tell = useOutcome();
  const outcome = outcomeOf(address.hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (!outcome) return;
    tell(outcome);
    if (outcome.result !== 'done') return redirect({ next: address.next });
    onSigningIn();
    session.refresh().then(onSignedIn);
  }, [address.hash]);
}

interface AuthPanelProps {
  tab: Tab;
  show: (tab: Tab) => void;
  onSigningIn: () => void;
  onSignedIn: () => void;
}

function AuthPanel({ tab, show, onSigningIn, onSignedIn }: AuthPanelProps) {
  const { auth } = useAuthTexts();
  const [hasForgotten, setForgotten] = useState(false);
  const id = useId();
  const other = tab === 'login' ? 'register' : 'login';
  if (hasForgotten)
    return (
      <section className="auth-panel">
        <ForgottenPassword onBack={() => setForgotten(false)} />
      </section>
    );
  return (
    <section className="auth-panel">
      <TabList tabs={tabs} names={auth.tabs} label={auth.label} shown={tab} show={show} idStart={id} />
      <div role="tabpanel" id={`${id}panel-${tab}`} aria-labelledby={`${id}tab-${tab}`}>
        <ProviderButtons onSigningIn={onSigningIn} onSignedIn={onSignedIn} />
        {tab === 'login' ? (
          <LoginForm onSigningIn={onSigningIn} onSignedIn={onSignedIn} onForgotten={() => setForgotten(true)} />
        ) : (
          <RegisterForm />
        )}
        <p className="auth-switch">
          {auth[tab].otherwise}{' '}
          <button type="button" className="text-button" onClick={() => show(other)}>
            {auth[tab].switch}
          </button>
        </p>
      </div>
    </section>
  );
}
