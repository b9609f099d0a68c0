import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { checkPercent, checkSteps, isCheckStepComplete } from '#domain/strategy-check/steps.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Progress } from '#widgets/shared/ui/progress.tsx';
import { FailureText } from '#widgets/strategy-check/questions/failure.tsx';
import { OpenPhotos } from '#widgets/strategy-check/questions/photos-place.tsx';
import { type CheckProps, CheckQuestion } from '#widgets/strategy-check/questions/question.tsx';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

/** One question after the other. */
export function StepForm({ store, options }: CheckProps) {
  const texts = checkTexts[options.language];
  const step = useStore(store.$step);
  const place = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <form className="step" noValidate ref={place}>
        <Progress
          label={`${texts.stepOf(checkSteps.indexOf(step) + 1, checkSteps.length)} · ${texts.title}`}
          percent={checkPercent(step)}
          locale={options}
        />
        {step === 'photos' ? (
          <section className="question" aria-labelledby="photos-title">
            <h2 className="question-title" id="photos-title">
              {texts.photos.title} <span className="note">({texts.optional})</span>
            </h2>
            <p className="hint">{texts.photos.hint}</p>
            <OpenPhotos store={store} options={options} />
          </section>
        ) : (
          <CheckQuestion key={step} step={step} store={store} options={options} />
        )}
        <FailureText store={store} options={options} />
        <StepFooter store={store} options={options} />
      </form>
      <EmailPlace store={store} options={options} />
    </>
  );
}

function StepFooter({ store, options }: CheckProps) {
  const texts = checkTexts[options.language];
  const step = useStore(store.$step);
  const answers = useStore(store.$answers);
  return (
    <footer>
      <Button look="quiet" disabled={step === checkSteps[0]} onPress={store.previous}>
        {texts.previous}
      </Button>
      <Button type="submit" disabled={!isCheckStepComplete(step, answers)} onPress={store.next}>
        {step === checkSteps.at(-1) ? texts.submit : texts.next}
      </Button>
    </footer>
  );
}

/** Where the dialog is drawn that asks for the address. */
function EmailPlace({ store }: CheckProps) {
  const later = useStore(store.$later);
  const isAsked = useStore(store.$asksEmail);
  return isAsked && later.status === 'done' ? <LaterPart mount={later.value.mountEmail} /> : null;
}
