import { type Route, readRoute } from '#api/http/route.ts';
import { readDashboard } from '#api/services/dashboard/read-dashboard.ts';
import * as endpoints from '#domain/contract/dashboard.ts';

export const dashboardRoutes: Route[] = [readRoute(endpoints.readDashboard, (context) => readDashboard(context))];
