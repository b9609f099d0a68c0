import type { Consultation } from '#domain/contract/summary.ts';
import { PartnerList } from '#host-site/pages/summary/partner-list.tsx';
import { Timeline } from '#host-site/pages/summary/timeline.tsx';
import { WithdrawRequest } from '#host-site/pages/summary/withdraw-request.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

interface RequestPartProps {
  token: string;
  consultation: Consultation;
  date: Intl.DateTimeFormat;
  refresh: () => Promise<void>;
}

/** What a request to partners has beside its figures: who has it, what follows when, and the way to take it back. */
export function RequestPart({ token, consultation, date, refresh }: RequestPartProps) {
  const { summary } = useSummaryTexts();
  const { partners, milestones, market, confirmedAt, withdrawnAt, leadId, pagePartner, waits } = consultation;
  return (
    <>
      <PartnerList consultation={consultation} />
      {withdrawnAt && (
        <p className="withdrawn">
          {summary.withdrawn(date.format(new Date(withdrawnAt)))}{' '}
          {!waits && partners.length > 0 && summary.withdrawnTold}
        </p>
      )}
      {!withdrawnAt && milestones.length > 0 && (
        <>
          <h3>{summary.timeline.heading}</h3>
          <Timeline milestones={milestones} market={market} pagePartner={pagePartner} />
        </>
      )}
      {confirmedAt && !withdrawnAt && leadId && (
        <WithdrawRequest
          token={token}
          leadId={leadId}
          partners={partners.map(({ name }) => name)}
          onWithdrawn={refresh}
        />
      )}
    </>
  );
}
