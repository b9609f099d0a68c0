import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { changeArea, changePause, readCompany } from '#api/services/partners/own-company.ts';
import * as endpoints from '#domain/contract/company.ts';

export const companyRoutes: Route[] = [
  readRoute(endpoints.readCompany, (context) => readCompany(context)),
  writeRoute(endpoints.changeArea, (context, { body }) => changeArea(context, body)),
  writeRoute(endpoints.changePause, (context, { body }) => changePause(context, body)),
];
