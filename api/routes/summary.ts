import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { chooseUpdates } from '#api/services/contacts/consents.ts';
import { confirmRequest, refuseRequest } from '#api/services/summary/answer-request.ts';
import { readSummary } from '#api/services/summary/read-summary.ts';
import { sendSummary } from '#api/services/summary/send-summary.ts';
import * as endpoints from '#domain/contract/summary.ts';
import { sendSummary as sendEndpoint } from '#domain/contract/summary-mail.ts';

export const summaryRoutes: Route[] = [
  writeRoute(sendEndpoint, (context, { body }) => sendSummary(context, body), { kept: ({ body }) => body }),
  readRoute(endpoints.readSummary, (context, { parameters }) => readSummary(context, parameters.token)),
  writeRoute(endpoints.confirmRequest, (context, { parameters }) => confirmRequest(context, parameters)),
  writeRoute(endpoints.refuseRequest, (context, { parameters }) => refuseRequest(context, parameters)),
  writeRoute(endpoints.chooseUpdates, (context, { parameters, body }) =>
    chooseUpdates(context, parameters.token, body),
  ),
];
