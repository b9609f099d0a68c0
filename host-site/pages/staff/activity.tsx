import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { readActivity } from '#domain/contract/stats.ts';
import { BarChart } from '#host-site/pages/staff/bar-chart.tsx';
import { useDay } from '#host-site/pages/staff/use-moment.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

type Activity = ReplyOf<typeof readActivity>;
type Counts = Record<'started' | 'completed', number>;

/** What was begun and completed on the last days: pictures, each with its table. */
export function ActivityPictures() {
  const { activity: texts, kinds } = useStaffTexts();
  const { countries } = useTexts().site.header;
  const { state, retry } = useReply(readActivity, {});
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={texts.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const { days, kinds: byKind, markets, sites } = state.value;
  return (
    <section className="staff-activity" aria-labelledby="activity-title">
      <h2 id="activity-title">{texts.title(days.length)}</h2>
      <p className="staff-legend">
        <span className="of-started">{texts.started}</span> <span className="of-completed">{texts.completed}</span>
      </p>
      <DayChart days={days} />
      <div className="staff-shares">
        <Shares title={texts.byKind} rows={byKind.map((it) => ({ ...it, name: kinds[it.kind] }))} />
        <Shares title={texts.byMarket} rows={markets.map((it) => ({ ...it, name: countries[it.market] }))} />
        <Shares title={texts.bySite} rows={sites} />
      </div>
    </section>
  );
}

/** Two bars a day, what was completed within what was begun. */
function DayChart({ days }: { days: Activity['days'] }) {
  const { activity: texts } = useStaffTexts();
  const told = useDay();
  return (
    <BarChart
      named={{ from: 1, every: 7 }}
      bars={days.map(({ day, started, completed }) => ({
        name: told(day),
        parts: [
          { of: 'started', from: 0, to: started },
          { of: 'completed', from: 0, to: completed },
        ],
      }))}
      table={<CountTable name={texts.day} rows={days.map((it) => ({ ...it, name: told(it.day) })).toReversed()} />}
    />
  );
}

type Row = Counts & { name: string };

/** Bars beside their names; the table is the picture. */
function Shares({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { activity: texts } = useStaffTexts();
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 ? <p>{texts.none}</p> : <CountTable name={title} rows={rows} isDrawn />}
    </section>
  );
}

function CountTable({ name, rows, isDrawn }: { name: string; rows: readonly Row[]; isDrawn?: boolean }) {
  const { activity: texts } = useStaffTexts();
  const { language } = useNavigation().address;
  const most = Math.max(1, ...rows.map((it) => it.started));
  return (
    <table className="staff-counts">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {[name, texts.started, texts.completed].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name}
              {isDrawn && <ShareBar {...row} most={most} />}
            </th>
            <td>{row.started.toLocaleString(language)}</td>
            <td>{row.completed.toLocaleString(language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShareBar({ started, completed, most }: Counts & { most: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="started" width={(started / most) * 100} height="4" />
      <rect className="completed" width={(completed / most) * 100} height="4" />
    </svg>
  );
}
