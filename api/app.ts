import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { lazyAuth } from '#api/auth/auth-call.ts';
import { signedInActor } from '#api/auth/session.ts';
import type { Deps } from '#api/context/deps.ts';
import type { OpenedCall } from '#api/context/service-context.ts';
import { failureOfError, logCause } from '#api/ground/errors.ts';
import { type AppTools, createAppTools } from '#api/http/app-tools.ts';
import { unnamedLocale } from '#api/http/call-locale.ts';
import { handle, routerPath } from '#api/http/handle.ts';
import { preflightHeaders, problemReply } from '#api/http/replies.ts';
import type { Route } from '#api/http/route.ts';
import { accountRoutes, mountAccounts } from '#api/routes/accounts.ts';
import { adminRoutes } from '#api/routes/admin.ts';
import { healthRoutes } from '#api/routes/admin-health.ts';
import { adminPartnerRoutes } from '#api/routes/admin-partners.ts';
import { answerReviewRoutes } from '#api/routes/answer-reviews.ts';
import { applicationRoutes, mountDocuments } from '#api/routes/applications.ts';
import { chatRoutes } from '#api/routes/chat.ts';
import { companyRoutes } from '#api/routes/company.ts';
import { dashboardRoutes } from '#api/routes/dashboard.ts';
import { mountDocs } from '#api/routes/docs.ts';
import { mountPreview } from '#api/routes/embed-preview.ts';
import { estimateRoutes } from '#api/routes/estimate.ts';
import { handoffRoutes } from '#api/routes/handoffs.ts';
import { mountHealth } from '#api/routes/health.ts';
import { leadRoutes } from '#api/routes/leads.ts';
import { mailRoutes } from '#api/routes/mail.ts';
import { mediaRoutes, mountMedia } from '#api/routes/media.ts';
import { notificationRoutes } from '#api/routes/notifications.ts';
import { mountOutbox } from '#api/routes/outbox.ts';
import { mountPages } from '#api/routes/pages.ts';
import { partnerLeadRoutes } from '#api/routes/partner-leads.ts';
import { partnerRoutes } from '#api/routes/partners.ts';
import { personRoutes } from '#api/routes/person.ts';
import { mountPhonePage } from '#api/routes/phone-page.ts';
import { projectRoutes } from '#api/routes/projects.ts';
import { mountProviderSignIn } from '#api/routes/provider-sign-in.ts';
import { quoteCheckRoutes } from '#api/routes/quote-check.ts';
import { recommendationRoutes } from '#api/routes/recommendations.ts';
import { siteRoutes } from '#api/routes/sites.ts';
import { staffRoutes } from '#api/routes/staff.ts';
import { strategyRoutes } from '#api/routes/strategy.ts';
import { summaryRoutes } from '#api/routes/summary.ts';
import { teamRoutes } from '#api/routes/team.ts';
import { visitRoutes } from '#api/routes/visits.ts';
import { webhookRoutes } from '#api/routes/webhooks.ts';
import { contract } from '#domain/contract/contract.ts';
import { Failure } from '#domain/failure.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const routes: Route[] = [
  ...visitRoutes,
  ...chatRoutes,
  ...mediaRoutes,
  ...handoffRoutes,
  ...recommendationRoutes,
  ...strategyRoutes,
  ...estimateRoutes,
  ...quoteCheckRoutes,
  ...leadRoutes,
  ...summaryRoutes,
  ...mailRoutes,
  ...personRoutes,
  ...accountRoutes,
  ...dashboardRoutes,
  ...notificationRoutes,
  ...partnerRoutes,
  ...partnerLeadRoutes,
  ...companyRoutes,
  ...teamRoutes,
  ...applicationRoutes,
  ...siteRoutes,
  ...webhookRoutes,
  ...staffRoutes,
  ...adminRoutes,
  ...healthRoutes,
  ...adminPartnerRoutes,
  ...answerReviewRoutes,
  ...projectRoutes,
];

const successPaths = new Set(contract.filter((it) => it.saysSuccess).map((it) => routerPath(it.path)));

function mountFailures(app: Hono, { logger, ids }: Deps): void {
  app.onError((error, c) => {
    const failure = failureOfError(error);
    const { headers } = c.req.raw;
    const { requestId = ids.next(), locale = unnamedLocale(headers) } = c.var as Partial<OpenedCall>;
    logger.info({ requestId, method: c.req.method, route: routePath(c, -1), code: failure.code }, 'refused');
    logCause(logger, failure, requestId, error);
    const saysSuccess = successPaths.has(routePath(c, -1));
    return problemReply(failure, { language: locale.language, requestId, origin: headers.get('origin'), saysSuccess });
  });
  app.notFound(() => {
    throw new Failure('not-found');
  });
}

function mountCalls(app: Hono, tools: AppTools): void {
  app.options('/api/*', (c) => {
    const origin = c.req.raw.headers.get('origin') ?? '';
    return new Response(null, { status: 204, headers: preflightHeaders(origin) });
  });
  for (const route of routes) app.on(route.endpoint.method, routerPath(route.endpoint.path), handle(route, tools));
  const refuseMethod = () => {
    throw new Failure('method-not-allowed');
  };
  for (const [path, endpoints = []] of Object.entries(Object.groupBy(contract, (it) => it.path))) {
    const others = METHODS.filter((method) => endpoints.every((it) => it.method !== method));
    app.on(others, routerPath(path), refuseMethod);
  }
}

/** The whole application, without listening and without environment. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const auth = lazyAuth(deps);
  const tools = createAppTools(deps, signedInActor(auth));
  mountFailures(app, deps);
  mountHealth(app, deps, tools.countCall);
  mountCalls(app, tools);
  mountProviderSignIn(app, auth, tools);
  mountAccounts(app, auth, tools);
  mountDocs(app, deps.settings.publicUrl, tools.countCall);
  mountOutbox(app, deps);
  mountMedia(app, deps, tools.countCall);
  mountDocuments(app, deps, tools.countCall);
  mountPreview(app);
  mountPhonePage(app, tools.countCall);
  mountPages(app, deps.settings, tools.countCall);
  return app;
}
