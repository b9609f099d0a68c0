import { Suspense } from 'react';
import { readDashboard } from '#domain/contract/dashboard.ts';
import { ConsultationCard, ProjectsCard } from '#host-site/pages/dashboard/cards.tsx';
import { Profile } from '#host-site/pages/dashboard/profile.tsx';
import { NotificationsCard } from '#host-site/pages/notifications/notifications-card.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

/** Projects, notifications and consultations, and who one is here. Source: portal, section 2, dashboard. */
export function Overview({ user }: { user: SignedInUser }) {
  const { cards, dashboard } = useDashboardTexts();
  const { state, retry } = useReply(readDashboard, {});
  useEndNoticed(state);
  const isDone = state.status === 'done';
  return (
    <>
      {state.status === 'loading' && <Spinner />}
      {state.status === 'failed' && (
        <div role="alert" className="cards-failed">
          <p>{cards.failed}</p>
          <button type="button" className="button ghost small" onClick={retry}>
            {cards.retry}
          </button>
        </div>
      )}
      {isDone && (
        <Suspense fallback={<Spinner />}>
          <div className="cards">
            <ProjectsCard consultations={state.value.consultations} token={state.value.summaryToken} />
            <NotificationsCard />
            <ConsultationCard consultations={state.value.consultations} token={state.value.summaryToken} />
          </div>
        </Suspense>
      )}
      <section aria-labelledby="profile-title">
        <h2 id="profile-title">{dashboard.account}</h2>
        <Profile user={user} waysIn={isDone ? state.value.waysIn : []} />
      </section>
    </>
  );
}
