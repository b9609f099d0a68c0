import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in a page as it was drawn beforehand, true from the moment scripts run: what only they can show waits for it. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
