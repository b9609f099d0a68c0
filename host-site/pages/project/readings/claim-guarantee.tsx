import { useState } from 'react';
import { openClaim } from '#domain/contract/project-readings.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import type { ToldProps } from '#host-site/pages/project/readings/told-props.ts';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** The button of the guarantee, once a full year lies below its line; afterwards when it was pressed. */
export function ClaimGuarantee({ told, refresh }: ToldProps) {
  const { readings: texts, quotes, busy } = useProjectTexts();
  const { project } = useProject();
  const { day } = useMoments(project.market);
  const [isAsked, ask] = useState(false);
  const { state, run } = useAction(openClaim, refresh, refresh);
  useEndNoticed(state);
  if (told.claim) return <p className="measured">{texts.claimed(day(told.claim.openedAt))}</p>;
  if (!told.mayClaim) return null;
  const isBusy = state.status === 'loading';
  const send = () => run({ parameters: { projectId: project.id }, body: {} }).then(() => ask(false));
  return (
    <>
      <button type="button" className="button" onClick={() => ask(true)}>
        {texts.claim}
      </button>
      <QuestionDialog
        isOpen={isAsked}
        isSafe
        title={texts.claiming.title}
        confirm={isBusy ? busy : texts.claiming.confirm}
        keep={quotes.keep}
        isBusy={isBusy}
        onConfirm={send}
        onClose={() => ask(false)}
      >
        <p>{texts.claiming.text}</p>
      </QuestionDialog>
      <CallStatus state={state} />
    </>
  );
}
