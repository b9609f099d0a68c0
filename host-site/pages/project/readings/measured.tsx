import type { MeterReadings } from '#domain/contract/project-readings.ts';
import { formatNumber } from '#domain/format.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

type Measure = NonNullable<MeterReadings['measure']>;

function useKwh() {
  const { language } = useNavigation().address;
  const { market } = useProject().project;
  return (value: number) => `${formatNumber(value, { language, market })} kWh`;
}

/** What the first year has come to so far, in a sentence and as a picture with its table. */
export function Measured({ measure }: { measure: Measure }) {
  const { readings: texts } = useProjectTexts();
  const kwh = useKwh();
  const { standing, days, measuredKwh, projected, lineKwh } = measure;
  if (standing === 'begun') return <p>{texts.begun}</p>;
  const isRunning = standing === 'running';
  const sentence = isRunning
    ? texts.running(String(days), kwh(measuredKwh), kwh(projected.low), kwh(projected.high))
    : texts[standing](kwh(measuredKwh), kwh(lineKwh));
  return (
    <>
      <p className={`measured ${standing}`}>{sentence}</p>
      <MeasurePicture measure={measure} />
      {isRunning && <p className="small">{texts.evenly}</p>}
    </>
  );
}

/** Two bars on one scale, and the line of the guarantee across both; a description list says the same. */
function MeasurePicture({ measure: { measuredKwh, projected, lineKwh } }: { measure: Measure }) {
  const { readings: texts } = useProjectTexts();
  const kwh = useKwh();
  const most = Math.max(measuredKwh, projected.high) * 1.05 || 1;
  const part = (value: number) => `${(value / most) * 100}%`;
  const rows = [
    ['measured', texts.measured, kwh(measuredKwh)],
    ['projected', texts.projected, `${kwh(projected.low)} – ${kwh(projected.high)}`],
    ['line', texts.line, kwh(lineKwh)],
  ] as const;
  return (
    <figure className="measure">
      <svg width="100%" height="88" aria-hidden="true">
        <rect className="measure-measured" x="0" y="8" height="30" rx="6" width={part(measuredKwh)} />
        <rect
          className="measure-projected"
          x={part(projected.low)}
          y="50"
          height="30"
          rx="6"
          width={part(projected.high - projected.low)}
        />
        <line className="measure-line" x1={part(lineKwh)} x2={part(lineKwh)} y1="0" y2="88" />
      </svg>
      <dl>
        {rows.map(([kind, label, value]) => (
          <div key={kind}>
            <dt className={`measure-key ${kind}`}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
