import { csvRoute } from '#api/http/csv.ts';
import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { assignLead } from '#api/services/leads/assign-lead.ts';
import { changeLeadStatus } from '#api/services/leads/change-lead-status.ts';
import { leadColumns } from '#api/services/leads/lead-columns.ts';
import { listPartnerLeads, readPartnerLead } from '#api/services/leads/list-partner-leads.ts';
import { readWorkspace } from '#api/services/partners/read-workspace.ts';
import * as endpoints from '#domain/contract/partner-leads.ts';
import { readWorkspace as workspace } from '#domain/contract/workspace.ts';

export const partnerLeadRoutes: Route[] = [
  readRoute(workspace, (context) => readWorkspace(context)),
  listRoute(endpoints.listPartnerLeads, (context, { query }) => listPartnerLeads(context, query)),
  csvRoute(endpoints.exportPartnerLeads, { entity: 'lead', list: listPartnerLeads, columns: leadColumns }),
  readRoute(endpoints.readPartnerLead, (context, { parameters }) => readPartnerLead(context, parameters.leadId)),
  writeRoute(endpoints.changeLeadStatus, (context, { parameters, body }) =>
    changeLeadStatus(context, parameters.leadId, body),
  ),
  writeRoute(endpoints.assignLead, (context, { parameters, body }) => assignLead(context, parameters.leadId, body)),
];
