import { useState } from 'react';
import { cancelCall } from '#domain/contract/project-calls.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

export function CancelCall() {
  const { call: texts, busy } = useProjectTexts();
  const { project, refresh } = useProject();
  const [isAsked, ask] = useState(false);
  const { state, run } = useAction(cancelCall, () => {
    ask(false);
    showToast(texts.title, texts.cancelled);
    void refresh();
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  return (
    <>
      <button type="button" className="button ghost small" onClick={() => ask(true)}>
        {texts.cancel}
      </button>
      <QuestionDialog
        isOpen={isAsked}
        title={texts.cancelling.title}
        confirm={isBusy ? busy : texts.cancelling.confirm}
        keep={texts.keep}
        isBusy={isBusy}
        onConfirm={() => run({ parameters: { projectId: project.id } })}
        onClose={() => ask(false)}
      >
        <p>{texts.cancelling.text}</p>
        <CallStatus state={state} />
      </QuestionDialog>
    </>
  );
}
