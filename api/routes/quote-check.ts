import { pureRoute, type Route, readRoute } from '#api/http/route.ts';
import { checkQuote } from '#api/services/quote-check/check-quote.ts';
import { readQuote } from '#api/services/quote-check/read-quote.ts';
import * as contract from '#domain/contract/quote-check.ts';

export const quoteCheckRoutes: Route[] = [
  readRoute(contract.checkQuote, (context, { body }) => checkQuote(context, body)),
  pureRoute(contract.readQuote, ({ body }) => readQuote(body)),
];
