import { pureRoute, type Route } from '#api/http/route.ts';
import { calculateRecommendations as endpoint } from '#domain/contract/recommendations.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';

export const recommendationRoutes: Route[] = [pureRoute(endpoint, ({ body }) => knownPotentials(body))];
