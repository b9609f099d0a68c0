import { useState } from 'react';
import { type Application, eraseApplication, submitApplication } from '#domain/contract/applications.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { saveFile } from '#host-site/shell/save-file.ts';
import { useApplyTexts } from '#host-site/texts/apply/apply-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface ApplicationActionsProps {
  token: string;
  application: Application;
  onChanged: (application: Application) => void;
  onErased: () => void;
}

/** Sending it, taking all of it along, and erasing it. */
export function ApplicationActions({ token, application, onChanged, onErased }: ApplicationActionsProps) {
  const { application: texts } = useApplyTexts();
  const { state, run } = useAction(submitApplication, onChanged);
  const isInsured = application.documents.some(({ kind }) => kind === 'insurance');
  const isBusy = state.status === 'loading';
  return (
    <>
      {application.standing === 'draft' && (
        <div>
          <button
            type="button"
            className="button"
            disabled={!isInsured}
            aria-disabled={isBusy}
            onClick={() => run({ body: { token } })}
          >
            {isBusy ? texts.submitting : texts.submit}
          </button>
          {!isInsured && <p className="small">{texts.insuranceMissing}</p>}
          <CallStatus state={state} />
        </div>
      )}
      <div className="application-actions">
        <button
          type="button"
          className="button ghost small"
          onClick={() => saveFile(texts.fileName, JSON.stringify(application, null, 2))}
        >
          {texts.export}
        </button>
        <Erase token={token} onErased={onErased} />
      </div>
    </>
  );
}

function Erase({ token, onErased }: Pick<ApplicationActionsProps, 'token' | 'onErased'>) {
  const { application: texts } = useApplyTexts();
  const [isOpen, setOpen] = useState(false);
  const { state, run } = useAction(eraseApplication, onErased);
  return (
    <>
      <button type="button" className="button ghost danger small" onClick={() => setOpen(true)}>
        {texts.erase}
      </button>
      {isOpen && (
        <QuestionDialog
          isOpen
          title={texts.eraseTitle}
          confirm={texts.erase}
          keep={texts.keep}
          isBusy={state.status === 'loading'}
          onConfirm={() => run({ body: { token } })}
          onClose={() => setOpen(false)}
        >
          <p>{texts.eraseText}</p>
          <CallStatus state={state} />
        </QuestionDialog>
      )}
    </>
  );
}
