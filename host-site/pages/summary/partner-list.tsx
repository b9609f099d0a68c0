import type { Consultation } from '#domain/contract/summary.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

/** Who has the request, and how it stands there; once withdrawn, only who had it. */
export function PartnerList({ consultation: { partners, withdrawnAt } }: { consultation: Consultation }) {
  const { summary } = useSummaryTexts();
  if (partners.length === 0) return <p>{summary.noPartners}</p>;
  return (
    <ul className="partners">
      {partners.map(({ id, name, status }) => (
        <li key={id}>
          <b>{name}</b>
          {!withdrawnAt && <span>{summary.statuses[status]}</span>}
        </li>
      ))}
    </ul>
  );
}
