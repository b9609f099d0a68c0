import type { ServiceContext } from '#api/context/service-context.ts';
import { estimateDataOf } from '#api/services/estimate/estimate-data.ts';
import { newestInput } from '#api/services/estimate/kept-estimate.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { checkQuote as endpoint } from '#domain/contract/quote-check.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import { Failure } from '#domain/failure.ts';
import { checkQuote as check } from '#domain/quote-check/check-quote.ts';

type Body = BodyOf<typeof endpoint>;

/** A home of another market says nothing of prices here. */
async function homeOf({ visit, tx }: ServiceContext, { quote, home }: Body) {
  if (home && home.market !== quote.market)
    throw new Failure('validation', { fields: [{ path: 'home.market', problem: 'other-country' }] });
  return home ?? (visit?.known ? await newestInput(tx, visit.id, quote.market) : null);
}

/** The estimate is computed here, with what the engine knows today; nothing is kept. */
export async function checkQuote(context: ServiceContext, body: Body): Promise<ReplyOf<typeof endpoint>> {
  const { quote } = body;
  const [data, input] = await Promise.all([estimateDataOf(quote.market, context.now), homeOf(context, body)]);
  return check(quote, data.country, input ? { input, estimate: estimate(input, data) } : undefined);
}
