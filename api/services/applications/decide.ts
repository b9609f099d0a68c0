import type { ServiceContext } from '#api/context/service-context.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { partnerApplication, partnerDocument } from '#api/database/schema/applications.ts';
import { partnerInvitation } from '#api/database/schema/partners.ts';
import { hasWordLike } from '#api/database/search.ts';
import { and, count, eq, isNotNull, isNull, oneOf, type SQL } from '#api/database/sql.ts';
import { mailInvitation, mailRefusal } from '#api/services/accounts/mail-account-link.ts';
import { type ApplicationRow, shownApplication, stateOf } from '#api/services/applications/application-queries.ts';
import { knownId } from '#api/services/known-id.ts';
import { insertPartner } from '#api/services/partners/insert-partner.ts';
import type * as endpoints from '#domain/contract/applications.ts';
import type { Application, ApplicationEntry } from '#domain/contract/applications.ts';
import type { BodyOf, QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import { Failure } from '#domain/failure.ts';
import { formatNames } from '#domain/format.ts';
import type { KeptWords } from '#domain/kept-words.ts';
import { inEachLanguage } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';

type Query = QueryOf<typeof endpoints.listApplications>;

const { submittedAt, decidedAt, partnerId } = partnerApplication;

function stands(state: Query['state']): SQL | undefined {
  if (state === 'submitted') return isNull(decidedAt);
  if (state === 'accepted') return isNotNull(partnerId);
  return state === 'refused' ? and(isNotNull(decidedAt), isNull(partnerId)) : undefined;
}

async function documentCounts({ tx }: ServiceContext, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { applicationId } = partnerDocument;
  const rows = await tx
    .select({ applicationId, documents: count() })
    .from(partnerDocument)
    .where(oneOf(applicationId, ids))
    .groupBy(applicationId);
  return new Map(rows.map((row) => [row.applicationId ?? '', row.documents]));
}

/** The applications that were sent to us. */
export async function listApplications(
  context: ServiceContext,
  { cursor, limit, query, order, state }: Query,
): Promise<Page<ApplicationEntry>> {
  const size = rowsOf(limit);
  const { createdAt, id, company } = partnerApplication;
  const isNamed = query ? hasWordLike(company, query) : undefined;
  const rows = await context.tx
    .select()
    .from(partnerApplication)
    .where(and(isNotNull(submittedAt), stands(state), isNamed, isBehind(cursor, createdAt, id, order)))
    .orderBy(...inOrder(createdAt, id, order))
    .limit(size + 1);
  const counts = await documentCounts(
    context,
    rows.map((row) => row.id),
  );
  const shown = (row: ApplicationRow): ApplicationEntry => ({
    ...{ id: row.id, company: row.company, city: row.city, country: row.country },
    createdAt: row.createdAt.toISOString(),
    standing: stateOf(row),
    documents: counts.get(row.id) ?? 0,
  });
  return pageOf(rows, (row) => row, shown, size);
}

async function sentApplication({ tx }: ServiceContext, asked: string | undefined): Promise<ApplicationRow> {
  const sent = and(eq(partnerApplication.id, knownId(asked)), isNotNull(submittedAt));
  const [row] = await tx.select().from(partnerApplication).where(sent).for('update');
  if (!row) throw new Failure('not-found');
  return row;
}

function note({ tx, audit, actor, requestId }: ServiceContext, verb: string, entityId: string) {
  return audit.record(tx, { actorScope: actor.scope, verb, entity: 'application', entityId, requestId });
}

/** An application with links to its documents; that it was read is noted. */
export async function openApplication(context: ServiceContext, asked: string | undefined): Promise<Application> {
  const row = await sentApplication(context, asked);
  await note(context, 'read', row.id);
  return shownApplication(context.tx, context, row);
}

/** What it is known for, until somebody says more: what it installs. */
const specialityOf = ({ solutions }: ApplicationRow): KeptWords =>
  inEachLanguage((language) =>
    formatNames(
      solutions.map((it) => homeTexts[language].solution[it]),
      language,
    ),
  );

/** Makes the company, and invites who applied as its owner. */
async function accept(context: ServiceContext, row: ApplicationRow): Promise<string> {
  const { tx } = context;
  const { company: name, country, state, city, postcodes, solutions, email, language } = row;
  const facts = { name, country, state, city, postcodes, solutions, brands: {}, speciality: specialityOf(row) };
  const made = await insertPartner(context, facts);
  if (!made) throw new Failure('validation', { fields: [{ path: 'company', problem: 'taken' }] });
  const accountRequestId = await mailInvitation(context, { email, language, partnerId: made, isAwaited: true });
  await tx.insert(partnerInvitation).values({ accountRequestId, partnerId: made, role: 'owner' });
  return made;
}

export async function decideApplication(
  context: ServiceContext,
  asked: string | undefined,
  decision: BodyOf<typeof endpoints.decideApplication>,
): Promise<Application> {
  const { tx, now } = context;
  const row = await sentApplication(context, asked);
  if (stateOf(row) !== 'submitted') throw new Failure('status-not-possible');
  const { accountRequestId } = row;
  const decided = decision.accept
    ? { partnerId: await accept(context, row), accountRequestId: null }
    : { reason: decision.reason };
  if (!decision.accept && accountRequestId) await mailRefusal(context, { ...row, accountRequestId });
  const changed = { ...decided, decidedAt: now };
  await tx.update(partnerApplication).set(changed).where(eq(partnerApplication.id, row.id));
  await note(context, decision.accept ? 'application.accepted' : 'application.refused', row.id);
  return shownApplication(tx, context, { ...row, ...changed });
}
