import { useStore } from '@nanostores/react';
import { type FormEvent, useRef } from 'react';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { progressPercent, stepFields, TOTAL_STEPS } from '#domain/questionnaire/steps.ts';
import { PhotosPlace } from '#widgets/questionnaire/steps/photos-place.tsx';
import { Question } from '#widgets/questionnaire/steps/question.tsx';
import { StepFooter } from '#widgets/questionnaire/steps/step-footer.tsx';
import { useStepFocus } from '#widgets/questionnaire/steps/use-step-focus.ts';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';
import { Gradually } from '#widgets/shared/ui/gradually.tsx';
import { Progress } from '#widgets/shared/ui/progress.tsx';

interface StepViewProps {
  store: QuestionnaireStore;
  options: WidgetOptions;
  texts: QuestionTexts;
}

export function StepView({ store, options, texts }: StepViewProps) {
  const step = useStore(store.$step);
  const hasFailed = useStore(store.$hasFailed);
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading, step);
  const { title, intro } = texts.steps[step];
  const fields: readonly (keyof Answers)[] = stepFields[step];
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
      <Gradually key={step}>
        {[
          <div key="head">
            <h2 tabIndex={-1} ref={heading}>
              {title}
            </h2>
            <p className="intro">{intro}</p>
          </div>,
          ...fields.map((field) => (
            <Question key={field} store={store} field={field} step={step} options={options} texts={texts} />
          )),
          ...(step === 3 ? [<PhotosPlace key="photos" store={store} texts={texts} />] : []),
          ...(hasFailed
            ? [
                <div key="failed" role="alert" className="alert">
                  <p>{texts.failed}</p>
                  <FallbackContact options={options} intro={texts.orContact} />
                </div>,
              ]
            : []),
          <StepFooter key="footer" store={store} step={step} texts={texts} />,
        ]}
      </Gradually>
    </form>
  );
}
