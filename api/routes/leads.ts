import { type Route, writeRoute } from '#api/http/route.ts';
import { createLead } from '#api/services/leads/create-lead.ts';
import { createLead as endpoint } from '#domain/contract/leads.ts';

export const leadRoutes: Route[] = [
  writeRoute(endpoint, (context, { body }) => createLead(context, body), { kept: ({ body }) => body }),
];
