import { useStore } from '@nanostores/react';
import { isStepComplete, missingFields, type StepNumber, TOTAL_STEPS } from '#domain/questionnaire/steps.ts';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface StepFooterProps {
  store: QuestionnaireStore;
  step: StepNumber;
  texts: QuestionTexts;
}

export function StepFooter({ store, step, texts }: StepFooterProps) {
  const answers = useStore(store.$answers);
  const openId = useOwnId();
  const open = missingFields(step, answers).length;
  return (
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
  );
}
