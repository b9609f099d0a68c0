import { type Route, streamRoute } from '#api/http/route.ts';
import { closeStrategy, findReasons, keptAnswers, openStrategy } from '#api/services/strategy/analyse-strategy.ts';
import { analyseStrategy as endpoint } from '#domain/contract/strategy.ts';

/** Photos, name and address of a check are checked and dropped: until something reads them, nothing of them is stored. */
export const strategyRoutes: Route[] = [
  streamRoute(endpoint, {
    kept: ({ body }) => keptAnswers(body),
    open: (context, { body }) => openStrategy(context, body),
    speak: findReasons,
    tell: () => [],
    close: closeStrategy,
    retell: () => [],
  }),
];
