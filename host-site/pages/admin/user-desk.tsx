import { type AdminUser, exportUsers, listUsers } from '#domain/contract/admin.ts';
import { UserDetail } from '#host-site/pages/admin/user-detail.tsx';
import { ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** The accounts, and beside them the one that is being looked at. */
export function UserDesk({ self }: { self: SignedInUser }) {
  const { users: words, roles } = useAdminTexts();
  const { columns } = words;
  const standing = ({ suspendedAt, isVerified }: AdminUser) => {
    if (suspendedAt) return <span className="badge">{words.suspended}</span>;
    return isVerified ? words.verified : words.unverified;
  };
  return (
    <ListDesk<AdminUser>
      list={listUsers}
      file={{ endpoint: exportUsers, name: 'wattnest-users' }}
      words={words}
      nameOf={({ fullName, email }) => `${fullName}, ${email}`}
      columns={[
        {
          name: columns.user,
          cell: ({ fullName, email }) => (
            <>
              {fullName}
              <span className="small">{email}</span>
            </>
          ),
        },
        {
          name: columns.role,
          cell: ({ role, isAdmin }) => <span className={isAdmin ? 'badge destructive' : 'badge'}>{roles[role]}</span>,
        },
        { name: columns.status, cell: standing },
      ]}
    >
      {({ entry, onChanged }) => <UserDetail user={entry} self={self} onChanged={onChanged} />}
    </ListDesk>
  );
}
