import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { endHandoff } from '#api/services/handoffs/end-handoff.ts';
import { joinHandoff } from '#api/services/handoffs/join-handoff.ts';
import { offerHandoff } from '#api/services/handoffs/offer-handoff.ts';
import { readHandoff } from '#api/services/handoffs/read-handoff.ts';
import * as endpoints from '#domain/contract/handoffs.ts';

export const handoffRoutes: Route[] = [
  writeRoute(endpoints.offerHandoff, (context) => offerHandoff(context), { sealReply: true }),
  readRoute(endpoints.readHandoff, (context) => readHandoff(context)),
  writeRoute(endpoints.endHandoff, (context) => endHandoff(context)),
  writeRoute(endpoints.joinHandoff, (context, { body }) => joinHandoff(context, body), { sealReply: true }),
];
