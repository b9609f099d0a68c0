import { type ListedCall, listCalls } from '#domain/contract/project-calls.ts';
import { pathTo } from '#domain/pages.ts';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { MoreButton } from '#host-site/shell/more-button.tsx';
import { PhoneLink } from '#host-site/shell/phone-link.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import { useList } from '#host-site/use-list.ts';

/** The calls that customers have booked, the next one first. */
export function CallDesk() {
  const { calls: texts, list } = useStaffTexts();
  const { state, more, retry } = useList(listCalls);
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={texts.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const { entries, next } = state.value;
  if (entries.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <table className="staff-list">
        <caption className="visually-hidden">{texts.table}</caption>
        <thead>
          <tr>
            {Object.values(texts.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((it) => (
            <Row key={it.id} call={it} />
          ))}
        </tbody>
      </table>
      {next && <MoreButton more={more} texts={{ ...list, failed: texts.failed }} />}
    </>
  );
}

function Row({ call }: { call: ListedCall }) {
  const { calls: texts } = useStaffTexts();
  const moment = useMoment({
    ...{ weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
  const { projectId, reference, startsAt, phone, name, place, adviser } = call;
  return (
    <tr>
      <th scope="row">{moment(startsAt)}</th>
      <td>
        {name}
        <span className="small">{place}</span>
      </td>
      <td>
        <PhoneLink phone={phone} />
      </td>
      <td>
        <Link to={{ path: pathTo('managerProject', { projectId }) }}>{reference}</Link>
        <span className="small">{adviser ?? texts.nobody}</span>
      </td>
    </tr>
  );
}
