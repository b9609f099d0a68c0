import { useSyncExternalStore } from 'react';
import { type CheckStep, checkSteps, missingAnswers } from '#domain/strategy-check/steps.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Gradually } from '#widgets/shared/ui/gradually.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';
import { FailureText } from '#widgets/strategy-check/questions/failure.tsx';
import { PhotosPlace } from '#widgets/strategy-check/questions/photos-place.tsx';
import { type CheckProps, CheckQuestion } from '#widgets/strategy-check/questions/question.tsx';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

const questions = checkSteps.filter((step): step is Exclude<CheckStep, 'photos'> => step !== 'photos');

/** All five questions and the photos on one page. */
export function PageForm({ store, options }: CheckProps) {
  const { title, intro } = checkTexts[options.language];
  return (
    <form className="step" noValidate>
      <Gradually>
        {[
          <div key="head">
            <h2>{title}</h2>
            <p className="intro">{intro}</p>
          </div>,
          ...questions.map((step) => <CheckQuestion key={step} step={step} store={store} options={options} />),
          <PhotosPlace key="photos" store={store} options={options} />,
          <FailureText key="failure" store={store} options={options} />,
          <PageFooter key="footer" store={store} options={options} />,
        ]}
      </Gradually>
    </form>
  );
}

function PageFooter({ store, options }: CheckProps) {
  const texts = checkTexts[options.language];
  const open = useSyncExternalStore(store.$answers.listen, () => missingAnswers(store.$answers.get()).length);
  const openId = useOwnId();
  return (
    <footer>
      <p className="open" id={openId}>
        {open > 0 && texts.stillOpen(open)}
      </p>
      <Button type="submit" disabled={open > 0} describedBy={open > 0 ? openId : undefined} onPress={store.submit}>
        {texts.submit}
      </Button>
    </footer>
  );
}
