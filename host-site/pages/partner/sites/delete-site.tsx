import { useId, useState } from 'react';
import { deleteSite, type PartnerSite } from '#domain/contract/sites.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** After its name, typed once more. */
export function DeleteSite({ site, onDeleted }: { site: PartnerSite; onDeleted: () => void }) {
  const { sites: texts, leads } = usePartnerTexts();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const id = useId();
  const { state, run } = useAction(deleteSite, onDeleted);
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  return (
    <>
      <button type="button" className="button ghost danger small" onClick={() => setOpen(true)}>
        {texts.remove}
      </button>
      {isOpen && (
        <QuestionDialog
          isOpen
          title={texts.removeTitle(site.name)}
          confirm={isBusy ? leads.changing : texts.remove}
          keep={leads.cancel}
          isBusy={isBusy}
          isReady={typed.trim() === site.name}
          onConfirm={() => run({ parameters: { siteId: site.id } })}
          onClose={() => setOpen(false)}
        >
          <p>{texts.removeText}</p>
          <p>
            <label htmlFor={id}>{texts.typeName(site.name)}</label>
            <input
              id={id}
              className="text-input"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </p>
          <CallStatus state={state} />
        </QuestionDialog>
      )}
    </>
  );
}
