import { csvRoute } from '#api/http/csv.ts';
import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import {
  changeAdmin,
  changeRole,
  changeSuspension,
  changeVerified,
  endUserSessions,
} from '#api/services/admin/change-user.ts';
import { listAudit } from '#api/services/admin/list-audit.ts';
import { listUsers } from '#api/services/admin/list-users.ts';
import { listAssessments } from '#api/services/assessments/list-assessments.ts';
import { readAssessment } from '#api/services/staff/read-assessment.ts';
import { readStats } from '#api/services/staff/read-stats.ts';
import * as endpoints from '#domain/contract/admin.ts';
import { listAudit as listAuditEndpoint } from '#domain/contract/audit.ts';
import * as lists from '#domain/contract/staff-lists.ts';
import * as stats from '#domain/contract/stats.ts';

export const adminRoutes: Route[] = [
  readRoute(stats.readStats, (context) => readStats(context)),
  listRoute(endpoints.listUsers, (context, { query }) => listUsers(context, query)),
  csvRoute(endpoints.exportUsers, {
    entity: 'user',
    list: listUsers,
    columns: () => ({
      id: (it) => it.id,
      fullName: (it) => it.fullName,
      email: (it) => it.email,
      username: (it) => it.username,
      role: (it) => it.role,
      isAdmin: (it) => it.isAdmin,
      isVerified: (it) => it.isVerified,
      company: (it) => it.partner?.name,
      createdAt: (it) => it.createdAt,
      lastLogin: (it) => it.lastLogin,
      suspendedAt: (it) => it.suspendedAt,
    }),
  }),
  writeRoute(endpoints.changeRole, (context, { parameters, body }) => changeRole(context, parameters.userId, body)),
  writeRoute(endpoints.changeAdmin, (context, { parameters, body }) => changeAdmin(context, parameters.userId, body)),
  writeRoute(endpoints.changeVerified, (context, { parameters, body }) =>
    changeVerified(context, parameters.userId, body),
  ),
  writeRoute(endpoints.changeSuspension, (context, { parameters, body }) =>
    changeSuspension(context, parameters.userId, body),
  ),
  writeRoute(endpoints.endUserSessions, (context, { parameters }) => endUserSessions(context, parameters.userId)),
  listRoute(listAuditEndpoint, (context, { query }) => listAudit(context, query)),
  listRoute(lists.listAssessments, (context, { query }) => listAssessments(context, query)),
  csvRoute(lists.exportAssessments, {
    entity: 'assessment',
    list: listAssessments,
    columns: () => ({
      id: (it) => it.id,
      createdAt: (it) => it.createdAt,
      kind: (it) => it.kind,
      market: (it) => it.market,
      language: (it) => it.language,
      isEstimated: (it) => it.isEstimated,
    }),
  }),
  writeRoute(lists.readAssessment, (context, { parameters }) => readAssessment(context, parameters.assessmentId)),
];
