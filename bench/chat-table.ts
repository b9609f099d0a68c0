export interface Pace {
  name: string;
  /** On average; equal pauses would keep those together for good who once waited for the same reply. */
  thinksMs: number;
  rounds: number;
}

/** Milliseconds, ascending. */
export interface Round {
  replies: number[];
  /** The same statements without anything around them, right after it. */
  bare: number[];
  /** Pages flushed to the same disk meanwhile: a turn that is being kept waits for the disk. */
  flushes: number[];
  /** Processes that want to run, over the last minute. */
  load: number;
}

const BAR_MS = 30;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

export const sorted = (times: readonly number[]) => times.toSorted((first, second) => first - second);

const at = (times: readonly number[], share: number) => percentile(times, share).toFixed(1);

function row(name: string, { replies, bare, flushes }: Omit<Round, 'load'>, load = ''): string {
  const shares = [0.5, 0.95, 0.99, 1].map((share) => at(replies, share));
  return `| ${[name, load, replies.length, ...shares, at(bare, 0.5), at(bare, 0.95), at(flushes, 1)].join(' | ')} |\n`;
}

/** The rounds of one pace and all of them together, as markdown. */
export function tableOf({ name, thinksMs }: Pace, rounds: readonly Round[]): string {
  const replies = sorted(rounds.flatMap((it) => it.replies));
  const bare = sorted(rounds.flatMap((it) => it.bare));
  const flushes = sorted(rounds.flatMap((it) => it.flushes));
  const met = rounds.filter((it) => percentile(it.replies, 0.95) < BAR_MS).length;
  return `## ${name[0]?.toUpperCase()}${name.slice(1)}: pauses of 0 to ${(2 * thinksMs) / 1_000} s

| round | load | replies | p50 | p95 | p99 | slowest | bare p50 | bare p95 | slowest flush |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rounds.map((it, index) => row(String(index + 1), it, it.load.toFixed(1))).join('')}${row('all', { replies, bare, flushes })}
Bar: p95 < ${BAR_MS} ms in each round; met in ${met} of ${rounds.length}.
`;
}
