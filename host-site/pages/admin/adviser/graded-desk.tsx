import { advisorKinds } from '#domain/chat/advisor-kind.ts';
import { grades, listGradedAnswers, type ReviewedAnswer } from '#domain/contract/answer-reviews.ts';
import { AnswerWords } from '#host-site/pages/admin/adviser/answer-words.tsx';
import { GradeForm } from '#host-site/pages/admin/adviser/grade-form.tsx';
import { ListDesk } from '#host-site/pages/staff/list-desk.tsx';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

const SHORT = 80;
const startOf = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text);

/** The answers that somebody has graded, as long as they are there. */
export function GradedDesk() {
  const { adviser: texts } = useAdminTexts();
  const moment = useMoment();
  return (
    <ListDesk<ReviewedAnswer>
      list={listGradedAnswers}
      words={texts.list}
      isSearched={false}
      filters={[
        { name: 'grade', label: texts.gradeLabel, options: grades.map((it) => [it, texts.grades[it]]) },
        { name: 'advisor', label: texts.byAdviser, options: advisorKinds.map((it) => [it, texts.advisors[it]]) },
      ]}
      nameOf={({ question, answer }) => startOf(question ?? answer)}
      columns={[
        {
          name: texts.question,
          cell: ({ question, answer, createdAt }) => (
            <>
              {startOf(question ?? answer)}
              <span className="small">{moment(createdAt)}</span>
            </>
          ),
        },
        {
          name: texts.gradeLabel,
          cell: ({ grade }) => grade && <span className="badge">{texts.grades[grade]}</span>,
        },
      ]}
    >
      {({ entry, onChanged }) => (
        <>
          <AnswerWords answer={entry} />
          <GradeForm answer={entry} onGraded={onChanged} />
        </>
      )}
    </ListDesk>
  );
}
