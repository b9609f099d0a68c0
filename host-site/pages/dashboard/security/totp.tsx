import { useState } from 'react';
import { authCalls } from '#domain/contract/accounts.ts';
import { BackupCodes } from '#host-site/pages/dashboard/security/backup-codes.tsx';
import { FirstCode } from '#host-site/pages/dashboard/security/first-code.tsx';
import { PasswordStep } from '#host-site/pages/dashboard/security/password-step.tsx';
import { StopTotp } from '#host-site/pages/dashboard/security/stop-totp.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Step = { at: 'rest' | 'password' | 'stop' } | { at: 'code'; uri: string } | { at: 'codes'; codes: string[] };
const rest: Step = { at: 'rest' };

interface TotpProps {
  user: SignedInUser;
  isOn: boolean;
  onChanged: () => Promise<void>;
}

/** Codes of an app: whether they are asked for, and the steps on and off. */
export function Totp({ user, isOn, onChanged }: TotpProps) {
  const { totp } = useDashboardTexts().security;
  const [step, go] = useState<Step>(rest);
  const leave = () => go(rest);
  const { state, run } = useAction(authCalls.startTotp, ({ uri }) => go({ at: 'code', uri }));
  useEndNoticed(state);
  const take = async (codes: string[]) => {
    await onChanged();
    go({ at: 'codes', codes });
  };
  const stopped = async () => {
    await onChanged();
    leave();
  };
  return (
    <div className="factor">
      <h3>{totp.title}</h3>
      <p>{isOn ? totp.on : totp.off}</p>
      {step.at === 'rest' && (
        <button type="button" className="button ghost" onClick={() => go({ at: isOn ? 'stop' : 'password' })}>
          {isOn ? totp.stop : totp.start}
        </button>
      )}
      {step.at === 'password' && (
        <PasswordStep
          user={user}
          state={state}
          button={totp.next}
          onSend={(password) => run({ body: { password } })}
          onCancel={leave}
        />
      )}
      {step.at === 'code' && <FirstCode uri={step.uri} onDone={take} onCancel={leave} />}
      {step.at === 'codes' && <BackupCodes codes={step.codes} onDone={leave} />}
      {step.at === 'stop' && <StopTotp user={user} onDone={stopped} onCancel={leave} />}
    </div>
  );
}
