import { useEffect, useId, useRef } from 'react';
import { LoginForm } from '#host-site/pages/auth/login-form.tsx';
import { ProviderButtons } from '#host-site/pages/auth/provider-buttons.tsx';
import { session } from '#host-site/session/session.ts';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import '#host-site/shell/question-dialog.css';
import '#host-site/pages/auth/auth.css';

/** Above the page of somebody whose session has ended: signing in again goes on where they were. */
export function EndedSession({ user }: { user: SignedInUser }) {
  const { ended } = useAuthTexts();
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => place.current?.showModal(), []);
  return (
    <dialog ref={place} className="question" aria-labelledby={id} onCancel={(event) => event.preventDefault()}>
      <h2 id={id}>{ended.title}</h2>
      <p>{ended.text}</p>
      <ProviderButtons person={user.id} onSignedIn={() => {}} />
      <LoginForm username={user.email} onSignedIn={() => {}} />
      <button type="button" className="text-button" onClick={session.leave}>
        {ended.leave}
      </button>
    </dialog>
  );
}
