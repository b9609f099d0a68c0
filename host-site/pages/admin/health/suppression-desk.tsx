import { useState } from 'react';
import { listSuppressions, removeSuppression, type Suppression, suppressionReasons } from '#domain/contract/health.ts';
import { useChange } from '#host-site/pages/admin/use-change.ts';
import { type DetailProps, ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** The mailboxes that nothing is sent to. None has its address here: it is found by who knows it. */
export function SuppressionDesk() {
  const { mailboxes: words } = useAdminTexts().health;
  const moment = useMoment();
  return (
    <ListDesk<Suppression>
      list={listSuppressions}
      words={words}
      filters={[
        { name: 'reason', label: words.reason, options: suppressionReasons.map((it) => [it, words.reasons[it]]) },
      ]}
      nameOf={({ reason, createdAt }) => `${words.reasons[reason]}, ${moment(createdAt)}`}
      columns={[
        { name: words.since, cell: ({ createdAt }) => moment(createdAt) },
        { name: words.reason, cell: ({ reason }) => words.reasons[reason] },
      ]}
    >
      {(props) => <SuppressionDetail {...props} />}
    </ListDesk>
  );
}

function SuppressionDetail({ entry: { id, reason, createdAt }, onGone }: DetailProps<Suppression>) {
  const { mailboxes: words } = useAdminTexts().health;
  const moment = useMoment();
  const [isAsking, ask] = useState(false);
  const { state, run } = useChange(removeSuppression, 'reopening', onGone);
  return (
    <>
      <dl>
        <div>
          <dt>{words.reason}</dt>
          <dd>{words.reasons[reason]}</dd>
        </div>
        <div>
          <dt>{words.since}</dt>
          <dd>{moment(createdAt)}</dd>
        </div>
      </dl>
      <p className="small">{words.meaning[reason]}</p>
      <button type="button" className="button ghost small" onClick={() => ask(true)}>
        {words.remove}
      </button>
      {isAsking && (
        <QuestionDialog
          isOpen
          title={words.question}
          confirm={words.remove}
          keep={words.keep}
          isBusy={state.status === 'loading'}
          onConfirm={() => run({ parameters: { suppressionId: id } }).then(() => ask(false))}
          onClose={() => ask(false)}
        >
          <p>{words.vendorHint}</p>
        </QuestionDialog>
      )}
    </>
  );
}
