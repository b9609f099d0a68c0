import { csvRoute } from '#api/http/csv.ts';
import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { listAvailability } from '#api/services/staff/list-availability.ts';
import { listCalls } from '#api/services/staff/list-calls.ts';
import { listLeads } from '#api/services/staff/list-leads.ts';
import { listAllProjects } from '#api/services/staff/list-projects.ts';
import { readActivity } from '#api/services/staff/read-activity.ts';
import { assignPartner, readLead } from '#api/services/staff/read-lead.ts';
import { readStats } from '#api/services/staff/read-stats.ts';
import { listCalls as listCallsCall } from '#domain/contract/project-calls.ts';
import * as lists from '#domain/contract/staff-lists.ts';
import * as stats from '#domain/contract/stats.ts';

const namesOf = (partners: lists.LeadEntry['partners']) =>
  partners.map(({ name, status }) => `${name} (${status})`).join(', ');

/** For managers and administrators. */
export const staffRoutes: Route[] = [
  readRoute(stats.readManagerStats, (context) => readStats(context)),
  readRoute(stats.readActivity, (context) => readActivity(context)),
  listRoute(listCallsCall, (context, { query }) => listCalls(context, query)),
  listRoute(lists.listLeads, (context, { query }) => listLeads(context, query)),
  csvRoute(lists.exportLeads, {
    entity: 'lead',
    list: listLeads,
    columns: () => ({
      id: (it) => it.id,
      createdAt: (it) => it.createdAt,
      name: (it) => it.name,
      place: (it) => it.place,
      kind: (it) => it.kind,
      market: (it) => it.market,
      site: (it) => it.site,
      confirmedAt: (it) => it.confirmedAt,
      withdrawnAt: (it) => it.withdrawnAt,
      partners: (it) => namesOf(it.partners),
    }),
  }),
  writeRoute(lists.readLead, (context, { parameters }) => readLead(context, parameters.leadId)),
  writeRoute(lists.assignPartner, (context, { parameters, body }) => assignPartner(context, parameters.leadId, body)),
  listRoute(lists.listAvailability, (context, { query }) => listAvailability(context, query)),
  listRoute(lists.listAllProjects, (context, { query }) => listAllProjects(context, query)),
  csvRoute(lists.exportProjects, {
    entity: 'project',
    list: listAllProjects,
    columns: () => ({
      id: (it) => it.id,
      leadId: (it) => it.leadId,
      createdAt: (it) => it.createdAt,
      name: (it) => it.name,
      place: (it) => it.place,
      market: (it) => it.market,
      withdrawnAt: (it) => it.withdrawnAt,
      partners: (it) => namesOf(it.partners),
      done: (it) => it.milestones.filter((step) => step.doneAt).length,
    }),
  }),
];
