import type { LeadEntry } from '#domain/contract/staff-lists.ts';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';

/** Which companies have a lead, and how it stands there. */
export function PartnerStandings({ partners }: Pick<LeadEntry, 'partners'>) {
  const { words } = useStaffTexts();
  const { statuses } = usePartnerTexts().lead;
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
