import type { Market } from '#domain/place.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { answerLabels } from '#host-site/pages/summary/answer-labels.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

export function AnswerList({ answers, market }: { answers: Answers; market: Market }) {
  const { language } = useNavigation().address;
  const { home, site } = useTexts();
  return (
    <dl className="answers">
      {answerLabels(answers, home, { language, market }).map(({ field, label }) => (
        <div key={field}>
          <dt>{site.summary.questions[field]}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
