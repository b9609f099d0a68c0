import type { Consultation } from '#domain/contract/summary.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

/** Who has the request, and how it stands there; once withdrawn, only who had it. One that waits says who gets it, and when. */
export function PartnerList({ consultation: { partners, withdrawnAt, waits } }: { consultation: Consultation }) {
  const { summary } = useSummaryTexts();
  if (waits && withdrawnAt) return null;
  const isTold = !withdrawnAt && !waits;
  return (
    <>
      <h3>{waits ? summary.waiting.heading : summary.partners}</h3>
      {waits && partners.length > 0 && <p>{summary.waiting.text}</p>}
      {partners.length === 0 ? (
        <p>{summary.noPartners}</p>
      ) : (
        <ul className="partners">
          {partners.map(({ id, name, status }) => (
            <li key={id}>
              <b>{name}</b>
              {isTold && <span>{summary.statuses[status]}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
