import { CompanyDesk } from '#host-site/pages/admin/partners/company-desk.tsx';
import { SiteDesk } from '#host-site/pages/admin/partners/site-desk.tsx';
import { StaffTabs } from '#host-site/pages/staff/staff-tabs.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** Who works with us, and where our widgets run. */
export function PartnerDesk() {
  const { partners } = useAdminTexts();
  return (
    <StaffTabs
      idStart="partners-"
      label={partners.sections}
      names={partners.tabs}
      first="companies"
      tabs={{ companies: <CompanyDesk />, sites: <SiteDesk /> }}
    />
  );
}
