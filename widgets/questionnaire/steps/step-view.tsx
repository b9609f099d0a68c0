import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Answers } from '#domain/questionnaire/answers.ts';
import {
  answeredPercent,
  isStepComplete,
  missingFields,
  stepFields,
  TOTAL_STEPS,
} from '#domain/questionnaire/steps.ts';
import { Question } from '#widgets/questionnaire/steps/question.tsx';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';
import { Gradually } from '#widgets/shared/ui/gradually.tsx';
import { Progress } from '#widgets/shared/ui/progress.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface StepViewProps {
  store: QuestionnaireStore;
  options: WidgetOptions;
}

export function StepView({ store, options }: StepViewProps) {
  const texts = questionTexts[options.language];
  const step = useStore(store.$step);
  const hasFailed = useStore(store.$hasFailed);
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading, step);
  const { title, intro } = texts.steps[step];
  const fields: readonly (keyof Answers)[] = stepFields[step];
  return (
    <form className="step" noValidate>
      <StepProgress store={store} options={options} />
      <Gradually key={step}>
        {[
          <div key="head">
            <h2 tabIndex={-1} ref={heading}>
              {title}
            </h2>
            <p className="intro">{intro}</p>
          </div>,
          ...fields.map((field) => <Question key={field} store={store} field={field} step={step} options={options} />),
          ...(step === 3 ? [<PhotosPlace key="photos" store={store} options={options} />] : []),
          ...(hasFailed
            ? [
                <div key="failed" role="alert" className="alert">
                  <p>{texts.failed}</p>
                  <FallbackContact options={options} intro={texts.orContact} />
                </div>,
              ]
            : []),
          <StepFooter key="footer" store={store} options={options} />,
        ]}
      </Gradually>
    </form>
  );
}

function StepProgress({ store, options }: StepViewProps) {
  const step = useStore(store.$step);
  const percent = answeredPercent(step, useStore(store.$answers));
  const { stepOf, steps } = questionTexts[options.language];
  return <Progress label={`${stepOf(step, TOTAL_STEPS)} · ${steps[step].title}`} percent={percent} locale={options} />;
}

function StepFooter({ store, options }: StepViewProps) {
  const step = useStore(store.$step);
  const answers = useStore(store.$answers);
  const openId = useOwnId();
  const texts = questionTexts[options.language];
  const open = missingFields(step, answers).length;
  return (
    <footer>
      <Button look="quiet" disabled={step === 1} onPress={store.previous}>
        {texts.previous}
      </Button>
      <p className="open" id={openId}>
        {open > 0 && texts.stillOpen(open)}
      </p>
      <Button
        type="submit"
        disabled={!isStepComplete(step, answers)}
        describedBy={open > 0 ? openId : undefined}
        onPress={store.next}
      >
        {step < TOTAL_STEPS ? texts.next : texts.generate}
      </Button>
    </footer>
  );
}

/** Step 3: the photo uploads, as soon as their code is there. */
function PhotosPlace({ store, options }: StepViewProps) {
  const texts = questionTexts[options.language];
  const later = useStore(store.$later);
  useEffect(() => {
    store.loadLater();
  }, [store]);
  if (later.status === 'done') return <LaterPart mount={later.value.mountPhotos} />;
  return (
    <div role="status" className="prose">
      <p>{later.status === 'failed' ? texts.photosFailed : texts.photosLoading}</p>
      {later.status === 'failed' && (
        <Button look="quiet" onPress={store.loadLater}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** Brings a new step's heading into view and reading order; never on the first drawing, which would scroll the page. */
function useStepFocus(heading: RefObject<HTMLElement | null>, step: number): void {
  const drawn = useRef(step);
  useLayoutEffect(() => {
    if (drawn.current === step || !heading.current) return;
    drawn.current = step;
    heading.current.focus({ preventScroll: true });
    const panel = heading.current.closest('.panel');
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' });
  }, [heading, step]);
}
