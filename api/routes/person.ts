import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { withdrawLead } from '#api/services/leads/withdraw-lead.ts';
import { erasePerson } from '#api/services/person/erase-person.ts';
import { exportPerson } from '#api/services/person/export-person.ts';
import * as endpoints from '#domain/contract/person.ts';

export const personRoutes: Route[] = [
  writeRoute(endpoints.withdrawLead, (context, { parameters }) => withdrawLead(context, parameters)),
  readRoute(endpoints.exportPerson, (context, { parameters }) => exportPerson(context, parameters.token)),
  writeRoute(endpoints.erasePerson, (context, { parameters }) => erasePerson(context, parameters.token)),
];
