import { type Health, MAIL_HOURS, readHealth } from '#domain/contract/health.ts';
import { FigureTable } from '#host-site/pages/staff/figure-table.tsx';
import { useBytes } from '#host-site/pages/staff/use-bytes.ts';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

/** Queue, mail, database, pictures and webhooks at a glance, as they stood when it was asked for. */
export function HealthOverview() {
  const { health: texts } = useAdminTexts();
  const { state, retry, refresh } = useReply(readHealth, {});
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={texts.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  return (
    <div className="staff-sections">
      <HealthCards health={state.value} />
      <Queues queues={state.value.queues} />
      <FailingWebhooks webhooks={state.value.webhooks} />
      <button type="button" className="button ghost small" onClick={refresh}>
        {texts.refresh}
      </button>
    </div>
  );
}

/** A sweep runs each hour. */
const LATE_SWEEP_MS = 2 * 3_600_000;

function HealthCards({ health: { database, media, sweep, mails } }: { health: Health }) {
  const { health: texts } = useAdminTexts();
  const { language } = useNavigation().address;
  const moment = useMoment();
  const size = useBytes();
  const told = (count: number) => count.toLocaleString(language);
  const isLate = !sweep || Date.now() - Date.parse(sweep.endedAt) > LATE_SWEEP_MS;
  const pictures = [texts.pictures(told(media.files))];
  if (media.freeBytes !== null) pictures.push(texts.free(size(media.freeBytes)));
  const cards = [
    { name: texts.sent(MAIL_HOURS), count: told(mails.sent), more: texts.ofMails(mails), isBad: mails.complained > 0 },
    { name: texts.database, count: size(database.bytes), more: `${texts.kinds[database.kind]} ${database.version}` },
    { name: texts.media, count: size(media.bytes), more: pictures.join(', ') },
    {
      name: texts.sweep,
      count: sweep ? moment(sweep.endedAt) : texts.never,
      more: sweep?.failed.length ? texts.sweepFailed(sweep.failed.join(', ')) : texts.sweepHint,
      isBad: isLate || sweep.failed.length > 0,
    },
  ];
  return (
    <dl className="staff-stats of-two">
      {cards.map(({ name, count, more, isBad }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="staff-count">{count}</dd>
          <dd className="small">
            {isBad && <span className="badge destructive">{texts.look}</span>} {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** After so long somebody notices that a job has not been done. */
const LATE_JOB_MS = 10 * 60_000;

function Queues({ queues }: Pick<Health, 'queues'>) {
  const { health: texts } = useAdminTexts();
  const { language } = useNavigation().address;
  const moment = useMoment();
  const isLate = (since: string | null) => since !== null && Date.now() - Date.parse(since) > LATE_JOB_MS;
  const columns = texts.queueColumns;
  return (
    <section>
      <h2>{texts.queues}</h2>
      <FigureTable
        caption={texts.queues}
        rows={queues}
        keyOf={(it) => it.kind}
        columns={[
          { name: columns.kind, cell: ({ kind }) => texts.jobs.kinds[kind] },
          { name: columns.waiting, cell: ({ waiting }) => waiting.toLocaleString(language) },
          {
            name: columns.since,
            cell: ({ since }) => (
              <>
                {isLate(since) && <span className="badge destructive">{texts.look}</span>} {since ? moment(since) : '–'}
              </>
            ),
          },
          { name: columns.later, cell: ({ later }) => later.toLocaleString(language) },
          { name: columns.failing, cell: ({ failing }) => failing.toLocaleString(language) },
        ]}
      />
    </section>
  );
}

function FailingWebhooks({ webhooks }: Pick<Health, 'webhooks'>) {
  const { health: texts } = useAdminTexts();
  const moment = useMoment();
  const columns = texts.webhookColumns;
  return (
    <section>
      <h2>{texts.webhooks}</h2>
      {webhooks.length === 0 ? (
        <p>{texts.noWebhooks}</p>
      ) : (
        <FigureTable
          caption={texts.webhooks}
          rows={webhooks}
          keyOf={(it) => it.id}
          columns={[
            { name: columns.company, cell: ({ company }) => company },
            { name: columns.host, cell: ({ host }) => host },
            { name: columns.since, cell: ({ since }) => (since ? moment(since) : '–') },
            { name: columns.state, cell: ({ isOff }) => (isOff ? texts.switchedOff : texts.stillTried) },
          ]}
        />
      )}
    </section>
  );
}
