import { useState } from 'react';
import { drawAnswers, type ReviewedAnswer } from '#domain/contract/answer-reviews.ts';
import { AnswerWords } from '#host-site/pages/admin/adviser/answer-words.tsx';
import { GradeForm } from '#host-site/pages/admin/adviser/grade-form.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Answers drawn by chance, to be graded one after the other. */
export function AnswerSample() {
  const { adviser: texts } = useAdminTexts();
  const [drawn, setDrawn] = useState<readonly ReviewedAnswer[]>();
  const { state, run } = useAction(drawAnswers, setDrawn);
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const graded = (answer: ReviewedAnswer) => setDrawn(drawn?.map((it) => (it.id === answer.id ? answer : it)));
  return (
    <div className="staff-sections">
      <p>{texts.sampleHint}</p>
      {drawn && drawn.length === 0 && <p role="status">{texts.noneDrawn}</p>}
      {drawn && drawn.length > 0 && (
        <ol className="staff-answers">
          {drawn.map((answer) => (
            <li key={answer.id}>
              <AnswerWords answer={answer} />
              <GradeForm answer={answer} onGraded={graded} />
            </li>
          ))}
        </ol>
      )}
      <button type="button" className="button small" aria-disabled={isBusy} onClick={() => run({})}>
        {isBusy ? texts.drawing : texts.draw}
      </button>
      <CallStatus state={state} />
    </div>
  );
}
