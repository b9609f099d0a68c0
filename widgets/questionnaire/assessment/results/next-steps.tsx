import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export function NextSteps({ texts: { nextSteps } }: { texts: AssessmentTexts }) {
  return (
    <section className="next-steps" aria-labelledby="next-title">
      <h3 id="next-title">{nextSteps.title}</h3>
      <ol>
        {nextSteps.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
