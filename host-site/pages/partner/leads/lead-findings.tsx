import { Suspense } from 'react';
import type { PartnerLead } from '#domain/contract/partner-leads.ts';
import type { Market } from '#domain/place.ts';
import { AnswerList } from '#host-site/pages/summary/answer-list.tsx';
import { Headline, ResultPart } from '#host-site/pages/summary/findings.tsx';
import { PhotoList } from '#host-site/pages/summary/photo-list.tsx';
import { PotentialList } from '#host-site/pages/summary/potential-list.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import '#host-site/pages/summary/summary-page.css';

interface LeadFindingsProps {
  request: NonNullable<PartnerLead['request']>;
  market: Market;
}

/** What the visitor told and was told, as their own page shows it. */
export function LeadFindings(props: LeadFindingsProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <Findings {...props} />
    </Suspense>
  );
}

function Findings({ request, market }: LeadFindingsProps) {
  const { summary } = useSummaryTexts();
  const { leads } = usePartnerTexts();
  const { home: assessment, answers, potentials, photos } = request;
  const findings = { ...request, market };
  return (
    <section className="consultation lead-told" aria-labelledby="lead-told">
      <h2 id="lead-told">{leads.told}</h2>
      <Headline findings={findings} />
      {photos && <PhotoList photos={photos} />}
      <h3>{summary.potentials}</h3>
      <PotentialList potentials={potentials} />
      <ResultPart findings={findings} />
      <h3>{leads.answers}</h3>
      <AnswerList consultation={{ kind: 'lead', answers, assessment, market }} />
    </section>
  );
}
