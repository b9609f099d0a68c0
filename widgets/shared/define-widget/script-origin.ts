let origin: string | undefined;

/** Remembers where the running script came from: that is where its API is, unless the page says otherwise. */
export function cameFrom(scriptUrl: string | undefined): void {
  if (scriptUrl?.startsWith('http')) origin ??= new URL(scriptUrl).origin;
}

export function scriptOrigin(): string {
  return origin ?? location.origin;
}
