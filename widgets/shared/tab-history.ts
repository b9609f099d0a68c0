/** What a widget notes in the entries of the tab's history. Everything else that a page keeps there stays. */
export interface TabHistory {
  /** What this entry holds under `key`. */
  read(key: string): unknown;
  /** Into this entry. */
  note(key: string, value: unknown): void;
  /** Into a new entry of the same address, which leads back to this one. */
  add(key: string, value: unknown): void;
  back(): void;
  /** Runs `task` each time another entry of this page is gone to; the reply ends it. */
  onMove(task: () => void): () => void;
}

type Change = 'pushState' | 'replaceState';

function state(): Record<string, unknown> {
  const kept = history.state;
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** A sandboxed page may not change its history; and after a hundred changes in half a minute a browser refuses more. */
function change(way: Change, key: string, value: unknown): void {
  try {
    history[way]({ ...state(), [key]: value }, '');
  } catch {
    // The widget's own buttons lead back as well.
  }
}

export const browserHistory: TabHistory = {
  read: (key) => state()[key],
  note: (key, value) => change('replaceState', key, value),
  add: (key, value) => change('pushState', key, value),
  back: () => history.back(),
  onMove(task) {
    addEventListener('popstate', task);
    return () => removeEventListener('popstate', task);
  },
};
