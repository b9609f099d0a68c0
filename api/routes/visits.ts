import { type Route, writeRoute } from '#api/http/route.ts';
import { openVisit } from '#api/services/visits/open-visit.ts';
import { openVisit as endpoint } from '#domain/contract/visits.ts';

export const visitRoutes: Route[] = [writeRoute(endpoint, (context, { body }) => openVisit(context, body))];
