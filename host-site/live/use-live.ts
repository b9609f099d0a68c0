import { useEffect } from 'react';
import { $standing } from '#host-site/live/standing.ts';
import { useSession } from '#host-site/session/use-session.ts';

/** For the whole site, once: whoever is signed in hears of what is new. Nobody else loads any of it. */
export function useLive(): void {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  useEffect(() => {
    if (!userId) return;
    let stop = () => {};
    let isGone = false;
    const begin = async () => {
      const { startLive } = await import('#host-site/live/live.ts');
      if (!isGone) stop = startLive(userId);
    };
    begin().catch(() => {});
    return () => {
      isGone = true;
      stop();
      $standing.set(null);
    };
  }, [userId]);
}
