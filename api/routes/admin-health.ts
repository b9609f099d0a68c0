import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { listDatedRows } from '#api/services/admin/dated-rows.ts';
import { listFailingJobs, retryJob } from '#api/services/admin/failing-jobs.ts';
import { readHealth } from '#api/services/admin/read-health.ts';
import { listSuppressions, removeSuppression } from '#api/services/admin/suppressions.ts';
import { listDatedRows as listDatedRowsEndpoint } from '#domain/contract/dated-rows.ts';
import * as endpoints from '#domain/contract/health.ts';

/** How what works unseen stands, for administrators. */
export const healthRoutes: Route[] = [
  readRoute(listDatedRowsEndpoint, (context) => listDatedRows(context)),
  readRoute(endpoints.readHealth, (context) => readHealth(context)),
  listRoute(endpoints.listFailingJobs, (context, { query }) => listFailingJobs(context, query)),
  writeRoute(endpoints.retryJob, (context, { parameters }) => retryJob(context, parameters.jobId)),
  listRoute(endpoints.listSuppressions, (context, { query }) => listSuppressions(context, query)),
  writeRoute(endpoints.removeSuppression, (context, { parameters }) =>
    removeSuppression(context, parameters.suppressionId),
  ),
];
