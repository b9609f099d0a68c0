import { listRoute, type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { listDeliveries, replayDelivery, testWebhook } from '#api/services/webhooks/deliveries.ts';
import {
  checkAddress,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  switchWebhook,
} from '#api/services/webhooks/webhooks.ts';
import * as contract from '#domain/contract/webhooks.ts';

export const webhookRoutes: Route[] = [
  readRoute(contract.listWebhooks, (context) => listWebhooks(context)),
  writeRoute(contract.createWebhook, (context, { body }) => createWebhook(context, body), {
    before: (context, { body }) => checkAddress(context, body),
    sealReply: true,
  }),
  writeRoute(contract.switchWebhook, (context, { body, parameters }) => switchWebhook(context, parameters.id, body)),
  writeRoute(contract.deleteWebhook, (context, { parameters }) => deleteWebhook(context, parameters.id)),
  writeRoute(contract.testWebhook, (context, { parameters }) => testWebhook(context, parameters.id)),
  writeRoute(contract.rotateWebhookSecret, (context, { parameters }) => rotateWebhookSecret(context, parameters.id), {
    sealReply: true,
  }),
  listRoute(contract.listDeliveries, (context, { parameters, query }) => listDeliveries(context, parameters.id, query)),
  writeRoute(contract.replayDelivery, (context, { parameters }) => replayDelivery(context, parameters.id)),
];
