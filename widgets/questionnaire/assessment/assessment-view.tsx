import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { AssessmentStore } from '#widgets/questionnaire/assessment/assessment-store.ts';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { ClosedResults } from '#widgets/shared/results/closed-results.tsx';
import { FollowUpDialogs } from '#widgets/shared/results/follow-up-dialogs.tsx';
import { Results } from '#widgets/shared/results/results.tsx';

interface AssessmentViewProps {
  assessment: AssessmentStore;
  $options: ReadableAtom<WidgetOptions>;
}

/** The results, until they are closed. */
export function AssessmentView({ assessment, $options }: AssessmentViewProps) {
  const options = useStore($options);
  const { followUp } = assessment;
  const { results: words, closed } = assessmentTexts[options.language];
  if (useStore(assessment.$isClosed)) return <ClosedResults words={closed} onOpen={assessment.reopen} />;
  return (
    <Results results={assessment} followUp={followUp} options={options} words={words}>
      <FollowUpDialogs followUp={followUp} options={options} />
    </Results>
  );
}
