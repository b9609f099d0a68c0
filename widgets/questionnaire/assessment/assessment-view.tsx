import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import type { AssessmentStore } from '#widgets/questionnaire/assessment/assessment-store.ts';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { FollowUpDialogs } from '#widgets/shared/results/follow-up-dialogs.tsx';
import { Results } from '#widgets/shared/results/results.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';

interface AssessmentViewProps {
  assessment: AssessmentStore;
  $options: ReadableAtom<WidgetOptions>;
}

/** The results, until they are closed. */
export function AssessmentView({ assessment, $options }: AssessmentViewProps) {
  const options = useStore($options);
  const { followUp } = assessment;
  if (useStore(assessment.$isClosed)) return <Closed assessment={assessment} options={options} />;
  const words = assessmentTexts[options.language].results;
  return (
    <Results results={assessment} partners={followUp.partners} options={options} words={words}>
      <FollowUpDialogs followUp={followUp} options={options} />
    </Results>
  );
}

/** What stands in place of closed results, unless the page puts something of its own there. */
function Closed({ assessment, options }: { assessment: AssessmentStore; options: WidgetOptions }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { closed } = assessmentTexts[options.language];
  return (
    <section className="panel closed" part="panel" aria-labelledby="closed-title">
      <h2 id="closed-title" tabIndex={-1} ref={heading}>
        {closed.title}
      </h2>
      <p className="soft">{closed.text}</p>
      <Button onPress={assessment.reopen}>{closed.open}</Button>
    </section>
  );
}
