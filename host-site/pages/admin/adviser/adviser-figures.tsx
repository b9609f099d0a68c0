import { type Grade, type GradeCounts, grades, readAdviserFigures } from '#domain/contract/answer-reviews.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { BarChart } from '#host-site/pages/staff/bar-chart.tsx';
import { FigureTable } from '#host-site/pages/staff/figure-table.tsx';
import { useDay } from '#host-site/pages/staff/use-moment.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

type Figures = ReplyOf<typeof readAdviserFigures>;

/** Pictures of what the model took and of how its answers were graded, each with its table. */
export function AdviserFigures() {
  const { adviser: texts } = useAdminTexts();
  const { state, retry } = useReply(readAdviserFigures, {});
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={texts.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  return (
    <div className="staff-sections">
      <Spending figures={state.value} />
      <SpendingOfSites figures={state.value} />
      <Grades figures={state.value} />
    </div>
  );
}

const useCount = () => {
  const { language } = useNavigation().address;
  return (count: number) => count.toLocaleString(language);
};

function Spending({ figures: { caps, days } }: { figures: Figures }) {
  const { adviser: texts } = useAdminTexts();
  const told = useCount();
  const dayOf = useDay();
  const today = days.at(-1)?.tokens ?? 0;
  const all = days.reduce((sum, it) => sum + it.tokens, 0);
  const turns = days.reduce((sum, it) => sum + it.turns, 0);
  return (
    <section>
      <h2>{texts.spending(days.length)}</h2>
      <p>
        {caps ? texts.today(told(today), told(caps.perDay), share(today, caps.perDay)) : texts.noModel}{' '}
        {texts.all(told(all), told(turns))}
      </p>
      {turns > 0 && (
        <BarChart
          named={{ from: 1, every: 7 }}
          cap={caps ? { at: caps.perDay, name: texts.cap(told(caps.perDay)) } : undefined}
          bars={days.map(({ day, tokens }) => ({
            name: dayOf(day),
            parts: [{ of: 'completed', from: 0, to: tokens }],
          }))}
          table={
            <FigureTable
              caption={texts.spending(days.length)}
              rows={days.toReversed()}
              keyOf={(it) => it.day}
              columns={[
                { name: texts.day, cell: ({ day }) => dayOf(day) },
                { name: texts.turns, cell: (it) => told(it.turns) },
                { name: texts.tokens, cell: ({ tokens }) => told(tokens) },
              ]}
            />
          }
        />
      )}
    </section>
  );
}

const share = (part: number, whole: number) => Math.round((part / Math.max(whole, 1)) * 100);

function SpendingOfSites({ figures: { caps, sites } }: { figures: Figures }) {
  const { adviser: texts } = useAdminTexts();
  const told = useCount();
  if (sites.length === 0) return null;
  return (
    <section>
      <h2>{texts.bySite}</h2>
      {caps && <p className="small">{texts.siteCap(told(caps.perSite))}</p>}
      <FigureTable
        caption={texts.bySite}
        rows={sites}
        keyOf={(it) => it.id}
        columns={[
          { name: texts.site, cell: ({ name }) => name },
          { name: texts.turns, cell: (it) => told(it.turns) },
          { name: texts.tokens, cell: ({ tokens }) => told(tokens) },
          {
            name: texts.ofToday,
            cell: ({ today }) => told(today) + (caps ? ` (${share(today, caps.perSite)} %)` : ''),
          },
        ]}
      />
    </section>
  );
}

/** One over the other, the good ones at the bottom. */
function partsOf(counts: GradeCounts) {
  let from = 0;
  return grades.map((of) => {
    const part = { of, from, to: from + counts[of] };
    from = part.to;
    return part;
  });
}

function Grades({ figures: { weeks, advisors } }: { figures: Figures }) {
  const { adviser: texts } = useAdminTexts();
  const told = useCount();
  const dayOf = useDay();
  const columns = grades.map((grade: Grade) => ({
    name: texts.grades[grade],
    cell: (row: { grades: GradeCounts }) => told(row.grades[grade]),
  }));
  return (
    <section>
      <h2>{texts.graded(weeks.length)}</h2>
      {advisors.length === 0 ? (
        <p>{texts.noneGraded}</p>
      ) : (
        <>
          <p className="staff-legend">
            {grades.map((grade) => (
              <span key={grade} className={`of-${grade}`}>
                {texts.grades[grade]}
              </span>
            ))}
          </p>
          <BarChart
            named={{ from: 0, every: 3 }}
            bars={weeks.map((it) => ({ name: dayOf(it.week), parts: partsOf(it.grades) }))}
            table={
              <FigureTable
                caption={texts.graded(weeks.length)}
                rows={weeks.toReversed()}
                keyOf={(it) => it.week}
                columns={[{ name: texts.week, cell: ({ week }) => dayOf(week) }, ...columns]}
              />
            }
          />
          <FigureTable
            caption={texts.byAdviser}
            rows={advisors}
            keyOf={(it) => it.advisor}
            columns={[{ name: texts.byAdviser, cell: ({ advisor }) => texts.advisors[advisor] }, ...columns]}
          />
        </>
      )}
    </section>
  );
}
