import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { followTabs, session } from '#host-site/session/session.ts';
import type { Session } from '#host-site/session/session-store.ts';

/** Who is signed in; a page drawn beforehand knows nobody. */
export const useSession = (): Session => useStore(session.$session, { ssr: 'initial' });

/** For the whole site, once. */
export function useFollowedTabs(): void {
  useEffect(() => {
    session.open();
    return followTabs();
  }, []);
}

/** For pages that cannot do without knowing. */
export function useSureSession(): Session {
  useEffect(() => {
    session.open(true);
  }, []);
  return useSession();
}
