import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { stepFields } from '#domain/questionnaire/steps.ts';
import { homeTexts } from '#texts/home/all.ts';
import { choicesOf } from '#widgets/questionnaire/steps/choices.ts';
import { StepView } from '#widgets/questionnaire/steps/step-view.tsx';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Icon } from '#widgets/shared/ui/icon.tsx';

/** Step 2 asks for them. */
const decidingFields = stepFields[2];

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
      {phase === 'questions' ? (
        <StepView store={store} options={options} />
      ) : (
        <Generating store={store} options={options} />
      )}
    </section>
  );
}

/** The answers that decide potentials and costs, while they are weighed. */
function Weighed({ store, options }: QuestionnaireViewProps) {
  const answers = useStore(store.$answers);
  const home = homeTexts[options.language];
  const { questions } = questionTexts[options.language];
  return (
    <dl>
      {decidingFields.map((field) => {
        const answer = answers[field];
        if (!answer) return null;
        return (
          <div key={field}>
            <dt>{questions[field]}</dt>
            <dd>{choicesOf(field, home, options).find(({ value }) => value === answer)?.label}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const sweep =
  '<path d="M6 32a24 24 0 0 1 48 0" class="gauge-track"/>' +
  '<path d="M6 32a24 24 0 0 1 48 0" class="gauge-sweep" pathLength="100"/>';

function Generating({ store, options }: QuestionnaireViewProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className="generating">
      <Icon viewBox="0 0 60 36" className="sweep" markup={sweep} />
      <p role="status" tabIndex={-1} ref={place}>
        {questionTexts[options.language].analyzing}
      </p>
      <Weighed store={store} options={options} />
    </div>
  );
}
