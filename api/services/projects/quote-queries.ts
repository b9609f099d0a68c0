import type { ServiceContext } from '#api/context/service-context.ts';
import { leadPartner, milestone } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { projectMessage, quote } from '#api/database/schema/projects.ts';
import { and, asc, desc, eq, isNull, max, ne, type SQL } from '#api/database/sql.ts';
import type { OpenedProject } from '#api/services/projects/open-project.ts';
import type { Quote } from '#domain/contract/project-quotes.ts';
import { dayIn } from '#domain/projects/market-time.ts';
import { mayUndo, quoteStatusOf, UNDO_MS } from '#domain/projects/quotes.ts';

/** Quotes with their company and how the request stands there; the cheapest first. */
function selectQuotes({ tx }: ServiceContext, { lead }: OpenedProject, where: SQL | undefined) {
  const handed = and(eq(leadPartner.leadId, lead.id), eq(leadPartner.partnerId, quote.partnerId));
  return tx
    .select({ quote, company: partner.name, status: leadPartner.status })
    .from(quote)
    .innerJoin(partner, eq(partner.id, quote.partnerId))
    .innerJoin(leadPartner, handed)
    .where(and(where, isNull(quote.replacedAt)))
    .orderBy(asc(quote.priceMinor), desc(quote.createdAt), asc(quote.id));
}

type Row = Awaited<ReturnType<typeof selectQuotes>>[number];

/** When a company or our staff last did something in a project. */
async function lastActed({ tx }: ServiceContext, { project: { id } }: OpenedProject): Promise<Date | null> {
  const byOthers = and(eq(projectMessage.projectId, id), ne(projectMessage.side, 'customer'));
  const [written] = await tx
    .select({ at: max(projectMessage.createdAt) })
    .from(projectMessage)
    .where(byOthers);
  const [done] = await tx
    .select({ at: max(milestone.doneAt) })
    .from(milestone)
    .where(eq(milestone.projectId, id));
  const moments = [written?.at, done?.at].filter((it) => it instanceof Date).map((it) => it.getTime());
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}

function shownQuote(
  { quote: row, company, status: standing }: Row,
  { market }: OpenedProject,
  acted: Date | null,
  now: Date,
): Quote {
  const { id, partnerId, createdAt, priceMinor, currency, size, includes, bindingUntil, note, answer } = row;
  const status = quoteStatusOf({ answer, company: standing, bindingUntil }, dayIn(market, now));
  const answeredAt = status === 'accepted' || status === 'declined' ? row.answeredAt : null;
  const undoable = answeredAt !== null && mayUndo(answeredAt, acted, now);
  return {
    id,
    company: { id: partnerId, name: company },
    createdAt: createdAt.toISOString(),
    price: { minor: priceMinor, currency },
    size,
    includes,
    bindingUntil,
    note,
    status,
    answeredAt: answeredAt?.toISOString() ?? null,
    undoUntil: undoable ? new Date(answeredAt.getTime() + UNDO_MS).toISOString() : null,
  };
}

/** The newest quote of each company, as the reader may see them: a company sees its own. */
export async function quotesFor(context: ServiceContext, opened: OpenedProject): Promise<Quote[]> {
  const { companyId } = opened.reader;
  const own = companyId === null ? undefined : eq(quote.partnerId, companyId);
  const rows = await selectQuotes(context, opened, and(eq(quote.projectId, opened.project.id), own));
  if (rows.length === 0) return [];
  const acted = await lastActed(context, opened);
  return rows.map((row) => shownQuote(row, opened, acted, context.now));
}
