import { askPasswordReset } from '#domain/contract/accounts.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

export function Profile({ user }: { user: SignedInUser }) {
  const { profile } = useDashboardTexts();
  const { language } = useNavigation().address;
  const { state, run } = useAction(askPasswordReset);
  const isBusy = state.status === 'loading';
  const rows = [
    [profile.email, user.email],
    [profile.name, user.name],
    [profile.username, user.displayUsername],
  ] as const;
  return (
    <>
      <dl className="facts">
        {rows.map(([label, value]) => value && <FactRow key={label} label={label} value={value} />)}
      </dl>
      <p className="small">{profile.passwordHint}</p>
      <button
        type="button"
        className="button ghost"
        aria-disabled={isBusy}
        onClick={() => run({ body: { email: user.email, language } })}
      >
        {isBusy ? profile.sending : profile.changePassword}
      </button>
      <CallStatus state={state} done={profile.sent} />
    </>
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
