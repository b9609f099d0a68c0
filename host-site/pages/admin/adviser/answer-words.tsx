import type { ReviewedAnswer } from '#domain/contract/answer-reviews.ts';
import { useMoment } from '#host-site/pages/staff/use-moment.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** What was asked and answered, in the language of both. */
export function AnswerWords({
  answer: { createdAt, language, advisor, question, answer },
}: {
  answer: ReviewedAnswer;
}) {
  const { adviser: texts } = useAdminTexts();
  const moment = useMoment();
  const said = language ? { lang: language } : {};
  return (
    <div className="staff-answer">
      <p className="small">
        {texts.advisors[advisor]}, {moment(createdAt)}
      </p>
      {question && (
        <blockquote {...said}>
          <span className="visually-hidden">{texts.question}</span>
          {question}
        </blockquote>
      )}
      <p {...said}>
        <span className="visually-hidden">{texts.answer}</span>
        {answer}
      </p>
    </div>
  );
}
