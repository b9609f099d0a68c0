import { useMemo } from 'react';
import { type Answers, MAX_NOTES_LENGTH } from '#domain/questionnaire/answers.ts';
import { requiredFields, type StepNumber } from '#domain/questionnaire/steps.ts';
import { homeTexts } from '#texts/home/all.ts';
import { drawingOf } from '#widgets/questionnaire/drawings.tsx';
import { type ChoiceField, choicesOf } from '#widgets/questionnaire/steps/choices.ts';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import { questionTexts } from '#widgets/questionnaire/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { RadioCards } from '#widgets/shared/ui/radio-cards.tsx';
import { TextArea } from '#widgets/shared/ui/text-area.tsx';
import { useAnswer } from '#widgets/shared/ui/use-answer.ts';

const NOTES_ROWS = 4;
const shortFields = new Set<keyof Answers>(['homeSize', 'roofAge', 'heatingSystemAge', 'hasEV', 'annualEnergyBill']);

interface QuestionProps<Field> {
  store: QuestionnaireStore;
  field: Field;
  step: StepNumber;
  options: WidgetOptions;
}

function NotesQuestion({ store, field, options }: QuestionProps<'additionalNotes'>) {
  const texts = questionTexts[options.language];
  return (
    <TextArea
      label={texts.questions[field]}
      note={texts.optional}
      hint={texts.notesHint}
      rows={NOTES_ROWS}
      maxLength={MAX_NOTES_LENGTH}
      value={useAnswer(store, field) ?? ''}
      onType={(notes) => store.answer(field, notes)}
    />
  );
}

function ChoiceQuestion({ store, field, step, options }: QuestionProps<ChoiceField>) {
  const texts = questionTexts[options.language];
  const required: readonly (keyof Answers)[] = requiredFields[step];
  const cards = useMemo(
    () =>
      choicesOf(field, homeTexts[options.language], options).map((choice) => ({
        ...choice,
        drawing: drawingOf(field, choice.value),
      })),
    [field, options],
  );
  return (
    <RadioCards
      legend={texts.questions[field]}
      note={required.includes(field) ? undefined : texts.optional}
      options={cards}
      isShort={shortFields.has(field)}
      chosen={useAnswer(store, field)}
      onChoose={(value) => store.answer(field, value as never)}
    />
  );
}

export function Question({ field, ...props }: QuestionProps<keyof Answers>) {
  return field === 'additionalNotes' ? (
    <NotesQuestion {...props} field={field} />
  ) : (
    <ChoiceQuestion {...props} field={field} />
  );
}
