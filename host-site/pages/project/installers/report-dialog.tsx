import { useId, useState } from 'react';
import { reportInstaller } from '#domain/contract/project-installers.ts';
import { type InstallerReason, MAX_REPORT_LENGTH } from '#domain/projects/installers.ts';
import type { InstallerDialogProps } from '#host-site/pages/project/installers/change-dialog.tsx';
import { ReasonChoice } from '#host-site/pages/project/installers/reason-choice.tsx';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

const LEAST = 10;

/** Trouble with a company, told to us alone. */
export function ReportDialog({ company, onClose }: InstallerDialogProps) {
  const { installers, cancel, busy } = useProjectTexts();
  const { project } = useProject();
  const [reason, setReason] = useState<InstallerReason>('late');
  const [text, setText] = useState('');
  const id = useId();
  const { state, run } = useAction(reportInstaller, () => {
    showToast(installers.report, installers.reported);
    onClose();
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const parameters = { projectId: project.id, companyId: company.id };
  return (
    <QuestionDialog
      isOpen
      isSafe
      title={`${installers.reporting.title}: ${company.name}`}
      confirm={isBusy ? busy : installers.reporting.confirm}
      keep={cancel}
      isBusy={isBusy}
      isReady={text.trim().length >= LEAST}
      onConfirm={() => run({ parameters, body: { reason, text } })}
      onClose={onClose}
    >
      <p>{installers.reporting.text}</p>
      <ReasonChoice reason={reason} choose={setReason} />
      <label htmlFor={id}>{installers.text}</label>
      <textarea
        id={id}
        className="text-input"
        rows={5}
        maxLength={MAX_REPORT_LENGTH}
        value={text}
        aria-describedby={`${id}-note`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-note`} className="small">
        {installers.textMissing}
      </p>
      <CallStatus state={state} />
    </QuestionDialog>
  );
}
