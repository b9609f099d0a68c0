import { pureRoute, type Route } from '#api/http/route.ts';
import { estimateHome, listIncentives } from '#api/services/estimate/estimate-home.ts';
import * as contract from '#domain/contract/estimate.ts';

export const estimateRoutes: Route[] = [
  pureRoute(contract.estimateHome, ({ body }, { now }) => estimateHome(body, now)),
  pureRoute(contract.listIncentives, ({ parameters }) => listIncentives(parameters.state ?? '')),
];
