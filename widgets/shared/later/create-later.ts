import { atom, type ReadableAtom } from 'nanostores';
import { done, failed, idle, loading, type RemoteState } from '#widgets/shared/remote-state.ts';

export interface Later<Part> {
  $later: ReadableAtom<RemoteState<Part>>;
  /** Fetches the part that comes later, once; after a failure the next call tries again. */
  get(): Promise<Part>;
}

export function createLater<Part>(open: () => Promise<Part>): Later<Part> {
  const $later = atom<RemoteState<Part>>(idle);
  let opening: Promise<Part> | undefined;

  async function fetchPart(): Promise<Part> {
    $later.set(loading);
    try {
      const part = await open();
      $later.set(done(part));
      return part;
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
