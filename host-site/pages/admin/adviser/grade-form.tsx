import { useId, useState } from 'react';
import {
  type Grade,
  gradeAnswer,
  grades,
  MAX_REVIEW_NOTE,
  type ReviewedAnswer,
} from '#domain/contract/answer-reviews.ts';
import { useChange } from '#host-site/pages/admin/use-change.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

interface GradeFormProps {
  answer: ReviewedAnswer;
  onGraded: (answer: ReviewedAnswer) => void;
}

/** What an answer is worth, and why. */
export function GradeForm({ answer, onGraded }: GradeFormProps) {
  const { adviser: texts } = useAdminTexts();
  const id = useId();
  const [grade, choose] = useState<Grade | null>(answer.grade);
  const [note, setNote] = useState(answer.note ?? '');
  const { state, run } = useChange(gradeAnswer, 'grade', onGraded);
  const isBusy = state.status === 'loading';
  const isKept = grade === answer.grade && note.trim() === (answer.note ?? '');
  return (
    <form
      className="staff-grade"
      onSubmit={(event) => {
        event.preventDefault();
        if (grade && !isBusy) run({ parameters: { answerId: answer.id }, body: { grade, note: note.trim() } });
      }}
    >
      <fieldset className="staff-roles">
        <legend>{texts.gradeLabel}</legend>
        <div className="staff-role-buttons">
          {grades.map((it) => (
            <label key={it} className="staff-choice">
              <input type="radio" name={`${id}-grade`} required checked={it === grade} onChange={() => choose(it)} />
              {texts.grades[it]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="staff-note">
        {texts.note}
        <textarea
          className="text-input"
          rows={2}
          maxLength={MAX_REVIEW_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <button type="submit" className="button ghost small" aria-disabled={isBusy}>
        {isBusy ? texts.saving : texts.save}
      </button>
      {answer.grade && isKept && <p className="small">{texts.saved}</p>}
    </form>
  );
}
