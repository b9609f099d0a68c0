/** What the work below takes on the machine that the bars are meant for: two cores of a rented server, 2026. */
const REFERENCE_MS = 8;
const ROUNDS = 25;
const RUNS = 5;

const words = Array.from({ length: 4_000 }, (_, at) => `Straße${(at * 7_919) % 997}`).join(' ');

/** Reading a text into words and counting them: the kind of work that a call of the API is. */
function work(): number {
  const seen = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const word of words
      .normalize('NFKD')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u))
      seen.set(word, (seen.get(word) ?? 0) + 1);
  return seen.size;
}

/** Processor time of this thread. */
export function threadMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1_000;
}

/**
 * How many times slower than the reference this machine is just now, never below 1: a bar in processor time is multiplied by it, so that
 * it holds the code and not the machine. Cores that others share take longer for the same work.
 */
export function slowness(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const start = process.threadCpuUsage();
    work();
    least = Math.min(least, threadMs(start));
  }
  return Math.max(1, least / REFERENCE_MS);
}
