import { useState } from 'react';
import { deleteWebhook, type Webhook } from '#domain/contract/webhooks.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Its log goes with it. */
export function DeleteWebhook({ webhook, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  const { webhooks: texts, leads, sites } = usePartnerTexts();
  const [isOpen, setOpen] = useState(false);
  const { state, run } = useAction(deleteWebhook, onDeleted);
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  return (
    <>
      <button type="button" className="button ghost danger small" onClick={() => setOpen(true)}>
        {sites.remove}
      </button>
      {isOpen && (
        <QuestionDialog
          isOpen
          title={sites.removeTitle(webhook.url)}
          confirm={isBusy ? leads.changing : sites.remove}
          keep={leads.cancel}
          isBusy={isBusy}
          onConfirm={() => run({ parameters: { id: webhook.id } })}
          onClose={() => setOpen(false)}
        >
          <p>{texts.removeText}</p>
          <CallStatus state={state} />
        </QuestionDialog>
      )}
    </>
  );
}
