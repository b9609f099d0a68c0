import type { AdminUser, changeAdmin, changeRole, changeVerified } from '#domain/contract/admin.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import { type Action, useAction } from '#host-site/use-action.ts';

/** A change of somebody's rights: told in a toast, with the server's own words where it failed. */
export function useChange<E extends typeof changeRole | typeof changeAdmin | typeof changeVerified>(
  endpoint: E,
  kind: 'role' | 'admin' | 'verification',
  onChanged: (user: AdminUser) => void,
): Action<E> {
  const { changes } = useAdminTexts();
  const { done, failed } = changes[kind];
  const action = useAction(
    endpoint,
    (user) => {
      showToast(done.title, done.text);
      onChanged(user);
    },
    ({ detail }) => showToast(failed, detail ?? changes.failedText, true),
  );
  useEndNoticed(action.state);
  return action;
}
