import { suppression } from '#api/database/schema/contacts.ts';
import { assessment } from '#api/database/schema/leads.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { sql } from '#api/database/sql.ts';
import { sendChat } from '#domain/contract/chat.ts';
import { ask, newVisit } from '#tests/harness/calls.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';

async function someFailedJob({ database, deps }: TestApp): Promise<string> {
  const id = deps.ids.next();
  const values = sql`${id}, 'revoke-token', '{}', 'failed', 'standard', now() + interval '1 day'`;
  await database.db.execute(sql`insert into pgboss.job (id, name, data, state, policy, keep_until) values (${values})`);
  return id;
}

async function someAnswer(app: TestApp): Promise<string> {
  const { token } = await newVisit(app);
  const body = { message: 'Was kostet eine Wallbox?', language: 'de', market: 'de' } as const;
  return (await ask(app, sendChat, { body }, { token, key: newKey() })).id;
}

async function someSuppression({ database, clock }: TestApp): Promise<string> {
  const shut = { addressHash: 'of nobody', suppressedFor: 'bounce', createdAt: clock.now() } as const;
  const [row] = await database.db.insert(suppression).values(shut).returning();
  return row?.id ?? '';
}

async function someAssessment({ database }: TestApp): Promise<string> {
  const [row] = await database.db.select({ id: assessment.id }).from(assessment).limit(1);
  return row?.id ?? '';
}

/** A call of each endpoint of the admin panel, by its name; `userId` is somebody to change. */
export async function adminSamples(
  app: TestApp,
  userId: string,
): Promise<Record<string, { parameters?: Record<string, string>; body?: unknown }>> {
  return {
    readStats: {},
    listUsers: {},
    exportUsers: { body: {} },
    changeSuspension: { parameters: { userId }, body: { isSuspended: true } },
    endUserSessions: { parameters: { userId }, body: {} },
    listAssessments: {},
    listAudit: {},
    readHealth: {},
    listFailingJobs: {},
    retryJob: { parameters: { jobId: await someFailedJob(app) }, body: {} },
    readAdviserFigures: {},
    drawAnswers: {},
    gradeAnswer: { parameters: { answerId: await someAnswer(app) }, body: { grade: 'good' } },
    listGradedAnswers: {},
    listSuppressions: {},
    listDatedRows: {},
    listCompanies: {},
    suspendCompany: { parameters: { companyId: seededId('partner', 20) }, body: { isSuspended: true } },
    listAllSites: {},
    suspendSite: { parameters: { siteId: seededId('site', 2) }, body: { isSuspended: false } },
    removeSuppression: { parameters: { suppressionId: await someSuppression(app) } },
    exportAssessments: { body: { kind: 'chat' } },
    readAssessment: { parameters: { assessmentId: await someAssessment(app) } },
    changeRole: { parameters: { userId }, body: { role: 'manager' } },
    changeAdmin: { parameters: { userId }, body: { isAdmin: true } },
    changeVerified: { parameters: { userId }, body: { isVerified: true } },
  };
}
