import { useSyncExternalStore } from 'react';

const today = () => new Date().toISOString().slice(0, 10);
const drawnOn = () =>
  typeof document === 'undefined'
    ? today()
    : (document.querySelector<HTMLElement>('[data-drawn-on]')?.dataset.drawnOn ?? today());
const never = () => () => {};

/** The day, `2026-11-23`; of a page that was drawn beforehand, that of its drawing until it has come alive. */
export const useToday = () => useSyncExternalStore(never, today, drawnOn);
