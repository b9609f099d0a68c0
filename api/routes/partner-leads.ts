import { listRoute, type Route, writeRoute } from '#api/http/route.ts';
import { changeLeadStatus } from '#api/services/leads/change-lead-status.ts';
import { listPartnerLeads } from '#api/services/leads/list-partner-leads.ts';
import * as endpoints from '#domain/contract/partner-leads.ts';

export const partnerLeadRoutes: Route[] = [
  listRoute(endpoints.listPartnerLeads, (context, { query }) => listPartnerLeads(context, query)),
  writeRoute(endpoints.changeLeadStatus, (context, { parameters, body }) =>
    changeLeadStatus(context, parameters.leadId, body),
  ),
];
