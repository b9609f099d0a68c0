import { useStore } from '@nanostores/react';
import type { ConsultationParts } from '#widgets/chat/consultation/parts.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import type { HandoffDoor } from '#widgets/shared/handoff/handoff-door.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { FollowUpDialogs } from '#widgets/shared/results/follow-up-dialogs.tsx';
import { Results } from '#widgets/shared/results/results.tsx';

interface PartsProps {
  parts: ConsultationParts;
}

/** What the conversation has come to. */
export function ResultsView({ parts: { context, followUp, results } }: PartsProps) {
  const options = useStore(context.$options);
  const words = consultationTexts[options.language].results;
  return <Results results={results} followUp={followUp} options={options} words={words} />;
}

interface DialogsProps extends PartsProps {
  handoff: HandoffDoor;
}

/** Where it leads; drawn once, since the progress leads there too. */
export function DialogsView({ parts: { context, followUp }, handoff }: DialogsProps) {
  const phone = useStore(handoff.$later);
  return (
    <>
      <FollowUpDialogs followUp={followUp} options={useStore(context.$options)} />
      {phone.status === 'done' && <LaterPart mount={phone.value.mount} />}
    </>
  );
}
