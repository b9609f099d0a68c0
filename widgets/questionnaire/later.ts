import { atom, type ReadableAtom } from 'nanostores';
import type { Assessment } from '#widgets/questionnaire/assessment-door.ts';
import { done, failed, idle, loading, type RemoteState } from '#widgets/shared/remote-state.ts';

export interface Later {
  $later: ReadableAtom<RemoteState<Assessment>>;
  /** Fetches the part that comes later, once; after a failure the next call tries again. */
  get(): Promise<Assessment>;
}

export function createLater(open: () => Promise<Assessment>): Later {
  const $later = atom<RemoteState<Assessment>>(idle);
  let opening: Promise<Assessment> | undefined;

  async function fetchPart(): Promise<Assessment> {
    $later.set(loading);
    try {
      const assessment = await open();
      $later.set(done(assessment));
      return assessment;
    } catch (error) {
      opening = undefined;
      $later.set(failed(error));
      throw error;
    }
  }

  return {
    $later,
    get() {
      opening ??= fetchPart();
      return opening;
    },
  };
}
