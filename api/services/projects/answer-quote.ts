import type { ServiceContext } from '#api/context/service-context.ts';
import { quote } from '#api/database/schema/projects.ts';
import { eq } from '#api/database/sql.ts';
import { lockLead, moveLead } from '#api/services/leads/move-lead.ts';
import { openForChange, recordDeed } from '#api/services/projects/open-project.ts';
import { quotesFor } from '#api/services/projects/quote-queries.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { answerQuote as endpoint, Quote } from '#domain/contract/project-quotes.ts';
import { Failure } from '#domain/failure.ts';

type Answer = BodyOf<typeof endpoint>['answer'];

const answers = { accept: 'accepted', decline: 'declined', undo: null } as const;

function refuseImpossible({ status, undoUntil }: Quote, answer: Answer): void {
  const isPossible = answer === 'undo' ? undoUntil !== null : status === 'open';
  if (!isPossible) throw new Failure('status-not-possible');
}

/**
 * The customer's answer. An accepted quote makes its company win, by the rule for all of them: the others are told that
 * another was chosen. The request is locked first, so that of two quotes accepted at once one is.
 */
export async function answerQuote(
  context: ServiceContext,
  { projectId, quoteId }: Record<string, string>,
  { answer }: BodyOf<typeof endpoint>,
): Promise<Quote> {
  const { tx, now, events } = context;
  const opened = await openForChange(context, projectId, ['customer']);
  const locked = await lockLead(context, opened.lead.id);
  const find = async () => (await quotesFor(context, opened)).find(({ id }) => id === quoteId);
  const found = await find();
  if (!found) throw new Failure('not-found');
  refuseImpossible(found, answer);
  if (answer === 'accept') await moveLead(context, locked, found.company.id, 'won');
  if (answer === 'undo' && found.status === 'accepted') await moveLead(context, locked, found.company.id, 'quoted');
  const answeredAt = answer === 'undo' ? null : now;
  await tx.update(quote).set({ answer: answers[answer], answeredAt }).where(eq(quote.id, found.id));
  await events.emit(tx, 'quote.answered', { projectId: opened.project.id, quoteId: found.id });
  await recordDeed(context, opened.project.id, `${answer} quote`);
  return (await find()) ?? found;
}
