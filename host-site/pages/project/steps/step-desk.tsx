import { useState } from 'react';
import { changeStep, type ProjectStep } from '#domain/contract/projects.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { MoveStep, ReopenStep } from '#host-site/pages/project/steps/step-forms.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** What a company or our staff can do with a step. */
export function StepDesk({ step }: { step: ProjectStep }) {
  const texts = useProjectTexts();
  const { title } = useSummaryTexts().milestones;
  const { project, refresh } = useProject();
  const [isOpen, setOpen] = useState(false);
  const finish = () => {
    setOpen(false);
    void refresh();
  };
  const { state, run } = useAction(changeStep, finish);
  useEndNoticed(state);
  const parameters = { projectId: project.id, kind: step.kind };
  const isBusy = state.status === 'loading';
  const Form = step.doneAt ? ReopenStep : MoveStep;
  return (
    <div className="step-desk">
      {!step.doneAt && (
        <button
          type="button"
          className="button ghost small"
          aria-disabled={isBusy}
          aria-label={`${texts.steps.tick}: ${title[step.kind]}`}
          onClick={() => run({ parameters, body: { done: true } })}
        >
          {texts.steps.tick}
        </button>
      )}
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        aria-label={`${step.doneAt ? texts.steps.reopen : texts.steps.move}: ${title[step.kind]}`}
        onClick={() => setOpen(!isOpen)}
      >
        {step.doneAt ? texts.steps.reopen : texts.steps.move}
      </button>
      {isOpen && (
        <Form step={step} isBusy={isBusy} send={(body) => run({ parameters, body })} onCancel={() => setOpen(false)} />
      )}
      <CallStatus state={state} />
    </div>
  );
}
