/** The source's pieces until it ends or `signal` is aborted; whoever does not stop then is left alone. */
export async function* untilStopped<Piece>(source: AsyncIterable<Piece>, signal: AbortSignal): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  const stopped = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  while (!signal.aborted) {
    const step = await Promise.race([pieces.next(), stopped]);
    if (step === null || step.done) break;
    yield step.value;
  }
  if (signal.aborted) pieces.return?.().catch(() => {});
}
