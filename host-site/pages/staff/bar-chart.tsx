import type { ReactNode } from 'react';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';

const WIDTH = 600;
const HEIGHT = 160;
const BASE = 140;
const CROWN = 10;

interface Bar {
  name: string;
  /** Drawn one over the other, in the colour of its class. */
  parts: readonly { of: string; from: number; to: number }[];
}

interface BarChartProps {
  bars: readonly Bar[];
  /** The first bar with its name below it, and after how many the next has one. */
  named: { from: number; every: number };
  /** A line across, drawn where bars come near it. */
  cap?: { at: number; name: string } | undefined;
  /** The same as a table. */
  table: ReactNode;
}

/** Cut to what can be told at a glance; the table has the rest. */
export function BarChart({ bars, named, cap, table }: BarChartProps) {
  const { activity: texts } = useStaffTexts();
  const { language } = useNavigation().address;
  const highest = Math.max(1, ...bars.flatMap((it) => it.parts.map(({ to }) => to)));
  const line = cap && cap.at <= 2 * highest ? cap : undefined;
  const most = Math.max(highest, line?.at ?? 0);
  const step = WIDTH / bars.length;
  const heightOf = (value: number) => (value / most) * (BASE - CROWN);
  return (
    <figure className="staff-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line className="base" x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
        <text x="2" y="8">
          {most.toLocaleString(language, { notation: 'compact' })}
        </text>
        {bars.map(({ name, parts }, at) => {
          const isLast = at === bars.length - 1;
          return (
            <g key={name}>
              {parts.map(({ of, from, to }) => (
                <rect
                  key={of}
                  className={of}
                  x={at * step + 2}
                  width={step - 4}
                  y={BASE - heightOf(to)}
                  height={heightOf(to - from)}
                  rx="2"
                />
              ))}
              {at % named.every === named.from && (
                <text x={isLast ? WIDTH : at * step} y={HEIGHT - 4} textAnchor={isLast ? 'end' : 'start'}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
        {line && <line className="cap" x1="0" x2={WIDTH} y1={BASE - heightOf(line.at)} y2={BASE - heightOf(line.at)} />}
      </svg>
      {line && <p className="small">{line.name}</p>}
      <details>
        <summary>{texts.asTable}</summary>
        {table}
      </details>
    </figure>
  );
}
