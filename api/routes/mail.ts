import { type Route, writeRoute } from '#api/http/route.ts';
import { resubscribe, unsubscribe } from '#api/services/contacts/consents.ts';
import { takeMailEvent } from '#api/services/mail/take-mail-event.ts';
import { takeMailEvent as eventEndpoint } from '#domain/contract/mail-events.ts';
import * as endpoints from '#domain/contract/unsubscribe.ts';

export const mailRoutes: Route[] = [
  writeRoute(endpoints.unsubscribe, (context, { parameters }) => unsubscribe(context, parameters.token)),
  writeRoute(endpoints.resubscribe, (context, { parameters }) => resubscribe(context, parameters.token)),
  writeRoute(eventEndpoint, (context, { body }) => takeMailEvent(context, body)),
];
