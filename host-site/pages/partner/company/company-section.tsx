import { useState } from 'react';
import { type Company, readCompany } from '#domain/contract/company.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { AreaForm } from '#host-site/pages/partner/company/area-form.tsx';
import { PauseBox } from '#host-site/pages/partner/company/pause-box.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** Where the company works, and whether it takes new leads. */
export function CompanySection() {
  const { company: texts } = usePartnerTexts();
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="partner-intro">{texts.intro}</p>
      <OwnReply endpoint={readCompany}>{(company) => <Availability read={company} />}</OwnReply>
    </>
  );
}

function Availability({ read }: { read: Company }) {
  const { company: texts } = usePartnerTexts();
  const [company, setCompany] = useState(read);
  return (
    <>
      {company.role !== 'owner' && <p className="lead-note">{texts.ownersOnly}</p>}
      <PauseBox company={company} onChanged={setCompany} />
      <AreaForm company={company} onChanged={setCompany} />
    </>
  );
}
