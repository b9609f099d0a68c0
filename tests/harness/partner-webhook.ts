import { Webhook as StandardWebhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { demoPartners } from '#api/database/seed/demo-partners.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { createLead } from '#domain/contract/leads.ts';
import type { WebhookMessage } from '#domain/contract/webhook-messages.ts';
import { createWebhook, type Delivery, listDeliveries, listWebhooks, type Webhook } from '#domain/contract/webhooks.ts';
import { ask, call, leadBody, newVisit, type SentInput } from '#tests/harness/calls.ts';
import type { Call } from '#tests/harness/loopback-server.ts';
import { type SignedIn, signInPartner } from '#tests/harness/sign-in.ts';
import { startReceiver, type WebhookReceiver } from '#tests/harness/webhook-receiver.ts';
import { type AppOptions, EXAMPLES_URL, fakeClock, newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

/** The company on whose example pages the widgets run. */
export const DEMO_PARTNER = demoPartners[0]?.id ?? '';
export const OTHER_PARTNER = demoPartners[1]?.id ?? '';

/** An application whose webhooks may go to this machine; its clock starts at the real time, which receivers compare with, and no request waits. */
export function startWebhookApp(options: AppOptions = {}): Promise<TestApp> {
  const limits = { unconfirmedLead: { points: 1_000, seconds: 86_400 }, ...options.limits };
  const settings = { webhooksToLoopback: true, ...options.settings };
  return startApp({ clock: fakeClock(new Date().toISOString()), ...options, settings, limits });
}

export interface PartnerWebhook {
  partner: SignedIn;
  webhook: Webhook;
  secret: string;
  /** A call of this partner, under a new key. */
  ask(endpoint: Endpoint, input?: SentInput): Promise<Response>;
  deliveries(): Promise<Delivery[]>;
  /** The webhook as it is listed now. */
  listed(): Promise<Webhook>;
}

export async function addWebhook(app: TestApp, url: string, partnerId = DEMO_PARTNER): Promise<PartnerWebhook> {
  const partner = await signInPartner(app, partnerId);
  const options = () => ({ ...partner.as, key: newKey() });
  const { webhook, secret } = await ask(app, createWebhook, { body: { url } }, options());
  const deliveries = () => ask(app, listDeliveries, { parameters: { id: webhook.id } }, options());
  const listed = async () => {
    const all = await ask(app, listWebhooks, {}, options());
    return all.find(({ id }) => id === webhook.id) ?? webhook;
  };
  const asPartner: PartnerWebhook['ask'] = (endpoint, input) => call(app, endpoint, input, options());
  return { partner, webhook, secret, ask: asPartner, deliveries, listed };
}

export interface Stage {
  app: TestApp;
  receiver: WebhookReceiver;
  own: PartnerWebhook;
  stop(): Promise<void>;
}

/** An application, the demo company's receiver, and a webhook that joins them. */
export async function openStage(options: AppOptions = {}): Promise<Stage> {
  const app = await startWebhookApp(options);
  const receiver = await startReceiver();
  const own = await addWebhook(app, receiver.url);
  const stop = async () => {
    await app.stop();
    await receiver.stop();
  };
  return { app, receiver, own, stop };
}

/** What a call says, when the reference library finds it signed with this secret; the test fails otherwise. */
export function verified({ body, headers }: Call, secret: string): WebhookMessage {
  try {
    return new StandardWebhook(secret).verify(body, headers as Record<string, string>) as WebhookMessage;
  } catch (error) {
    return expect.fail((error as Error).message);
  }
}

export const messageIds = ({ calls }: WebhookReceiver) => new Set(calls.map(({ headers }) => headers['webhook-id']));

/** A lead from the demo company's own page: it goes to this company alone. Returns its id. */
export async function leadForDemoPartner(app: TestApp, email?: string): Promise<string> {
  const { token } = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
  const options = { token, origin: EXAMPLES_URL, key: newKey() };
  return (await ask(app, createLead, { body: leadBody(email) }, options)).leadId;
}
