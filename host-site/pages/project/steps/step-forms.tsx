import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { changeStep, ProjectStep } from '#domain/contract/projects.ts';
import { mayLieOn } from '#domain/projects/step-dates.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

interface StepFormProps {
  step: ProjectStep;
  isBusy: boolean;
  send: (body: BodyOf<typeof changeStep>) => void;
  onCancel: () => void;
}

const LONGEST_REASON = 300;

/** Taking a step back says why. */
export function ReopenStep({ isBusy, send, onCancel }: StepFormProps) {
  const { steps } = useProjectTexts();
  const form = useForm({
    empty: { reason: '' },
    problemsOf: ({ reason }) => ({ reason: reason.trim().length < 3 ? steps.reason : undefined }),
    send: ({ reason }) => send({ done: false, reason }),
  });
  return (
    <form {...form.place} className="project-form">
      <TextField form={form} field="reason" label={steps.reason} hint={steps.reasonHint} maxLength={LONGEST_REASON} />
      <Buttons label={steps.reopen} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

export function MoveStep({ step, isBusy, send, onCancel }: StepFormProps) {
  const { steps } = useProjectTexts();
  const asked = new Date(useProject().project.createdAt);
  const form = useForm({
    empty: { dueFrom: step.dueFrom, dueUntil: step.dueUntil },
    problemsOf: ({ dueFrom, dueUntil }) => ({
      dueUntil: dueFrom && dueUntil && mayLieOn(asked, dueFrom, dueUntil) ? undefined : steps.wrongDays,
    }),
    send: (body) => send(body),
  });
  return (
    <form {...form.place} className="project-form">
      <div className="project-pair">
        <TextField form={form} field="dueFrom" label={steps.from} type="date" />
        <TextField form={form} field="dueUntil" label={steps.until} type="date" />
      </div>
      <Buttons label={steps.save} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

function Buttons({ label, isBusy, onCancel }: { label: string; isBusy: boolean; onCancel: () => void }) {
  const texts = useProjectTexts();
  return (
    <div className="project-actions">
      <button type="submit" className="button small" aria-disabled={isBusy}>
        {isBusy ? texts.busy : label}
      </button>
      <button type="button" className="button ghost small" onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  );
}
