import { type Route, readRoute, writeRoute } from '#api/http/route.ts';
import { checkAddress, createWebhook } from '#api/services/webhooks/create-webhook.ts';
import { deleteWebhook } from '#api/services/webhooks/delete-webhook.ts';
import { listDeliveries } from '#api/services/webhooks/list-deliveries.ts';
import { listWebhooks } from '#api/services/webhooks/list-webhooks.ts';
import { replayDelivery } from '#api/services/webhooks/replay-delivery.ts';
import { rotateWebhookSecret } from '#api/services/webhooks/rotate-webhook-secret.ts';
import { switchWebhook } from '#api/services/webhooks/switch-webhook.ts';
import { testWebhook } from '#api/services/webhooks/test-webhook.ts';
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
  readRoute(contract.listDeliveries, (context, { parameters, query }) => listDeliveries(context, parameters.id, query)),
  writeRoute(contract.replayDelivery, (context, { parameters }) => replayDelivery(context, parameters.id)),
];
