import { useState } from 'react';
import {
  type Delivery,
  deliveryStatuses,
  listDeliveries,
  replayDelivery,
  webhookEvents,
} from '#domain/contract/webhooks.ts';
import { useMoments } from '#host-site/pages/partner/use-moments.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { FailedCall } from '#host-site/shell/failed-read.tsx';
import { MoreButton } from '#host-site/shell/more-button.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import { useList } from '#host-site/use-list.ts';

/** What a webhook was sent and how it went, narrowed as one likes. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const { webhooks: texts, partner, leads } = usePartnerTexts();
  const [status, setStatus] = useState('');
  const [event, setEvent] = useState('');
  const query = { ...(status && { status }), ...(event && { event }) };
  const { state, more, renew, retry } = useList(listDeliveries, { parameters: { id: webhookId }, query });
  useEndNoticed(state);
  return (
    <div className="delivery-log">
      <div className="lead-filters">
        <Filter
          label={leads.status}
          all={leads.everyStatus}
          values={deliveryStatuses}
          names={texts.statuses}
          choose={setStatus}
        />
        <Filter label={texts.event} all={leads.everyStatus} values={webhookEvents} choose={setEvent} />
      </div>
      {state.status === 'loading' && <Spinner />}
      {state.status === 'failed' && <FailedCall state={state} retry={retry} />}
      {state.status === 'done' && (
        <>
          {state.value.entries.length === 0 && <p>{texts.nothingSent}</p>}
          <ul className="lead-list">
            {state.value.entries.map((it) => (
              <DeliveryRow key={it.id} delivery={it} onReplayed={(fresh) => renew([fresh])} />
            ))}
          </ul>
          {state.value.next && <MoreButton more={more} texts={partner} />}
        </>
      )}
    </div>
  );
}

interface FilterProps<Value extends string> {
  label: string;
  all: string;
  values: readonly Value[];
  names?: Record<Value, string>;
  choose: (value: string) => void;
}

function Filter<Value extends string>({ label, all, values, names, choose }: FilterProps<Value>) {
  return (
    <label>
      {label}
      <select className="text-input" onChange={(event) => choose(event.target.value)}>
        <option value="">{all}</option>
        {values.map((it) => (
          <option key={it} value={it}>
            {names?.[it] ?? it}
          </option>
        ))}
      </select>
    </label>
  );
}

function DeliveryRow({ delivery, onReplayed }: { delivery: Delivery; onReplayed: (fresh: Delivery) => void }) {
  const { webhooks: texts } = usePartnerTexts();
  const told = useMoments();
  const { state, run } = useAction(replayDelivery, onReplayed);
  useEndNoticed(state);
  const { id, event, status, attempts, lastStatus, lastProblem, createdAt, nextAttemptAt } = delivery;
  const answer = lastProblem ? texts.problems[lastProblem] : lastStatus && texts.answered(lastStatus);
  return (
    <li>
      <div>
        <b>{event}</b>
        <p className="small">
          {[told(createdAt), texts.attempts(attempts), answer].filter(Boolean).join(' · ')}
          {status === 'waiting' && nextAttemptAt && ` · ${texts.next(told(nextAttemptAt))}`}
        </p>
        <CallStatus state={state} />
      </div>
      <div className="lead-steps">
        <span className={status === 'delivered' ? 'mark contacted' : 'mark closed'}>{texts.statuses[status]}</span>
        <button
          type="button"
          className="button ghost small"
          aria-label={`${texts.replay}: ${event}, ${told(createdAt)}`}
          aria-disabled={state.status === 'loading'}
          onClick={() => run({ parameters: { id }, body: {} })}
        >
          {texts.replay}
        </button>
      </div>
    </li>
  );
}
