import { listRoute, type Route, writeRoute } from '#api/http/route.ts';
import { listAllSites, suspendSite } from '#api/services/admin/all-sites.ts';
import { listCompanies, suspendCompany } from '#api/services/admin/companies.ts';
import * as endpoints from '#domain/contract/admin-partners.ts';

/** Partners and sites, for administrators. */
export const adminPartnerRoutes: Route[] = [
  listRoute(endpoints.listCompanies, (context, { query }) => listCompanies(context, query)),
  writeRoute(endpoints.suspendCompany, (context, { parameters, body }) =>
    suspendCompany(context, parameters.companyId, body),
  ),
  listRoute(endpoints.listAllSites, (context, { query }) => listAllSites(context, query)),
  writeRoute(endpoints.suspendSite, (context, { parameters, body }) => suspendSite(context, parameters.siteId, body)),
];
