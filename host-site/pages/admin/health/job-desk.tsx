import { type FailingJob, jobKinds, jobStates, listFailingJobs, retryJob } from '#domain/contract/health.ts';
import { useChange } from '#host-site/pages/admin/use-change.ts';
import { type DetailProps, ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** The jobs whose last attempt failed. */
export function JobDesk() {
  const { jobs: words } = useAdminTexts().health;
  const moment = useMoment();
  return (
    <ListDesk<FailingJob>
      list={listFailingJobs}
      words={words}
      filters={[
        { name: 'kind', label: words.kind, options: jobKinds.map((it) => [it, words.kinds[it]]) },
        { name: 'state', label: words.state, options: jobStates.map((it) => [it, words.states[it]]) },
      ]}
      nameOf={({ kind, createdAt }) => `${words.kinds[kind]}, ${moment(createdAt)}`}
      columns={[
        {
          name: words.kind,
          cell: ({ kind, createdAt }) => (
            <>
              {words.kinds[kind]}
              <span className="small">{moment(createdAt)}</span>
            </>
          ),
        },
        {
          name: words.state,
          cell: ({ state }) => (
            <span className={state === 'failed' ? 'badge destructive' : 'badge'}>{words.states[state]}</span>
          ),
        },
        { name: words.reason, cell: ({ reason }) => reason ?? words.unknown },
      ]}
    >
      {(props) => <JobDetail {...props} />}
    </ListDesk>
  );
}

function JobDetail({ entry: { id, attempts, nextAt, reason, createdAt }, onChanged }: DetailProps<FailingJob>) {
  const { jobs: words } = useAdminTexts().health;
  const moment = useMoment();
  const { state, run } = useChange(retryJob, 'retry', onChanged);
  const isBusy = state.status === 'loading';
  const rows = [
    [words.reason, reason ?? words.unknown],
    [words.attempts, attempts],
    [words.since, moment(createdAt)],
    [words.next, nextAt ? moment(nextAt) : words.givenUp],
    [words.number, id],
  ] as const;
  return (
    <>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="button small"
        aria-disabled={isBusy}
        onClick={() => run({ parameters: { jobId: id }, body: {} })}
      >
        {isBusy ? words.retrying : words.retry}
      </button>
    </>
  );
}
