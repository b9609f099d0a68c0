import { pureRoute, type Route, writeRoute } from '#api/http/route.ts';
import { estimateHome, listIncentives } from '#api/services/estimate/estimate-home.ts';
import { keepEstimate } from '#api/services/estimate/keep-estimate.ts';
import * as contract from '#domain/contract/estimate.ts';
import { keepEstimate as keepEndpoint } from '#domain/contract/keep-estimate.ts';

export const estimateRoutes: Route[] = [
  pureRoute(contract.estimateHome, ({ body }, { now }) => estimateHome(body, now)),
  pureRoute(contract.listIncentives, ({ parameters }) => listIncentives(parameters.state ?? '')),
  writeRoute(keepEndpoint, (context, { body }) => keepEstimate(context, body), { kept: ({ body }) => body }),
];
