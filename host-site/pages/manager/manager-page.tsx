import { readManagerStats } from '#domain/contract/stats.ts';
import { ActivityPictures } from '#host-site/pages/staff/activity.tsx';
import { ApplicationDesk } from '#host-site/pages/staff/application-desk.tsx';
import { CallDesk } from '#host-site/pages/staff/call-desk.tsx';
import { CompanyDesk } from '#host-site/pages/staff/company-desk.tsx';
import { LeadDesk } from '#host-site/pages/staff/lead-desk.tsx';
import { ProjectDesk } from '#host-site/pages/staff/project-desk.tsx';
import { SiteConversion } from '#host-site/pages/staff/site-conversion.tsx';
import { StaffFrame } from '#host-site/pages/staff/staff-frame.tsx';
import { StatsCards } from '#host-site/pages/staff/stats-cards.tsx';
import { Guard } from '#host-site/session/guard.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';

const isStaff = ({ role, isAdmin }: SignedInUser) => isAdmin || role === 'manager' || role === 'admin';

/** The desk of who looks after leads and projects. */
export function ManagerPage() {
  return <Guard mayEnter={isStaff}>{() => <ManagerDesk />}</Guard>;
}

function ManagerDesk() {
  const { desk } = useStaffTexts();
  return (
    <StaffFrame
      title={desk.title}
      sections={desk.sections}
      names={desk.tabs}
      first="leads"
      tabs={{
        leads: <LeadDesk />,
        projects: <ProjectDesk />,
        calls: <CallDesk />,
        companies: <CompanyDesk />,
        applications: <ApplicationDesk />,
        figures: (
          <>
            <StatsCards endpoint={readManagerStats} />
            <ActivityPictures />
            <SiteConversion />
          </>
        ),
      }}
    />
  );
}
