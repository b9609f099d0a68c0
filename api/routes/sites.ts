import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { changeSite, createSite, deleteSite } from '#api/services/sites/change-sites.ts';
import { readAllConversion, readConversion } from '#api/services/sites/read-conversion.ts';
import { endSiteKey, rotateSiteKey } from '#api/services/sites/site-keys.ts';
import { listSites } from '#api/services/sites/site-queries.ts';
import * as conversion from '#domain/contract/conversion.ts';
import * as contract from '#domain/contract/sites.ts';

export const siteRoutes: Route[] = [
  readRoute(conversion.readConversion, (context, { query }) => readConversion(context, query)),
  readRoute(conversion.readAllConversion, (context, { query }) => readAllConversion(context, query)),
  readRoute(contract.listSites, (context) => listSites(context)),
  writeRoute(contract.createSite, (context, { body }) => createSite(context, body)),
  writeRoute(contract.changeSite, (context, { parameters, body }) => changeSite(context, parameters.siteId, body)),
  writeRoute(contract.deleteSite, (context, { parameters }) => deleteSite(context, parameters.siteId)),
  writeRoute(contract.rotateSiteKey, (context, { parameters, body }) =>
    rotateSiteKey(context, parameters.siteId, body),
  ),
  writeRoute(contract.endSiteKey, (context, { parameters, body }) => endSiteKey(context, parameters, body)),
];
