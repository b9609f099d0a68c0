const EXIT_AFTER_MS = 9_500;

/** Ends the process on SIGTERM or SIGINT once `stop` is done, and without it when that takes too long. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
