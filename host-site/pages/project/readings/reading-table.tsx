import { type MeterReading, removeReading } from '#domain/contract/project-readings.ts';
import { formatNumber } from '#domain/format.ts';
import { counters } from '#domain/projects/readings.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import type { ToldProps } from '#host-site/pages/project/readings/told-props.ts';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Every reading, the newest first, with the counters that were read at all. */
export function ReadingTable({ told, refresh }: ToldProps) {
  const { readings: texts } = useProjectTexts();
  const read = counters.filter((it) => told.readings.some((reading) => reading[it] !== null));
  return (
    <details className="reading-table">
      <summary>{texts.table}</summary>
      <section className="reading-scroll" aria-label={texts.table}>
        <table>
          <thead>
            <tr>
              {[texts.day, ...read.map((it) => texts.counters[it])].map((it) => (
                <th key={it} scope="col">
                  {it}
                </th>
              ))}
              {told.mayEnter && <td />}
            </tr>
          </thead>
          <tbody>
            {told.readings.toReversed().map((it) => (
              <ReadingRow key={it.id} reading={it} read={read} refresh={refresh} mayEnter={told.mayEnter} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

interface ReadingRowProps {
  reading: MeterReading;
  read: readonly (typeof counters)[number][];
  refresh: () => Promise<void>;
  mayEnter: boolean;
}

function ReadingRow({ reading, read, refresh, mayEnter }: ReadingRowProps) {
  const { readings: texts } = useProjectTexts();
  const { project } = useProject();
  const { language } = useNavigation().address;
  const { calendarDay } = useMoments(project.market);
  const { state, run } = useAction(removeReading, refresh, refresh);
  useEndNoticed(state);
  const shown = (count: number | null) =>
    count === null ? '–' : formatNumber(count, { language, market: project.market });
  const parameters = { projectId: project.id, readingId: reading.id };
  return (
    <tr>
      <th scope="row">{calendarDay(reading.day)}</th>
      {read.map((it) => (
        <td key={it}>{shown(reading[it])}</td>
      ))}
      {mayEnter && (
        <td>
          <button
            type="button"
            className="text-button"
            aria-label={`${texts.remove}: ${calendarDay(reading.day)}`}
            aria-disabled={state.status === 'loading'}
            onClick={() => run({ parameters })}
          >
            {texts.remove}
          </button>
          <CallStatus state={state} />
        </td>
      )}
    </tr>
  );
}
