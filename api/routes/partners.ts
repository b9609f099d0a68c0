import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { listPartners, matchPartners } from '#api/services/partners/partners.ts';
import * as contract from '#domain/contract/partners.ts';

export const partnerRoutes: Route[] = [
  readRoute(contract.listPartners, (context) => listPartners(context)),
  writeRoute(contract.matchPartners, (context, { body }) => matchPartners(context, body)),
];
