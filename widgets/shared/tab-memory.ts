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

export function sessionMemory(): TabMemory {
  const fallback = new Map<string, string>();
  return {
    read: (key) => fallback.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null,
    write(key, value) {
      const kept = attempt(() => {
        sessionStorage.setItem(key, value);
        return true;
      });
      if (kept) fallback.delete(key);
      else fallback.set(key, value);
    },
    remove(key) {
      fallback.delete(key);
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}
