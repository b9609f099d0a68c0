import { lazy } from 'react';
import { matchPage } from '#domain/pages.ts';
import { ChatPage } from '#host-site/pages/chat/chat-page.tsx';
import { HomePage } from '#host-site/pages/home/home-page.tsx';
import { NotFoundPage } from '#host-site/pages/not-found-page.tsx';
import { PowerupPage } from '#host-site/pages/powerup/powerup-page.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';

const SummaryPage = lazy(async () => ({
  default: (await import('#host-site/pages/summary/summary-page.tsx')).SummaryPage,
}));
const UnsubscribePage = lazy(async () => ({
  default: (await import('#host-site/pages/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
}));
const VerifyPage = lazy(async () => ({ default: (await import('#host-site/pages/auth/verify-page.tsx')).VerifyPage }));
const ResetPage = lazy(async () => ({ default: (await import('#host-site/pages/auth/reset-page.tsx')).ResetPage }));
const AuthPage = lazy(async () => ({ default: (await import('#host-site/pages/auth/auth-page.tsx')).AuthPage }));
const NotificationsPage = lazy(async () => ({
  default: (await import('#host-site/pages/notifications/notifications-page.tsx')).NotificationsPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('#host-site/pages/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const ProjectPage = lazy(async () => ({
  default: (await import('#host-site/pages/project/project-page.tsx')).ProjectPage,
}));
const AdminPage = lazy(async () => ({ default: (await import('#host-site/pages/admin/admin-page.tsx')).AdminPage }));
const ManagerPage = lazy(async () => ({
  default: (await import('#host-site/pages/manager/manager-page.tsx')).ManagerPage,
}));
const PartnerPage = lazy(async () => ({
  default: (await import('#host-site/pages/partner/partner-page.tsx')).PartnerPage,
}));
const LegalPage = lazy(async () => ({ default: (await import('#host-site/pages/legal/legal-page.tsx')).LegalPage }));

const ArticlePage = lazy(async () => ({
  default: (await import('#host-site/pages/company/article-page.tsx')).ArticlePage,
}));
const FaqPage = lazy(async () => ({ default: (await import('#host-site/pages/company/faq-page.tsx')).FaqPage }));

const QuoteCheckPage = lazy(async () => ({
  default: (await import('#host-site/pages/quote-check/quote-check-page.tsx')).QuoteCheckPage,
}));

const DocsPage = lazy(async () => ({ default: (await import('#host-site/pages/docs/docs-page.tsx')).DocsPage }));
const DesignPage = lazy(async () => ({
  default: (await import('#host-site/pages/design/design-page.tsx')).DesignPage,
}));

/** The page of the current address. */
export function CurrentPage() {
  const { address } = useNavigation();
  const match = matchPage(address.path);
  switch (match?.name) {
    case 'home':
      return <HomePage />;
    case 'chat':
      return <ChatPage />;
    case 'powerup':
      return <PowerupPage />;
    case 'summary':
      return <SummaryPage key={match.parameters.token} token={match.parameters.token} />;
    case 'unsubscribe':
      return <UnsubscribePage key={match.parameters.token} token={match.parameters.token} />;
    case 'auth':
      return <AuthPage />;
    case 'notifications':
      return <NotificationsPage />;
    case 'dashboard':
      return <DashboardPage />;
    case 'project':
    case 'partnerProject':
    case 'managerProject':
      return <ProjectPage key={match.parameters.projectId} projectId={match.parameters.projectId} />;
    case 'admin':
      return <AdminPage />;
    case 'manager':
      return <ManagerPage />;
    case 'partner':
      return <PartnerPage section="leads" />;
    case 'partnerEmbed':
      return <PartnerPage section="embed" />;
    case 'partnerSites':
      return <PartnerPage section="sites" />;
    case 'partnerWebhooks':
      return <PartnerPage section="webhooks" />;
    case 'partnerLead':
      return <PartnerPage section="leads" leadId={match.parameters.leadId} />;
    case 'verify':
      return <VerifyPage />;
    case 'reset':
      return <ResetPage />;
    case 'about':
    case 'accessibility':
      return <ArticlePage page={match.name} />;
    case 'faq':
      return <FaqPage />;
    case 'quoteCheck':
      return <QuoteCheckPage />;
    case 'docs':
      return <DocsPage />;
    case 'design':
      return <DesignPage />;
    case 'imprint':
    case 'privacy':
    case 'terms':
      return <LegalPage page={match.name} />;
    case undefined:
      return <NotFoundPage />;
  }
}
