import { useStore } from '@nanostores/react';
import type { PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';

interface NextStepsProps {
  texts: ResultTexts;
  partners: PartnerMatches;
}

export function NextSteps({ texts: { nextSteps }, partners: { $pagePartner } }: NextStepsProps) {
  const partner = useStore($pagePartner);
  return (
    <section className="next-steps" aria-labelledby="next-title">
      <h3 id="next-title">{nextSteps.title}</h3>
      <ol>
        {nextSteps.items(partner?.name).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}
