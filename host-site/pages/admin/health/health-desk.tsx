import { HealthOverview } from '#host-site/pages/admin/health/health-overview.tsx';
import { JobDesk } from '#host-site/pages/admin/health/job-desk.tsx';
import { SuppressionDesk } from '#host-site/pages/admin/health/suppression-desk.tsx';
import { StaffTabs } from '#host-site/pages/staff/staff-tabs.tsx';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

/** How stands what works unseen. */
export function HealthDesk() {
  const { health } = useAdminTexts();
  return (
    <StaffTabs
      idStart="health-"
      label={health.sections}
      names={health.tabs}
      first="overview"
      tabs={{ overview: <HealthOverview />, jobs: <JobDesk />, mailboxes: <SuppressionDesk /> }}
    />
  );
}
