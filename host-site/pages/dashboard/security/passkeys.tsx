import { useState } from 'react';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { type readSecurity, removePasskey } from '#domain/contract/second-factor.ts';
import { AddPasskey } from '#host-site/pages/dashboard/security/add-passkey.tsx';
import { knowsPasskeys } from '#host-site/passkeys/passkey.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type OwnPasskey = ReplyOf<typeof readSecurity>['passkeys'][number];

interface PasskeysProps {
  user: SignedInUser;
  passkeys: readonly OwnPasskey[];
  onChanged: () => Promise<void>;
}

export function Passkeys({ user, passkeys, onChanged }: PasskeysProps) {
  const texts = useDashboardTexts().security.passkeys;
  const [isAdding, setAdding] = useState(false);
  const finish = async () => {
    await onChanged();
    setAdding(false);
  };
  return (
    <div className="factor">
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      {passkeys.length > 0 && (
        <ul className="sessions">
          {passkeys.map((it) => (
            <PasskeyRow key={it.id} passkey={it} onRemoved={onChanged} />
          ))}
        </ul>
      )}
      {!knowsPasskeys() && <p className="small">{texts.unknown}</p>}
      {knowsPasskeys() && !isAdding && (
        <button type="button" className="button ghost" onClick={() => setAdding(true)}>
          {texts.add}
        </button>
      )}
      {isAdding && <AddPasskey user={user} onDone={finish} onCancel={() => setAdding(false)} />}
    </div>
  );
}

function PasskeyRow({ passkey, onRemoved }: { passkey: OwnPasskey; onRemoved: () => Promise<void> }) {
  const { passkeys: texts, busy, cancel } = useDashboardTexts().security;
  const { language } = useNavigation().address;
  const [isAsked, setAsked] = useState(false);
  const { state, run } = useAction(removePasskey, onRemoved);
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const name = passkey.name ?? texts.unnamed;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(passkey.createdAt));
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="small">{texts.since(day)}</p>
      </div>
      <button
        type="button"
        className="button ghost small"
        aria-label={`${texts.remove}: ${name}`}
        onClick={() => setAsked(true)}
      >
        {texts.remove}
      </button>
      <QuestionDialog
        isOpen={isAsked}
        title={texts.removeTitle(name)}
        confirm={isBusy ? busy : texts.remove}
        keep={cancel}
        isBusy={isBusy}
        onConfirm={() => run({ parameters: { passkeyId: passkey.id } })}
        onClose={() => setAsked(false)}
      >
        <p>{texts.removeText}</p>
        <CallStatus state={state} />
      </QuestionDialog>
    </li>
  );
}
