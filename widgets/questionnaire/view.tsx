import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { StepView } from '#widgets/questionnaire/steps/step-view.tsx';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';

interface QuestionnaireViewProps {
  store: QuestionnaireStore;
  options: WidgetOptions;
}

export function QuestionnaireView({ store, options }: QuestionnaireViewProps) {
  const phase = useStore(store.$phase);
  const later = store.$later.get();
  const { title } = questionTexts[options.language];
  if (phase === 'results' && later.status === 'done') return <LaterPart mount={later.value.mountResults} />;
  return (
    <section className="panel" part="panel" aria-label={title}>
      {options.layout !== 'steps' && <p className="title">{title}</p>}
      {phase === 'questions' ? <StepView store={store} options={options} /> : <Generating options={options} />}
    </section>
  );
}

function Generating({ options }: Pick<QuestionnaireViewProps, 'options'>) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className="generating">
      <svg viewBox="0 0 60 36" className="sweep" aria-hidden="true">
        <path d="M6 32a24 24 0 0 1 48 0" className="gauge-track" />
        <path d="M6 32a24 24 0 0 1 48 0" className="gauge-sweep" pathLength={100} />
      </svg>
      <p role="status" tabIndex={-1} ref={place}>
        {questionTexts[options.language].analyzing}
      </p>
    </div>
  );
}
