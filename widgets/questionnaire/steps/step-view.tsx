import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useRef } from 'react';
import { isStepComplete, missingFields, progressPercent, TOTAL_STEPS } from '#domain/questionnaire/steps.ts';
import { StepQuestions } from '#widgets/questionnaire/steps/step-questions.tsx';
import { useStepFocus } from '#widgets/questionnaire/steps/use-step-focus.ts';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';
import { Progress } from '#widgets/shared/ui/progress.tsx';

interface StepViewProps {
  store: QuestionnaireStore;
  options: WidgetOptions;
  texts: QuestionTexts;
}

export function StepView({ store, options, texts }: StepViewProps) {
  const step = useStore(store.$step);
  const answers = useStore(store.$answers);
  const hasFailed = useStore(store.$hasFailed);
  const openId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading, step);
  const open = missingFields(step, answers).length;
  const { title, intro } = texts.steps[step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.next();
  };
  return (
    <form className="step" noValidate onSubmit={submit}>
      <Progress
        label={`${texts.stepOf(step, TOTAL_STEPS)} · ${title}`}
        percent={progressPercent(step)}
        locale={options}
      />
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="intro">{intro}</p>
      <StepQuestions key={step} store={store} step={step} options={options} texts={texts} />
      {hasFailed && (
        <div role="alert" className="alert">
          <p>{texts.failed}</p>
          <FallbackContact options={options} intro={texts.orContact} />
        </div>
      )}
      <footer>
        <Button look="quiet" disabled={step === 1} onPress={store.previous}>
          {texts.previous}
        </Button>
        <p className="open" id={openId}>
          {open > 0 && texts.stillOpen(open)}
        </p>
        <Button type="submit" disabled={!isStepComplete(step, answers)} describedBy={open > 0 ? openId : undefined}>
          {step < TOTAL_STEPS ? texts.next : texts.generate}
        </Button>
      </footer>
    </form>
  );
}
