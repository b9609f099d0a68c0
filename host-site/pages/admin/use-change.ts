import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import type { ChangeKind } from '#host-site/texts/admin/texts.ts';
import { type Action, useAction } from '#host-site/use-action.ts';

/** What staff changes: told in a toast, with the server's own words where it failed. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  kind: ChangeKind,
  onChanged: (reply: ReplyOf<E>) => void,
): Action<E> {
  const { changes } = useAdminTexts();
  const { done, failed } = changes[kind];
  const action = useAction(
    endpoint,
    (reply) => {
      showToast(done.title, done.text);
      onChanged(reply);
    },
    ({ detail }) => showToast(failed, detail ?? changes.failedText, true),
  );
  useEndNoticed(action.state);
  return action;
}
