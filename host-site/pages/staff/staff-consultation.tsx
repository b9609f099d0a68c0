import type { Consultation } from '#domain/contract/summary.ts';
import { ConsultationBody } from '#host-site/pages/summary/consultation-view.tsx';
import { PartnerList } from '#host-site/pages/summary/partner-list.tsx';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import '#host-site/pages/summary/summary-page.css';

/** As the page of its owner shows it, without what only they may do. */
export function StaffConsultation({ consultation }: { consultation: Consultation }) {
  const { words } = useStaffTexts();
  const { kind, confirmedAt, withdrawnAt } = consultation;
  return (
    <div className="staff-consultation">
      {(!confirmedAt || withdrawnAt) && <p className="small">{words.wordless}</p>}
      <ConsultationBody consultation={consultation}>
        {kind === 'lead' && <PartnerList consultation={consultation} />}
      </ConsultationBody>
    </div>
  );
}
