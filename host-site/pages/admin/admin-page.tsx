import { readStats } from '#domain/contract/stats.ts';
import { AdviserDesk } from '#host-site/pages/admin/adviser/adviser-desk.tsx';
import { AssessmentDesk } from '#host-site/pages/admin/assessment-desk.tsx';
import { AuditDesk } from '#host-site/pages/admin/audit-desk.tsx';
import { DatesDesk } from '#host-site/pages/admin/dates-desk.tsx';
import { HealthDesk } from '#host-site/pages/admin/health/health-desk.tsx';
import { PartnerDesk } from '#host-site/pages/admin/partners/partner-desk.tsx';
import { UserDesk } from '#host-site/pages/admin/user-desk.tsx';
import { ActivityPictures } from '#host-site/pages/staff/activity.tsx';
import { ApplicationDesk } from '#host-site/pages/staff/application-desk.tsx';
import { LeadDesk } from '#host-site/pages/staff/lead-desk.tsx';
import { ProjectDesk } from '#host-site/pages/staff/project-desk.tsx';
import { StaffFrame } from '#host-site/pages/staff/staff-frame.tsx';
import { StatsCards } from '#host-site/pages/staff/stats-cards.tsx';
import { Guard } from '#host-site/session/guard.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useAdminTexts } from '#host-site/texts/admin/admin-texts.ts';

const isAdmin = (user: SignedInUser) => user.isAdmin;

/** Source: portal, section 2, admin panel. */
export function AdminPage() {
  return <Guard mayEnter={isAdmin}>{(user) => <AdminPanel user={user} />}</Guard>;
}

function AdminPanel({ user }: { user: SignedInUser }) {
  const texts = useAdminTexts();
  return (
    <StaffFrame
      title={texts.title}
      sections={texts.sections}
      names={texts.tabs}
      first="dashboard"
      tabs={{
        dashboard: (
          <>
            <StatsCards endpoint={readStats} />
            <ActivityPictures />
          </>
        ),
        users: <UserDesk self={user} />,
        assessments: <AssessmentDesk />,
        leads: <LeadDesk />,
        projects: <ProjectDesk />,
        applications: <ApplicationDesk />,
        partners: <PartnerDesk />,
        adviser: <AdviserDesk />,
        dates: <DatesDesk />,
        health: <HealthDesk />,
        audit: <AuditDesk />,
      }}
    />
  );
}
