import { type FormEvent, useState } from 'react';
import {
  type Application,
  type ApplicationEntry,
  decideApplication,
  listApplications,
  openApplication,
  sentStates,
} from '#domain/contract/applications.ts';
import { ApplicationFacts } from '#host-site/pages/apply/application-facts.tsx';
import { DocumentList } from '#host-site/pages/apply/document-list.tsx';
import { ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useApplyTexts } from '#host-site/texts/apply/apply-texts.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import { useReply } from '#host-site/use-reply.ts';
import '#host-site/pages/apply/apply.css';

/** Companies that would be our partners. */
export function ApplicationDesk() {
  const { applications: words, applicationStates: states, words: texts } = useStaffTexts();
  const moment = useMoment();
  return (
    <ListDesk<ApplicationEntry>
      list={listApplications}
      words={words}
      filters={[{ name: 'state', label: texts.state, options: sentStates.map((it) => [it, states[it]]) }]}
      nameOf={({ company }) => company}
      columns={[
        {
          name: words.detail,
          cell: ({ company, city, country, createdAt }) => (
            <>
              {company}
              <span className="small">
                {city}, {country.toUpperCase()} · {moment(createdAt)}
              </span>
            </>
          ),
        },
        { name: texts.state, cell: ({ standing }) => <span className="badge">{states[standing]}</span> },
      ]}
    >
      {({ entry, onChanged }) => (
        <ApplicationDetail id={entry.id} onDecided={(standing) => onChanged({ ...entry, standing })} />
      )}
    </ListDesk>
  );
}

interface ApplicationDetailProps {
  id: string;
  onDecided: (standing: Application['standing']) => Promise<void>;
}

function ApplicationDetail({ id, onDecided }: ApplicationDetailProps) {
  const { applications: words } = useStaffTexts();
  const { application: texts } = useApplyTexts();
  const { state, retry, refresh } = useReply(openApplication, { parameters: { applicationId: id } });
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={words.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const { standing, reason } = state.value;
  return (
    <>
      <ApplicationFacts application={state.value} />
      <h3>{texts.documents}</h3>
      <DocumentList application={state.value} />
      {reason && <p>{`${texts.reason}: ${reason}`}</p>}
      {standing === 'submitted' && (
        <Decide
          id={id}
          onDecided={async (decided) => {
            await refresh();
            await onDecided(decided.standing);
          }}
        />
      )}
    </>
  );
}

function Decide({ id, onDecided }: { id: string; onDecided: (decided: Application) => Promise<void> }) {
  const { decide: texts } = useStaffTexts();
  const [reason, setReason] = useState('');
  const { state, run } = useAction(decideApplication, (decided) => {
    const said = decided.standing === 'accepted' ? texts.accepted : texts.refused;
    showToast(said.title, said.text);
    return onDecided(decided);
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const isTaken = state.status === 'failed' && state.problem === 'validation';
  const parameters = { applicationId: id };
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length >= 2 && !isBusy) run({ parameters, body: { accept: false, reason: reason.trim() } });
  };
  return (
    <form className="staff-assign" onSubmit={refuse}>
      <button
        type="button"
        className="button small"
        aria-disabled={isBusy}
        onClick={() => run({ parameters, body: { accept: true } })}
      >
        {texts.accept}
      </button>
      <p className="small">{texts.acceptHint}</p>
      <label>
        {texts.reason}
        <textarea
          className="text-input"
          rows={3}
          maxLength={1_000}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <button type="submit" className="button ghost small" aria-disabled={isBusy}>
        {texts.refuse}
      </button>
      {isTaken ? (
        <p role="alert" className="call-status failed">
          {texts.taken}
        </p>
      ) : (
        <CallStatus state={state} />
      )}
    </form>
  );
}
