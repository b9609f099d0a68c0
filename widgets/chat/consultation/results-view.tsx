import { useStore } from '@nanostores/react';
import type { ConsultationParts } from '#widgets/chat/consultation/parts.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
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

/** Where it leads; drawn once, since the progress leads there too. */
export function DialogsView({ parts: { context, followUp } }: PartsProps) {
  return <FollowUpDialogs followUp={followUp} options={useStore(context.$options)} />;
}
