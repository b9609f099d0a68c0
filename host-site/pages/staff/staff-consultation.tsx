import type { Consultation } from '#domain/contract/summary.ts';
import { PartnerStandings } from '#host-site/pages/staff/partner-standings.tsx';
import { ConsultationBody } from '#host-site/pages/summary/consultation-view.tsx';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import '#host-site/pages/summary/summary-page.css';

/** As the page of its owner shows it, without what only they may do. */
export function StaffConsultation({ consultation }: { consultation: Consultation }) {
  const { words } = useStaffTexts();
  const { kind, confirmedAt, withdrawnAt, partners } = consultation;
  return (
    <div className="staff-consultation consultation">
      {(!confirmedAt || withdrawnAt) && <p className="small">{words.wordless}</p>}
      <ConsultationBody consultation={consultation} answersTitle={words.answers}>
        {kind === 'lead' && (
          <>
            <h3>{words.partners}</h3>
            <PartnerStandings partners={partners} />
          </>
        )}
      </ConsultationBody>
    </div>
  );
}
