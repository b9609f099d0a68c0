import { useStore } from '@nanostores/react';
import { pathTo } from '#domain/pages.ts';
import { $standing } from '#host-site/live/standing.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useSession } from '#host-site/session/use-session.ts';
import { useSignOut } from '#host-site/session/use-sign-out.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** More do not fit. */
const MOST_COUNTED = 99;

/** Leads to the notifications, with how many are unread; a reader is told when that changes. */
function NewsLink() {
  const { header } = useTexts().site;
  const unread = useStore($standing)?.unread ?? 0;
  return (
    <Link className="news-link" to={{ path: pathTo('notifications') }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7Zm4 10a2 2 0 0 0 4 0" />
      </svg>
      {unread > 0 && (
        <b aria-hidden="true" className="news-count">
          {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
        </b>
      )}
      <span className="visually-hidden" role="status">
        {header.notifications(unread)}
      </span>
    </Link>
  );
}

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
      <NewsLink />
      <button type="button" onClick={signOut}>
        {header.logout}
      </button>
    </div>
  );
}
