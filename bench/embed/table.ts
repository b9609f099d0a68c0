import type { Probes } from './probes.ts';
import { conditions } from './session.ts';
import type { Timing } from './timing.ts';
import type { Widget } from './widget.ts';

export interface Row {
  widget: Widget;
  timings: Timing[];
  probes?: Probes;
}

export function median(values: number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return sorted.length > 0 ? ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2 : Number.NaN;
}

export const medianOf = ({ timings }: Row, of: (timing: Timing) => number) =>
  median(timings.filter(({ usable }) => usable).map(of));

const number = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '-');
const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const table = (titles: string[], rows: (string | number)[][]) =>
  line(titles) + line(titles.map(() => '---')) + rows.map(line).join('');

function range({ timings }: Row): string {
  const times = timings.filter(({ usable }) => usable).map(({ readyMs }) => readyMs);
  return times.length > 0 ? `${number(Math.min(...times))}-${number(Math.max(...times))}` : '-';
}

function timingCells(row: Row, rows: Row[]): (string | number)[] {
  const at = (of: (timing: Timing) => number) => medianOf(row, of);
  const alone = rows[0];
  const heapAlone = alone ? medianOf(alone, (it) => it.heapBytes) : Number.NaN;
  const ready = at((it) => it.readyMs);
  const ratioTo = (mount: string) => {
    const peer = rows.find(({ widget }) => widget.mount === mount);
    return number(ready / (peer ? medianOf(peer, (it) => it.readyMs) : Number.NaN), 2);
  };
  return [
    row.widget.name,
    `${number(ready)} (${range(row)})`,
    ratioTo('sentry'),
    ratioTo('deep-chat'),
    number(at((it) => it.widgetBytes) / 1024, 1),
    number(at((it) => it.requests)),
    `${number(at((it) => it.blockingMs))} / ${number(at((it) => it.longestTaskMs))}`,
    number(at((it) => it.keystrokeMs)),
    number((at((it) => it.heapBytes) - heapAlone) / 1_048_576, 2),
    `${number(
      at((it) => it.shift),
      3,
    )} (${number(
      at((it) => it.hostShift),
      3,
    )})`,
    row.timings.every(({ works }) => works) ? 'yes' : 'NO',
    [...new Set(row.timings.flatMap(({ foreignHosts }) => foreignHosts))].length,
  ];
}

function probeCells({ widget, probes }: Row): (string | number)[] {
  if (!probes) return [widget.name];
  const { strictPolicy, twice, remount, globals, stored, axe } = probes;
  const perCycle = [remount.kilobytesPerCycle, remount.nodesPerCycle, remount.listenersPerCycle];
  return [
    widget.name,
    `${strictPolicy.works ? 'works' : 'FAILS'} / ${strictPolicy.violations.length}`,
    `${twice.errors.length} / ${twice.inputsOnce} -> ${twice.inputs}`,
    `${remount.usable ? 'yes' : 'NO'} / ${perCycle.map((it) => number(it, 1)).join(', ')}`,
    `${globals.length}${globals.length > 0 ? `: ${globals.slice(0, 4).join(' ')}` : ''}`,
    `${number(probes.leakInPercent)} % / ${probes.hostElementsRestyled}`,
    `${probes.keysMistaken} of ${probes.keysSeen}`,
    `${stored.cookies} / ${stored.local} / ${stored.session}`,
    axe.length > 0 ? axe.join(', ') : 0,
  ];
}

/** The report as Markdown, written by the run. */
export function report(rows: Row[], { version, when }: { version: string; when: string }): string {
  const { cpu, downKbit, latencyMs, viewport } = conditions;
  const head = `# Embedding, beside peers\n\nMedian of ${rows[0]?.timings.length ?? 0} interleaved runs, cold cache, brotli. Chromium ${version}, CPU ${cpu}x slower, ${downKbit} kbit/s, ${latencyMs} ms, ${viewport.width}x${viewport.height}. Our files come from the running server on another origin, the peers' from the page's own. ${when}\n\n`;
  const timingTitles = [
    'widget',
    'input usable, ms (range)',
    'ratio to Sentry',
    'ratio to deep-chat',
    'KB on the wire',
    'requests',
    'blocking / longest task, ms',
    'keystroke to paint, ms',
    'heap over page, MB',
    'layout shift (of host)',
    'works',
    'third-party hosts',
  ];
  const probeTitles = [
    'widget',
    'strict CSP / violations',
    'script twice: errors / inputs',
    'remount x60: usable / KB, nodes, listeners a cycle',
    'globals',
    'host style in / host elements restyled',
    'keys mistaken by host',
    'cookies / local / session',
    'axe violations',
  ];
  const timings = table(
    timingTitles,
    rows.map((row) => timingCells(row, rows)),
  );
  return `${head}${timings}\n${table(probeTitles, rows.filter(({ probes }) => probes).map(probeCells))}`;
}
