import { useState } from 'react';
import { deleteAccount } from '#domain/contract/accounts.ts';
import { useForm } from '#host-site/form/use-form.ts';
import { ProviderButtons } from '#host-site/pages/auth/provider-buttons.tsx';
import { PasswordField } from '#host-site/pages/dashboard/security/password-step.tsx';
import { session } from '#host-site/session/session.ts';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import '#host-site/pages/auth/auth.css';

/** After the password, typed once more, or one more sign-in through a provider. */
export function DeleteAccount({ user }: { user: SignedInUser }) {
  const { data, deletion } = useDashboardTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{data.deleteText}</p>
      <button type="button" className="button ghost danger" onClick={() => setOpen(true)}>
        {deletion.open}
      </button>
      {isOpen && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeletionDialog({ user, onClose }: { user: SignedInUser; onClose: () => void }) {
  const { deletion } = useDashboardTexts();
  const finish = () => {
    session.leave();
    showToast(deletion.done.title, deletion.done.text);
  };
  const { state, run } = useAction(deleteAccount, finish, ({ problem }) => {
    if (problem === 'validation') form.refuse({ password: deletion.wrong });
  });
  useEndNoticed(state);
  const form = useForm({
    empty: { password: '' },
    problemsOf: ({ password }) => ({ password: password === '' ? deletion.wrong : undefined }),
    send: ({ password }) => run({ body: { password } }),
  });
  const isBusy = state.status === 'loading';
  const isLast = state.status === 'failed' && state.problem === 'last-admin';
  const isWrong = state.status === 'failed' && state.problem === 'validation';
  return (
    <QuestionDialog
      isOpen
      title={deletion.title}
      confirm={isBusy ? deletion.busy : deletion.confirm}
      keep={deletion.keep}
      isBusy={isBusy}
      onConfirm={() => form.place.ref.current?.requestSubmit()}
      onClose={onClose}
    >
      <p>{deletion.text(user.email)}</p>
      <ProviderButtons person={user.id} onSignedIn={() => run({ body: {} })} />
      <form {...form.place}>
        <PasswordField form={form} user={user} />
      </form>
      {isLast ? <p className="call-status failed">{deletion.lastAdmin}</p> : !isWrong && <CallStatus state={state} />}
    </QuestionDialog>
  );
}
