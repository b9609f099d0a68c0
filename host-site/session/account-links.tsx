import { pathTo } from '#domain/pages.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { session } from '#host-site/session/session.ts';
import { useSession } from '#host-site/session/use-session.ts';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** The way in, or to the own pages and out. */
export function AccountLinks() {
  const { header, calls } = useTexts().site;
  const { status } = useSession();
  const signOut = async () => {
    if (!(await session.signOut())) showToast(header.logout, calls.offline, true);
  };
  if (status !== 'signed-in' && status !== 'ended')
    return (
      <div className="account-links">
        <Link to={{ path: pathTo('auth') }}>{header.login}</Link>
      </div>
    );
  return (
    <div className="account-links">
      <Link to={{ path: pathTo('dashboard') }}>{header.dashboard}</Link>
      <button type="button" onClick={signOut}>
        {header.logout}
      </button>
    </div>
  );
}
