/** Says to the other tabs, and to the next page, that this browser may be signed in. Holds a moment, never a token. */
export const SESSION_MARK = 'wattnest.session';

/** A blocked storage remembers nothing: then only pages that need a session ask for it. */
export function markStored(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(SESSION_MARK);
    else localStorage.setItem(SESSION_MARK, value);
  } catch {
    return;
  }
}

export function storedMark(): string | null {
  try {
    return localStorage.getItem(SESSION_MARK);
  } catch {
    return null;
  }
}
