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
const ChangeEmailPage = lazy(async () => ({
  default: (await import('#host-site/pages/auth/email-pages.tsx')).ChangeEmailPage,
}));
const UndoEmailPage = lazy(async () => ({
  default: (await import('#host-site/pages/auth/email-pages.tsx')).UndoEmailPage,
}));
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
const InvitationPage = lazy(async () => ({
  default: (await import('#host-site/pages/partner/invitation/invitation-page.tsx')).InvitationPage,
}));
const LegalPage = lazy(async () => ({ default: (await import('#host-site/pages/legal/legal-page.tsx')).LegalPage }));

const ArticlePage = lazy(async () => ({
  default: (await import('#host-site/pages/company/article-page.tsx')).ArticlePage,
}));
const FaqPage = lazy(async () => ({ default: (await import('#host-site/pages/company/faq-page.tsx')).FaqPage }));

const AnswersIndex = lazy(async () => ({
  default: (await import('#host-site/pages/answers/answers-page.tsx')).AnswersIndex,
}));
const AnswersPage = lazy(async () => ({
  default: (await import('#host-site/pages/answers/answers-page.tsx')).AnswersPage,
}));

const ApplyPage = lazy(async () => ({ default: (await import('#host-site/pages/apply/apply-page.tsx')).ApplyPage }));
const ApplicationPage = lazy(async () => ({
  default: (await import('#host-site/pages/apply/application-page.tsx')).ApplicationPage,
}));
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
    case 'partnerCompany':
      return <PartnerPage section="company" />;
    case 'partnerConversion':
      return <PartnerPage section="conversion" />;
    case 'partnerTeam':
      return <PartnerPage section="team" />;
    case 'partnerLead':
      return <PartnerPage section="leads" leadId={match.parameters.leadId} />;
    case 'verify':
      return <VerifyPage />;
    case 'reset':
      return <ResetPage />;
    case 'changeEmail':
      return <ChangeEmailPage />;
    case 'undoEmail':
      return <UndoEmailPage />;
    case 'partnerInvitation':
      return <InvitationPage />;
    case 'about':
    case 'accessibility':
      return <ArticlePage page={match.name} />;
    case 'faq':
      return <FaqPage />;
    case 'answers':
      return <AnswersIndex />;
    case 'answersSolar':
    case 'answersHeatPump':
    case 'answersCharging':
    case 'answersRules':
    case 'subsidiesDe':
    case 'subsidiesAt':
    case 'subsidiesCh':
    case 'subsidiesUs':
      return <AnswersPage key={match.name} page={match.name} />;
    case 'partnerApply':
      return <ApplyPage />;
    case 'partnerApplication':
      return <ApplicationPage />;
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
