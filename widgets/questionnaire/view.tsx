import { useStore } from '@nanostores/react';
import { GeneratingView } from '#widgets/questionnaire/generating-view.tsx';
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
  const texts = questionTexts[options.language];
  if (phase === 'results' && later.status === 'done') return <LaterPart mount={later.value.mountResults} />;
  return (
    <section className="panel" part="panel" aria-label={texts.title}>
      {options.layout !== 'steps' && <p className="title">{texts.title}</p>}
      {phase === 'questions' ? (
        <StepView store={store} options={options} texts={texts} />
      ) : (
        <GeneratingView texts={texts} />
      )}
    </section>
  );
}
