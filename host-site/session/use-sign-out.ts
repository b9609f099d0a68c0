import { session } from '#host-site/session/session.ts';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** Signs out everywhere in this browser; that it failed is told. */
export function useSignOut() {
  const { header, calls } = useTexts().site;
  return {
    async signOut() {
      if (!(await session.signOut())) showToast(header.logout, calls.offline, true);
    },
  };
}
