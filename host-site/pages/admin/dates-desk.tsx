import { type DatedRow, datedKinds, listDatedRows, WARN_DAYS } from '#domain/contract/dated-rows.ts';
import { FigureTable } from '#host-site/pages/staff/figure-table.tsx';
import { useDay } from '#host-site/pages/staff/use-moment.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

/** What the product says that ends or grows old, by kind. */
export function DatesDesk() {
  const { dates: texts } = useAdminTexts();
  const { state, retry } = useReply(listDatedRows, {});
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={texts.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const rows = state.value;
  return (
    <div className="staff-sections">
      <p>{texts.hint(WARN_DAYS)}</p>
      {datedKinds.map((kind) => {
        const ofKind = rows.filter((it) => it.kind === kind);
        return (
          <section key={kind}>
            <h2>{texts.kinds[kind]}</h2>
            {ofKind.length === 0 ? <p>{texts.none}</p> : <DatedTable kind={kind} rows={ofKind} />}
          </section>
        );
      })}
    </div>
  );
}

/** Sources say the day, or only the month. */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

function DatedTable({ kind, rows }: { kind: DatedRow['kind']; rows: readonly DatedRow[] }) {
  const { dates: texts } = useAdminTexts();
  const { countries } = useTexts().site.header;
  const day = useDay({ dateStyle: 'medium' });
  const month = useDay({ month: 'long', year: 'numeric' });
  const asOfTold = (asOf: string | null) => {
    if (asOf === null) return '–';
    return isDay.test(asOf) ? day(asOf) : month(`${asOf}-01`);
  };
  return (
    <FigureTable
      caption={texts.kinds[kind]}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: texts.what,
          cell: ({ name, market }) => (
            <>
              {name}
              {market && <span className="small"> {countries[market]}</span>}
            </>
          ),
        },
        { name: texts.asOf, cell: ({ asOf }) => asOfTold(asOf) },
        { name: kind === 'subsidy' ? texts.ends : texts.due, cell: ({ date }) => day(date) },
        { name: texts.left, cell: ({ daysLeft }) => <DaysLeft days={daysLeft} /> },
      ]}
    />
  );
}

function DaysLeft({ days }: { days: number }) {
  const { dates: texts } = useAdminTexts();
  if (days < 0) return <span className="badge destructive">{texts.over(-days)}</span>;
  return days <= WARN_DAYS ? <span className="badge destructive">{texts.days(days)}</span> : texts.days(days);
}
