import type { ProjectStep } from '#domain/contract/projects.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { StepDesk } from '#host-site/pages/project/steps/step-desk.tsx';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import '#host-site/pages/summary/timeline.css';

/** From the proposal to the installation; companies and our staff keep them up to date. */
export function Steps() {
  const { steps: texts } = useProjectTexts();
  const { steps, as, mayWrite } = useProject().project;
  const isWorked = mayWrite && as !== 'customer';
  return (
    <section aria-labelledby="steps-title" className="project-steps">
      <h2 id="steps-title">{texts.title}</h2>
      <ol className={isWorked ? 'timeline worked' : 'timeline'}>
        {steps.map((step) => (
          <li key={step.kind} className={step.doneAt ? 'done' : undefined}>
            <Step step={step} />
            {isWorked && <StepDesk step={step} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { step: ProjectStep }) {
  const { steps: texts, messages } = useProjectTexts();
  const { title } = useSummaryTexts().milestones;
  const { market, call } = useProject().project;
  const { day, span, moment } = useMoments(market);
  const { kind, dueFrom, dueUntil, doneAt, doneBy, reopenedReason } = step;
  return (
    <>
      <b>{title[kind]}</b>
      <span>{kind === 'expertCall' && call ? moment(call.startsAt) : span(dueFrom, dueUntil)}</span>
      {doneAt && doneBy && (
        <span className="timeline-done">{texts.done(day(doneAt), doneBy.name ?? messages.sides[doneBy.side])}</span>
      )}
      {reopenedReason && <span>{texts.reopened(reopenedReason)}</span>}
    </>
  );
}
