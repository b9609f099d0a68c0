import type { ApiErrorCode } from '#domain/contract/client.ts';
import { isUnreached } from '#host-site/api-call.ts';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** Tells of a refused sign-in or registration; a known reason takes the place of the usual words. */
export function useFailure(usual: { title: string; text: string }): (failure: { problem: ApiErrorCode }) => void {
  const { calls } = useTexts().site;
  const { passwordShort, suspended } = useAuthTexts().toasts;
  const knownFor = (problem: ApiErrorCode) => {
    if (isUnreached(problem)) return calls.offline;
    if (problem === 'password-too-short') return passwordShort;
    if (problem === 'login-blocked') return suspended;
    return problem === 'too-many-requests' ? calls.busy : usual.text;
  };
  return ({ problem }) => showToast(usual.title, knownFor(problem), true);
}
