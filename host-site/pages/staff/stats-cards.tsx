import type { readManagerStats, readStats } from '#domain/contract/stats.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

/** How much there is of everything, at the moment the tab was opened. */
export function StatsCards({ endpoint }: { endpoint: typeof readStats | typeof readManagerStats }) {
  const { stats } = useStaffTexts();
  const { language } = useNavigation().address;
  const { state, retry } = useReply(endpoint, {});
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={stats.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const { users, assessments, leads, projects, partners } = state.value;
  const told = (count: number) => count.toLocaleString(language);
  const size = ({ total, isAbout }: { total: number; isAbout?: true | undefined }) =>
    isAbout ? stats.about(told(total)) : told(total);
  const cards = [
    [stats.users, size(users), stats.admins(told(users.admins))],
    [stats.assessments, told(assessments.total), stats.completed(told(assessments.completed))],
    [stats.leads, size(leads)],
    [stats.projects, size(projects), stats.completed(told(projects.completed))],
    [stats.partners, told(partners)],
  ] as const;
  return (
    <>
      <dl className="staff-stats">
        {cards.map(([name, count, more]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="staff-count">{count}</dd>
            {more && <dd className="small">{more}</dd>}
          </div>
        ))}
      </dl>
      <p className="small">{stats.assessmentsHint}</p>
    </>
  );
}
