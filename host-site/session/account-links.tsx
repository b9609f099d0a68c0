import { pathTo } from '#domain/pages.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useSession } from '#host-site/session/use-session.ts';
import { useSignOut } from '#host-site/session/use-sign-out.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** The way in, or to the own pages and out. */
export function AccountLinks() {
  const { header } = useTexts().site;
  const { status } = useSession();
  const { signOut } = useSignOut();
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
