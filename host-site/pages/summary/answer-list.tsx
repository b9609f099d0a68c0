import type { Consultation } from '#domain/contract/summary.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { answerLabels, assessmentLabels, toldLabels } from '#texts/home/answer-labels.ts';

/** A request's answers as they were chosen; of a summary, the numbers that it told. What a chat has told beside them follows. */
export function AnswerList({
  consultation,
}: {
  consultation: Pick<Consultation, 'kind' | 'answers' | 'assessment' | 'market'>;
}) {
  const { kind, answers, assessment, market } = consultation;
  const locale = { language: useNavigation().address.language, market };
  const { home } = useTexts();
  const { answerNames, told } = useSummaryTexts();
  const isTold = kind === 'summary' && assessment;
  const labels = isTold
    ? assessmentLabels(assessment, home, told, locale)
    : [...answerLabels(answers, home, locale), ...toldLabels(assessment ?? {}, told, locale)];
  return (
    <dl className="answers">
      {labels.map(({ field, label }) => (
        <div key={field}>
          <dt>{answerNames[field]}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
