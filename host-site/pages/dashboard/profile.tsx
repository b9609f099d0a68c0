import { useState } from 'react';
import { askPasswordReset } from '#domain/contract/accounts.ts';
import { readProfile } from '#domain/contract/profile.ts';
import { pathTo } from '#domain/pages.ts';
import { providerNames } from '#host-site/pages/auth/provider-names.ts';
import { ChangeEmail } from '#host-site/pages/dashboard/change-email.tsx';
import { EditProfile } from '#host-site/pages/dashboard/edit-profile.tsx';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useSignOut } from '#host-site/session/use-sign-out.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

const isProvider = (way: string): way is keyof typeof providerNames => way in providerNames;

interface ProfileProps {
  user: SignedInUser;
  /** `credential` is a password; empty until it is known. */
  waysIn: readonly string[];
}

export function Profile({ user, waysIn }: ProfileProps) {
  const { profile, newEmail } = useDashboardTexts();
  const { language } = useNavigation().address;
  const { state, run } = useAction(askPasswordReset);
  const [opened, open] = useState<'profile' | 'email'>();
  const close = () => open(undefined);
  const isBusy = state.status === 'loading';
  const hasPassword = waysIn.length === 0 || waysIn.includes('credential');
  const rows = [
    [profile.email, user.email],
    [profile.name, user.name],
    [profile.username, user.displayUsername],
    [profile.waysIn, waysIn.map((it) => (isProvider(it) ? providerNames[it] : profile.byPassword)).join(', ')],
  ] as const;
  if (opened === 'profile')
    return <OwnReply endpoint={readProfile}>{(own) => <EditProfile own={own} onClose={close} />}</OwnReply>;
  if (opened === 'email') return <ChangeEmail user={user} hasPassword={hasPassword} onClose={close} />;
  return (
    <>
      <dl className="facts">
        {rows.map(([label, value]) => value && <FactRow key={label} label={label} value={value} />)}
      </dl>
      <p className="small">{profile.passwordHint}</p>
      <div className="profile-actions">
        <button type="button" className="button ghost" onClick={() => open('profile')}>
          {profile.edit}
        </button>
        <button type="button" className="button ghost" onClick={() => open('email')}>
          {newEmail.open}
        </button>
        <button
          type="button"
          className="button ghost"
          aria-disabled={isBusy}
          onClick={() => run({ body: { email: user.email, language } })}
        >
          {isBusy ? profile.sending : profile.changePassword}
        </button>
        <SignOutButton />
        {user.isAdmin && (
          <Link className="button ghost" to={{ path: pathTo('admin') }}>
            {profile.admin}
          </Link>
        )}
      </div>
      <CallStatus state={state} done={profile.sent} />
    </>
  );
}

function SignOutButton() {
  const { profile } = useDashboardTexts();
  const { signOut } = useSignOut();
  return (
    <button type="button" className="button ghost" onClick={signOut}>
      {profile.signOut}
    </button>
  );
}

function FactRow({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
