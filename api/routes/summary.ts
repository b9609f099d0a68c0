import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { confirmAddress } from '#api/services/summary/confirm-address.ts';
import { readSummary } from '#api/services/summary/read-summary.ts';
import * as endpoints from '#domain/contract/summary.ts';

export const summaryRoutes: Route[] = [
  readRoute(endpoints.readSummary, (context, { parameters }) => readSummary(context, parameters.token)),
  writeRoute(endpoints.confirmAddress, (context, { parameters }) => confirmAddress(context, parameters.token)),
];
