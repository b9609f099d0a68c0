import { useStore } from '@nanostores/react';
import { type Answers, MAX_NOTES_LENGTH } from '#domain/questionnaire/answers.ts';
import { requiredFields, type StepNumber, stepFields } from '#domain/questionnaire/steps.ts';
import { homeTexts } from '#texts/home/all.ts';
import { drawingOf } from '#widgets/questionnaire/drawings/drawing.tsx';
import { drawings } from '#widgets/questionnaire/drawings/drawings.ts';
import { choicesOf } from '#widgets/questionnaire/steps/choices.ts';
import { PhotosPlace } from '#widgets/questionnaire/steps/photos-place.tsx';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { RadioCards } from '#widgets/shared/ui/radio-cards.tsx';
import { TextArea } from '#widgets/shared/ui/text-area.tsx';

const NOTES_ROWS = 4;
const shortFields = new Set<keyof Answers>(['homeSize', 'roofAge', 'heatingSystemAge', 'hasEV', 'annualEnergyBill']);

interface StepQuestionsProps {
  store: QuestionnaireStore;
  step: StepNumber;
  options: WidgetOptions;
  texts: QuestionTexts;
}

export function StepQuestions({ store, step, options, texts }: StepQuestionsProps) {
  const answers = useStore(store.$answers);
  const fields: readonly (keyof Answers)[] = stepFields[step];
  const required: readonly (keyof Answers)[] = requiredFields[step];
  if (step === 3) return <PhotosPlace store={store} texts={texts} />;
  return fields.map((field) =>
    field === 'additionalNotes' ? (
      <TextArea
        key={field}
        label={texts.questions[field]}
        note={texts.optional}
        hint={texts.notesHint}
        rows={NOTES_ROWS}
        maxLength={MAX_NOTES_LENGTH}
        value={answers.additionalNotes ?? ''}
        onType={(notes) => store.answer('additionalNotes', notes)}
      />
    ) : (
      <RadioCards
        key={field}
        legend={texts.questions[field]}
        note={required.includes(field) ? undefined : texts.optional}
        options={choicesOf(field, homeTexts[options.language], options)}
        drawingOf={field in drawings ? (value) => drawingOf(field, value) : undefined}
        isShort={shortFields.has(field)}
        chosen={answers[field]}
        onChoose={(value) => store.answer(field, value as never)}
      />
    ),
  );
}
