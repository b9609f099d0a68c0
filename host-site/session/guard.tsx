import { type ReactNode, useEffect } from 'react';
import { pathTo } from '#domain/pages.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { EndedSession } from '#host-site/session/ended-session.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { Unread } from '#host-site/session/unread.tsx';
import { useSureSession } from '#host-site/session/use-session.ts';
import { Spinner } from '#host-site/shell/spinner.tsx';

/**
 * A page for who is signed in; everybody else signs in first and comes back. One whose session ends while they are at
 * work keeps the page and what is typed in it, and signs in above it.
 */
interface GuardProps {
  /** Who is signed in and may not is led to the sign-in like a stranger. */
  mayEnter?: (user: SignedInUser) => boolean;
  children: (user: SignedInUser) => ReactNode;
}

export function Guard({ mayEnter = () => true, children }: GuardProps) {
  const { address, redirect } = useNavigation();
  const session = useSureSession();
  const isOut = session.status === 'signed-out';
  const isRefused = 'user' in session && !mayEnter(session.user);
  useEffect(() => {
    if (isOut) redirect({ path: pathTo('auth'), next: address.path });
    else if (isRefused) redirect({ path: pathTo('auth') });
  }, [isOut, isRefused, address.path, redirect]);
  if (session.status === 'unread') return <Unread />;
  if (!('user' in session) || isRefused) return <Spinner />;
  return (
    <>
      <div key={session.user.id}>{children(session.user)}</div>
      {session.status === 'ended' && <EndedSession user={session.user} />}
    </>
  );
}
