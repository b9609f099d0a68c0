import { type Potential, potentials } from '#domain/home/enumerations.ts';

/** Three strokes of one half circle; as many are filled as the potential is high. The word beside it says the same. */
const strokes = [
  'M8.0 44.8A34 34 0 0 1 22.0 18.5',
  'M27.1 15.4A34 34 0 0 1 56.9 15.4',
  'M62.0 18.5A34 34 0 0 1 76.0 44.8',
] as const;

export function PotentialGauge({ potential }: { potential: Potential }) {
  const filled = potentials.indexOf(potential) + 1;
  return (
    <svg className={`gauge level-${potential}`} viewBox="0 0 84 54" aria-hidden="true">
      {strokes.map((stroke, index) => (
        <path key={stroke} d={stroke} className={index < filled ? 'filled' : undefined} />
      ))}
    </svg>
  );
}
