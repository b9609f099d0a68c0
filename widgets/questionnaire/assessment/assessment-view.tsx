import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ClosedView } from '#widgets/questionnaire/assessment/closed-view.tsx';
import { ResultsView, type ResultsViewProps } from '#widgets/questionnaire/assessment/results/results-view.tsx';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';

/** The results, until they are closed. */
export function AssessmentView(props: Omit<ResultsViewProps, 'onClose'>) {
  const { $options, emit } = props.context;
  const { language } = useStore($options);
  const [isClosed, setIsClosed] = useState(false);
  const close = () => setIsClosed(emit('wattnest-close', { kind: 'questionnaire' }));
  if (isClosed) return <ClosedView texts={assessmentTexts[language]} onOpen={() => setIsClosed(false)} />;
  return <ResultsView {...props} onClose={close} />;
}
