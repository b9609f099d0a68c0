import { useEffect, useRef, useState } from 'react';
import { type AdminUser, changeAdmin, changeRole, changeVerified, userRoles } from '#domain/contract/admin.ts';
import { CompanyChoice } from '#host-site/pages/admin/company-choice.tsx';
import { useChange } from '#host-site/pages/admin/use-change.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { SwitchRow } from '#host-site/shell/switch-row.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

interface UserDetailProps {
  user: AdminUser | undefined;
  self: SignedInUser;
  onChanged: (user: AdminUser) => void;
  onClose: () => void;
}

/** One account and what may be changed of it. Each control waits for its own call alone. */
export function UserDetail({ user, self, onChanged, onClose }: UserDetailProps) {
  const { detail } = useAdminTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = user !== undefined;
  useEffect(() => {
    if (isShown) title.current?.focus();
  }, [isShown]);
  return (
    <section className="admin-detail" aria-labelledby="admin-detail-title">
      <h2 id="admin-detail-title" ref={title} tabIndex={-1}>
        {detail.title}
      </h2>
      {user ? (
        <>
          <UserFacts user={user} isSelf={user.id === self.id} />
          <RoleChoice user={user} onChanged={onChanged} />
          <AdminSwitch user={user} isSelf={user.id === self.id} onChanged={onChanged} />
          <VerificationSwitch user={user} onChanged={onChanged} />
          <button type="button" className="button ghost small" onClick={onClose}>
            {detail.close}
          </button>
        </>
      ) : (
        <p>{detail.prompt}</p>
      )}
    </section>
  );
}

function UserFacts({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const { detail } = useAdminTexts();
  const { language } = useNavigation().address;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const told = (at: string | null) => (at ? moment.format(new Date(at)) : detail.never);
  const rows = [
    [detail.fullName, user.fullName],
    [detail.email, user.email],
    [detail.username, user.username],
    [detail.createdAt, told(user.createdAt)],
    [detail.lastLogin, told(user.lastLogin)],
  ] as const;
  return (
    <>
      {isSelf && <p className="small">{detail.own}</p>}
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

interface ControlProps {
  user: AdminUser;
  onChanged: (user: AdminUser) => void;
}

function RoleChoice({ user, onChanged }: ControlProps) {
  const { detail, roles } = useAdminTexts();
  const { state, run } = useChange(changeRole, 'role', onChanged);
  const isBusy = state.status === 'loading';
  const parameters = { userId: user.id };
  return (
    <fieldset className="admin-roles" disabled={isBusy}>
      <legend>{detail.role}</legend>
      <div className="admin-role-buttons">
        {userRoles.map((role) => (
          <button
            key={role}
            type="button"
            className="button ghost small"
            aria-pressed={role === user.role}
            onClick={() => role !== user.role && run({ parameters, body: { role } })}
          >
            {roles[role]}
          </button>
        ))}
      </div>
      {user.role === 'partner' && (
        <CompanyChoice
          company={user.partner}
          choose={(partnerId) => run({ parameters, body: { role: 'partner', partnerId } })}
        />
      )}
    </fieldset>
  );
}

/** Asks before somebody shuts themselves out. */
function AdminSwitch({ user, isSelf, onChanged }: ControlProps & { isSelf: boolean }) {
  const { detail, ownRights } = useAdminTexts();
  const [isAsking, ask] = useState(false);
  const { state, run } = useChange(changeAdmin, 'admin', onChanged);
  const isBusy = state.status === 'loading';
  const change = () => {
    ask(false);
    return run({ parameters: { userId: user.id }, body: { isAdmin: !user.isAdmin } });
  };
  return (
    <>
      <SwitchRow
        name={detail.admin}
        hint={detail.adminHint}
        isOn={user.isAdmin}
        isBusy={isBusy}
        onFlip={() => (isSelf && user.isAdmin ? ask(true) : change())}
      />
      {isAsking && (
        <QuestionDialog
          isOpen
          title={ownRights.title}
          confirm={ownRights.confirm}
          keep={ownRights.keep}
          isBusy={isBusy}
          onConfirm={change}
          onClose={() => ask(false)}
        >
          <p>{ownRights.text}</p>
        </QuestionDialog>
      )}
    </>
  );
}

function VerificationSwitch({ user, onChanged }: ControlProps) {
  const { detail } = useAdminTexts();
  const { state, run } = useChange(changeVerified, 'verification', onChanged);
  return (
    <SwitchRow
      name={detail.verification}
      hint={detail.verificationHint}
      isOn={user.isVerified}
      isBusy={state.status === 'loading'}
      onFlip={() => run({ parameters: { userId: user.id }, body: { isVerified: !user.isVerified } })}
    />
  );
}
