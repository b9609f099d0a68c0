import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pathTo } from '#domain/pages.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { ConfirmMail } from '#host-site/pages/auth/confirm-mail.tsx';
import { $registered } from '#host-site/pages/auth/registered.ts';
import { DeleteAccount } from '#host-site/pages/dashboard/delete-account.tsx';
import { ExportAccount } from '#host-site/pages/dashboard/export-account.tsx';
import { MailSwitch } from '#host-site/pages/dashboard/mail-switch.tsx';
import { Overview } from '#host-site/pages/dashboard/overview.tsx';
import { Security } from '#host-site/pages/dashboard/security/security.tsx';
import { SessionList } from '#host-site/pages/dashboard/session-list.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { Guard } from '#host-site/session/guard.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useSession } from '#host-site/session/use-session.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import './dashboard.css';

/** The own pages; right after a registration, that its mail waits. */
export function DashboardPage() {
  const registration = useStore($registered);
  const { status } = useSession();
  const isIn = status === 'signed-in';
  useEffect(() => {
    if (isIn) $registered.set(null);
  }, [isIn]);
  if (registration && !isIn) return <ConfirmMail registration={registration} />;
  return <Guard>{(user) => <Dashboard user={user} />}</Guard>;
}

function Dashboard({ user }: { user: SignedInUser }) {
  const { dashboard, settings, sessions, security, data } = useDashboardTexts();
  return (
    <div className="wrap dashboard">
      <title>{`${dashboard.title} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{dashboard.greeting(user.name)}</h1>
      <DeskLinks user={user} />
      <Overview user={user} />
      <section aria-labelledby="offer-title">
        <h2 id="offer-title">{dashboard.offer.title}</h2>
        <p>{dashboard.offer.text}</p>
        <Link className="button ghost small" to={{ path: pathTo('quoteCheck') }}>
          {dashboard.offer.action}
        </Link>
      </section>
      <section aria-labelledby="settings-title">
        <h2 id="settings-title">{settings.title}</h2>
        <MailSwitch />
      </section>
      <section aria-labelledby="security-title" id="security">
        <h2 id="security-title">{security.title}</h2>
        <Security user={user} />
      </section>
      <section aria-labelledby="sessions-title">
        <h2 id="sessions-title">{sessions.title}</h2>
        <SessionList />
      </section>
      <section aria-labelledby="data-title">
        <h2 id="data-title">{data.title}</h2>
        <ExportAccount />
        <DeleteAccount user={user} />
      </section>
    </div>
  );
}

/** To the pages of who looks after others. */
function DeskLinks({ user: { role, isAdmin } }: { user: SignedInUser }) {
  const { desks } = useDashboardTexts();
  const isManager = isAdmin || role === 'manager' || role === 'admin';
  const open = { admin: isAdmin, manager: isManager, partner: role === 'partner' };
  const own = (['admin', 'manager', 'partner'] as const).filter((it) => open[it]);
  if (own.length === 0) return null;
  return (
    <nav className="profile-actions" aria-label={desks.label}>
      {own.map((it) => (
        <Link key={it} className="button ghost small" to={{ path: pathTo(it) }}>
          {desks[it]}
        </Link>
      ))}
    </nav>
  );
}
