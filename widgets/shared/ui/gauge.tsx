import type { Potential } from '#domain/home/enumerations.ts';

/** Where the needle's arc ends, as a share of the half circle. */
const reach: Record<Potential, number> = { low: 20, medium: 54, high: 88 };
const HALF_CIRCLE = 'M6 32a24 24 0 0 1 48 0';

/** A half circle filled as far as the potential goes, empty where it is not known; the word beside it says the same. */
export function Gauge({ level }: { level: Potential | undefined }) {
  return (
    <svg viewBox="0 0 60 36" className="gauge" aria-hidden="true">
      <path d={HALF_CIRCLE} className="gauge-track" />
      {level && (
        <path
          d={HALF_CIRCLE}
          className={`gauge-${level}`}
          pathLength={100}
          strokeDasharray={`${reach[level]} 100`}
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
