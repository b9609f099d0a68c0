import { type Route, writeRoute } from '#api/http/route.ts';
import { noteResult } from '#api/services/sites/count-steps.ts';
import { openVisit } from '#api/services/visits/open-visit.ts';
import * as endpoints from '#domain/contract/visits.ts';

export const visitRoutes: Route[] = [
  writeRoute(endpoints.openVisit, (context, { body }) => openVisit(context, body)),
  writeRoute(endpoints.noteResult, (context) => noteResult(context)),
];
