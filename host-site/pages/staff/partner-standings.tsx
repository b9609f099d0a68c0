import type { LeadEntry } from '#domain/contract/staff-lists.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

/** Which companies have a lead, and how it stands there. */
export function PartnerStandings({ partners }: Pick<LeadEntry, 'partners'>) {
  const { words } = useStaffTexts();
  const { statuses } = useSummaryTexts().summary;
  if (partners.length === 0) return <span className="small">{words.nobody}</span>;
  return (
    <ul className="staff-partners">
      {partners.map(({ id, name, status }) => (
        <li key={id}>
          {name} <span className="small">{statuses[status]}</span>
        </li>
      ))}
    </ul>
  );
}
