import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { changeAdmin, changeRole, changeVerified } from '#api/services/admin/change-user.ts';
import { listUsers } from '#api/services/admin/list-users.ts';
import { readStats } from '#api/services/admin/read-stats.ts';
import * as endpoints from '#domain/contract/admin.ts';

export const adminRoutes: Route[] = [
  readRoute(endpoints.readStats, (context) => readStats(context)),
  listRoute(endpoints.listUsers, (context, { query }) => listUsers(context, query)),
  writeRoute(endpoints.changeRole, (context, { parameters, body }) => changeRole(context, parameters.userId, body)),
  writeRoute(endpoints.changeAdmin, (context, { parameters, body }) => changeAdmin(context, parameters.userId, body)),
  writeRoute(endpoints.changeVerified, (context, { parameters, body }) =>
    changeVerified(context, parameters.userId, body),
  ),
];
