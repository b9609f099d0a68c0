/** Text kept for this tab; in a blocked or full storage it lives as long as the page. */
export interface TabMemory {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** By then what a key changes is painted; the first write of a tab alone would cost a slow phone half a frame. */
const PAINTED_AFTER_MS = 50;
/** What the storage does not hold yet, or cannot; of the whole page, as an element may take the place of another at once. */
const unkept = new Map<string, string>();

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function keep() {
  for (const [key, value] of unkept) {
    attempt(() => {
      sessionStorage.setItem(key, value);
      unkept.delete(key);
    });
  }
}

export function sessionMemory(): TabMemory {
  return {
    read: (key) => unkept.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null,
    write(key, value) {
      unkept.set(key, value);
      setTimeout(keep, PAINTED_AFTER_MS);
      addEventListener('pagehide', keep);
    },
    remove(key) {
      unkept.delete(key);
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}
