import { useRef, useState } from 'react';
import type { AdminUser } from '#domain/contract/admin.ts';
import { FailedRead } from '#host-site/pages/admin/failed-read.tsx';
import { useUsers } from '#host-site/pages/admin/use-users.ts';
import { UserDetail } from '#host-site/pages/admin/user-detail.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { MoreButton } from '#host-site/shell/more-button.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

const nobody = { entries: [], next: undefined };

/** The accounts, and beside them the one that is being looked at. */
export function UserDesk({ self }: { self: SignedInUser }) {
  const { users: texts } = useAdminTexts();
  const [query, setQuery] = useState('');
  const [selectedId, select] = useState<string>();
  const { state, more, refresh, retry } = useUsers(query.trim());
  const opener = useRef<HTMLButtonElement>(null);
  const { entries: users, next } = state.status === 'done' ? state.value : nobody;
  const selected = users.find((it) => it.id === selectedId);
  useEndNoticed(state);
  const close = () => {
    select(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <label className="admin-search">
        {texts.search}
        <input
          className="text-input"
          type="search"
          value={query}
          placeholder={texts.searchHint}
          maxLength={100}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <div className="admin-desk">
        <div>
          {state.status === 'loading' && <Spinner />}
          {state.status === 'failed' && <FailedRead text={texts.failed} retry={retry} />}
          {state.status === 'done' && users.length === 0 && <p>{query ? texts.noneFound : texts.none}</p>}
          {users.length > 0 && (
            <UserTable
              users={users}
              selectedId={selectedId}
              manage={(id, button) => {
                opener.current = button;
                select(id);
              }}
            />
          )}
          {next && <MoreButton more={more} texts={texts} />}
        </div>
        <UserDetail key={selected?.id} user={selected} self={self} onChanged={refresh} onClose={close} />
      </div>
    </>
  );
}

interface UserTableProps {
  users: readonly AdminUser[];
  selectedId: string | undefined;
  manage: (id: string, button: HTMLButtonElement) => void;
}

function UserTable({ users, selectedId, manage }: UserTableProps) {
  const { users: texts, roles } = useAdminTexts();
  const { columns } = texts;
  return (
    <table className="admin-users">
      <caption className="visually-hidden">{texts.table}</caption>
      <thead>
        <tr>
          {[columns.user, columns.role, columns.status, columns.actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id} aria-selected={user.id === selectedId}>
            <th scope="row">
              {user.fullName}
              <span className="small">{user.email}</span>
            </th>
            <td>
              <span className={user.isAdmin ? 'badge destructive' : 'badge'}>{roles[user.role]}</span>
            </td>
            <td>{user.isVerified ? texts.verified : texts.unverified}</td>
            <td>
              <button
                type="button"
                className="button ghost small"
                aria-label={`${texts.manage}: ${user.fullName}, ${user.email}`}
                onClick={(event) => manage(user.id, event.currentTarget)}
              >
                {texts.manage}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
