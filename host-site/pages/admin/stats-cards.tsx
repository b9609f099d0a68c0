import { readStats } from '#domain/contract/stats.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

/** How much there is of everything, at the moment the tab was opened. */
export function StatsCards() {
  const { stats } = useAdminTexts();
  const { language } = useNavigation().address;
  const { state, retry } = useReply(readStats, {});
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={stats.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const { users, assessments, leads, projects, partners } = state.value;
  const told = (count: number) => count.toLocaleString(language);
  const cards = [
    [stats.users, users.total, stats.admins(told(users.admins))],
    [stats.assessments, assessments.total, stats.completed(told(assessments.completed))],
    [stats.leads, leads.total],
    [stats.projects, projects.total, stats.completed(told(projects.completed))],
    [stats.partners, partners],
  ] as const;
  return (
    <>
      <dl className="admin-stats">
        {cards.map(([name, count, more]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="admin-count">{told(count)}</dd>
            {more && <dd className="small">{more}</dd>}
          </div>
        ))}
      </dl>
      <p className="small">{stats.assessmentsHint}</p>
    </>
  );
}
