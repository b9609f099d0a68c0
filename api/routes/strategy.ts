import { type Route, writeRoute } from '#api/http/route.ts';
import { analyseStrategy, keptAnswers } from '#api/services/strategy/analyse-strategy.ts';
import { analyseStrategy as endpoint } from '#domain/contract/strategy.ts';

/** Photos, name and address of a check are checked and dropped: until something reads them, nothing of them is stored. */
export const strategyRoutes: Route[] = [
  writeRoute(endpoint, (context, { body }) => analyseStrategy(context, body), {
    kept: ({ body }) => keptAnswers(body),
  }),
];
