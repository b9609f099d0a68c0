import type { ServiceContext } from '#api/context/service-context.ts';
import { quote } from '#api/database/schema/projects.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import { lockLead, moveLead } from '#api/services/leads/move-lead.ts';
import { type OpenedProject, openForChange, recordDeed } from '#api/services/projects/open-project.ts';
import { quotesFor } from '#api/services/projects/quote-queries.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { offerQuote as endpoint, Quote } from '#domain/contract/project-quotes.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';
import type { CompanyStatus } from '#domain/leads/lead-status.ts';
import { marketCurrency } from '#domain/place.ts';
import { dayIn } from '#domain/projects/market-time.ts';
import { LONGEST_BINDING_DAYS } from '#domain/projects/quotes.ts';
import { dayOf } from '#domain/projects/step-dates.ts';

type Body = BodyOf<typeof endpoint>;

function refused(path: string, problem: FieldProblem): Failure {
  return new Failure('validation', { fields: [{ path, problem }] });
}

/** The money of the project's market, binding from today on for a year at most. */
function check({ market }: OpenedProject, { price, bindingUntil }: Body, now: Date): void {
  if (price.currency !== marketCurrency(market)) throw refused('price.currency', 'unknown-value');
  const isTooLate = bindingUntil > dayOf(now, LONGEST_BINDING_DAYS);
  if (bindingUntil < dayIn(market, now) || isTooLate) throw refused('bindingUntil', 'out-of-range');
}

const before: Partial<Record<string, CompanyStatus>> = { new: 'contacted', contacted: 'quoted' };

/** Who makes an offer has been in touch: the request goes there step by step, by the rule for all of them. */
async function moveToQuoted(context: ServiceContext, leadId: string, companyId: string): Promise<void> {
  const locked = await lockLead(context, leadId);
  const status = locked.companies.find((it) => it.partnerId === companyId)?.status ?? '';
  if (status === 'quoted') return;
  const next = before[status];
  if (!next) throw new Failure('status-not-possible');
  await moveLead(context, locked, companyId, next);
  await moveToQuoted(context, leadId, companyId);
}

/** An offer of the signed-in partner's company, in place of its earlier one. */
export async function offerQuote(context: ServiceContext, projectId: string | undefined, body: Body): Promise<Quote> {
  const { tx, ids, now, events, limiter } = context;
  const opened = await openForChange(context, projectId, ['partner']);
  const { project, lead, reader } = opened;
  const partnerId = reader.companyId ?? '';
  check(opened, body, now);
  await limiter.durable(tx, 'projectPerPerson', reader.userId);
  await moveToQuoted(context, lead.id, partnerId);
  const older = and(eq(quote.projectId, project.id), eq(quote.partnerId, partnerId), isNull(quote.replacedAt));
  await tx.update(quote).set({ replacedAt: now }).where(older);
  const { price, note, ...offer } = body;
  const links = { id: ids.next(), projectId: project.id, partnerId, offeredById: reader.userId };
  const money = { priceMinor: price.minor, currency: price.currency };
  await tx.insert(quote).values({ ...links, ...offer, ...money, note: note || null, createdAt: now });
  await events.emit(tx, 'quote.offered', { projectId: project.id, quoteId: links.id });
  await recordDeed(context, project.id, 'offer quote');
  const [made] = await quotesFor(context, opened);
  if (!made) throw new Error('the quote just made is missing');
  return made;
}
