import { useState } from 'react';
import { changeInstaller } from '#domain/contract/project-installers.ts';
import type { ProjectCompany } from '#domain/contract/projects.ts';
import type { InstallerReason } from '#domain/projects/installers.ts';
import { ReasonChoice } from '#host-site/pages/project/installers/reason-choice.tsx';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

export interface InstallerDialogProps {
  company: ProjectCompany;
  onClose: () => void;
}

/** Another company in place of this one. */
export function ChangeDialog({ company, onClose }: InstallerDialogProps) {
  const { installers, quotes, busy } = useProjectTexts();
  const { project, refresh } = useProject();
  const [reason, setReason] = useState<InstallerReason>('no-answer');
  const { state, run } = useAction(changeInstaller, ({ company: next }) => {
    showToast(installers.change, next ? installers.changed(next.name) : installers.changedToNone);
    onClose();
    void refresh();
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const parameters = { projectId: project.id, companyId: company.id };
  return (
    <QuestionDialog
      isOpen
      title={installers.changing.title}
      confirm={isBusy ? busy : installers.changing.confirm}
      keep={quotes.keep}
      isBusy={isBusy}
      onConfirm={() => run({ parameters, body: { reason } })}
      onClose={onClose}
    >
      <p>
        <b>{company.name}</b>
      </p>
      <p>{installers.changing.text}</p>
      <ReasonChoice reason={reason} choose={setReason} />
      <CallStatus state={state} />
    </QuestionDialog>
  );
}
