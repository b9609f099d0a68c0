/** Text kept for this tab; in a blocked or full storage it lives as long as the page. */
export interface TabMemory {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Milliseconds; a write takes as long as what a key does to the page, and may wait until that is painted. */
const PAINTED_AFTER = 50;

export function sessionMemory(): TabMemory {
  /** What is not in the storage yet, or cannot be. */
  const pending = new Map<string, string>();

  function store(): void {
    removeEventListener('pagehide', store);
    for (const [key, value] of pending)
      attempt(() => {
        sessionStorage.setItem(key, value);
        pending.delete(key);
      });
  }

  return {
    read: (key) => pending.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null,
    write(key, value) {
      if (pending.size === 0) {
        setTimeout(store, PAINTED_AFTER);
        addEventListener('pagehide', store);
      }
      pending.set(key, value);
    },
    remove(key) {
      pending.delete(key);
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}
