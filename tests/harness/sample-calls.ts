import { passkey, session } from '#api/database/schema/accounts.ts';
import { media } from '#api/database/schema/media.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { unsubscribeToken } from '#api/mail/summary-link.ts';
import type { WebhookPort } from '#api/webhooks/webhook-port.ts';
import { askPasswordReset, signUp } from '#domain/contract/accounts.ts';
import { offerHandoff } from '#domain/contract/handoffs.ts';
import { createSite, rotateSiteKey } from '#domain/contract/sites.ts';
import { accountBody, confirmLink, postAccount, tokenInMail } from '#tests/harness/accounts.ts';
import { adminSamples } from '#tests/harness/admin-samples.ts';
import { ask, leadBody, newVisit } from '#tests/harness/calls.ts';
import { keptBody } from '#tests/harness/estimates.ts';
import { mediaBody } from '#tests/harness/media.ts';
import { applicationSamples, partnerSamples } from '#tests/harness/partner-samples.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { pictureUrl, roofJpeg } from '#tests/harness/pictures.ts';
import { projectSamples } from '#tests/harness/project-samples.ts';
import { projectOf } from '#tests/harness/projects.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { summaryBody } from '#tests/harness/summaries.ts';
import { type AppOptions, newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

async function handoffSamples(app: TestApp): Promise<Record<string, SampleCall>> {
  const { token } = await newVisit(app);
  const headers = { Authorization: `Bearer ${token}` };
  const { url } = await ask(app, offerHandoff, { body: {} }, { token });
  const code = url.split('#')[1] ?? '';
  return {
    offerHandoff: { body: {}, headers: { Authorization: `Bearer ${(await newVisit(app)).token}` } },
    readHandoff: { headers },
    endHandoff: { headers: { Authorization: `Bearer ${(await newVisit(app)).token}` } },
    joinHandoff: { body: { code } },
  };
}

export interface SampleCall {
  /** What stands in the path's braces. */
  parameters?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

const login = { user: 'postmark', password: 'a long password of theirs' };
const vendorHeaders = {
  Authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`,
};

/** Receives everything, asks no name service. */
const quietWebhooks: WebhookPort = {
  allows: async () => true,
  post: async () => ({ status: 204, problem: null }),
};

const many = { points: 2_000_000_000, seconds: 3_600 };
const unlimited = {
  call: many,
  unknownSite: many,
  visitPerAddress: many,
  chatPerVisit: many,
  chatPerAddress: many,
  chatWithoutVisit: many,
  unconfirmedLead: many,
  leadPerAddress: many,
  leadPerVisit: many,
  leadWithoutVisit: many,
  summaryPerAddress: many,
  summaryPerVisit: many,
  summaryWithoutVisit: many,
  mediaPerVisit: many,
  mediaPerAddress: many,
  mediaWithoutVisit: many,
  handoffCode: many,
  handoffPerVisit: many,
  handoffPerAddress: many,
  bytesOfMediaPerVisit: many,
  bytesOfMediaPerAddress: many,
  bytesOfMediaPerDay: many,
  checkPerAddress: many,
  checkPerVisit: many,
  checkWithoutVisit: many,
  accountPerAddress: many,
  guessPerAccount: many,
  messagePerPerson: many,
  projectPerPerson: many,
  documentPerProject: many,
  bytesOfDocumentsPerProject: many,
  applicationPerAddress: many,
  invitationPerPartner: many,
  webhookPerPartner: many,
  bytesPerServer: { points: Number.MAX_SAFE_INTEGER, seconds: 86_400 },
  bytesPerVisit: { points: Number.MAX_SAFE_INTEGER, seconds: 86_400 },
  bytesPerAddress: { points: Number.MAX_SAFE_INTEGER, seconds: 86_400 },
};

/** An application in which every call can be tried as often as one likes: no limit counts, and nothing leaves it. */
function startOpenApp({ settings, limits, ...options }: AppOptions = {}): Promise<TestApp> {
  return startApp({
    webhooks: quietWebhooks,
    limits: { ...unlimited, ...limits },
    settings: { mailVendor: login, ...settings },
    ...options,
  });
}

export interface SampledApp {
  app: TestApp;
  /** A verified member of the company that has the lead and the webhook of the samples. */
  partner: SignedIn;
  /** A call that works for each endpoint of the contract, by its name. */
  samples: Record<string, SampleCall>;
}

async function addWebhook({ database, deps, clock }: TestApp, partnerId: string, leadId: string) {
  const { db } = database;
  const createdAt = clock.now();
  const [id, deliveryId] = [deps.ids.next(), deps.ids.next()];
  await db.insert(webhook).values({ id, partnerId, url: 'https://partner.example', sealedSecret: 'sealed', createdAt });
  const sent = { webhookId: id, event: 'lead.created', status: 'failed', leadId } as const;
  await db.insert(webhookDelivery).values({ ...sent, id: deliveryId, createdAt });
  return { id, deliveryId };
}

/** Somebody with a confirmed address, and somebody who will be erased. */
async function people(app: TestApp): Promise<{ person: TestPerson; leaver: TestPerson }> {
  const person = await newPerson(app, leadBody('sample@example.org'));
  await confirm(app, person);
  return { person, leaver: await newPerson(app, leadBody('leaver@example.org')) };
}

/** With two keys. */
async function addSite(app: TestApp, { as }: SignedIn) {
  const body = { name: 'Site', allowedOrigins: ['https://partner.example'] };
  const { id: siteId } = await ask(app, createSite, { body }, { ...as, key: newKey() });
  return ask(app, rotateSiteKey, { parameters: { siteId }, body: { oldEndsInHours: 24 } }, { ...as, key: newKey() });
}

async function otherSession({ database }: TestApp, userId: string): Promise<string> {
  const asked = { userId, token: 'of another browser', expiresAt: new Date('2099-01-01') };
  const [row] = await database.db.insert(session).values(asked).returning({ id: session.id });
  return row?.id ?? '';
}

async function somePasskey({ database }: TestApp, userId: string): Promise<string> {
  const key = { publicKey: 'key', credentialID: 'id', counter: 0, deviceType: 'multiDevice', backedUp: true };
  const [row] = await database.db
    .insert(passkey)
    .values({ userId, ...key })
    .returning({ id: passkey.id });
  return row?.id ?? '';
}

/** A picture of a visit, and who may take it back. */
async function somePicture(app: TestApp): Promise<SampleCall> {
  const { visitId, token } = await newVisit(app);
  const [id, createdAt] = [app.deps.ids.next(), app.clock.now()];
  const told = { kind: 'image', subject: 'roof', analysis: 'Danke', advisor: 'automatic', isKept: true } as const;
  const measured = { width: 1, height: 1, bytes: 1, flaws: [] };
  await app.database.db.insert(media).values({ ...told, ...measured, id, visitId, createdAt });
  return { parameters: { mediaId: id }, headers: { Authorization: `Bearer ${token}` } };
}

async function someNotification({ database, deps, clock }: TestApp, userId: string, leadId: string): Promise<string> {
  const [id, eventId] = [deps.ids.next(), deps.ids.next()];
  const told = { kind: 'newRequest', number: 1_000, payload: {}, createdAt: clock.now() } as const;
  await database.db.insert(notification).values({ ...told, id, eventId, userId, leadId });
  return id;
}

/** The links of a registration and of a new password, from their mails. */
async function accountLinks(app: TestApp): Promise<{ link: string; resetLink: string }> {
  await postAccount(app, signUp, accountBody);
  const link = await tokenInMail(app, 'verify');
  await confirmLink(app, link);
  app.clock.advance(5 * 60_000);
  await postAccount(app, askPasswordReset, { email: accountBody.email });
  return { link, resetLink: await tokenInMail(app, 'reset') };
}

export async function startSampledApp(options: AppOptions = {}): Promise<SampledApp> {
  const app = await startOpenApp(options);
  const { person, leaver } = await people(app);
  const partnerId = person.partners[0]?.id ?? '';
  const partner = await signInPartner(app, partnerId);
  const colleague = await signIn(app);
  const { id, deliveryId } = await addWebhook(app, partnerId, person.leadId);
  const removable = await addWebhook(app, partnerId, person.leadId);
  const { token, leadId } = person;
  const unsubscribing = { token: unsubscribeToken(app.deps.settings.secret, person.contactAddressId) };
  const { link, resetLink } = await accountLinks(app);
  const [site, removableSite] = [await addSite(app, partner), await addSite(app, partner)];
  const samples: Record<string, SampleCall> = {
    openVisit: { body: { language: 'de', market: 'de' } },
    sendChat: { body: { message: 'Guten Tag', language: 'de', market: 'de' } },
    stateFacts: { body: { facts: { homeType: 'townhouse', roofType: null } } },
    analyzeMedia: { body: await mediaBody({ mediaUrl: pictureUrl(await roofJpeg({ width: 64, height: 48 })) }) },
    listMedia: {},
    removeMedia: await somePicture(app),
    ...(await handoffSamples(app)),
    calculateRecommendations: { body: { roofType: 'sloped_south', homeSize: 1500 } },
    analyseStrategy: { body: { location: '10437 Berlin', ownership: 'own', heatingSystem: 'gas', hasEV: true } },
    estimateHome: {
      body: {
        market: 'de',
        place: '10437 Berlin',
        roof: { kwp: 8 },
        heating: { system: 'gas' },
        ev: { kmPerYear: 12_000 },
      },
    },
    listIncentives: { parameters: { state: 'CO' } },
    keepEstimate: { body: keptBody() },
    checkQuote: { body: { quote: { market: 'de', price: 15_000, kwp: 10, products: [], included: [], excluded: [] } } },
    readQuote: { body: { text: 'Photovoltaik 10 kWp, Gesamtpreis brutto 15.000,00 €' } },
    matchPartners: { body: { market: 'de', place: '10437 Berlin', answers: {} } },
    createLead: { body: leadBody('newcomer@example.org') },
    sendSummary: { body: summaryBody('reader@example.org') },
    readSummary: { parameters: { token } },
    confirmRequest: { parameters: { token, requestId: leadId }, body: {} },
    refuseRequest: { parameters: { token: leaver.token, requestId: leaver.leadId }, body: {} },
    chooseUpdates: { parameters: { token }, body: { wanted: false } },
    withdrawLead: { parameters: { token: leaver.token, leadId: leaver.leadId }, body: {} },
    exportPerson: { parameters: { token } },
    erasePerson: { parameters: { token: leaver.token }, body: {} },
    unsubscribe: { parameters: unsubscribing },
    resubscribe: { parameters: unsubscribing },
    signUp: { body: { ...accountBody, username: 'newcomer', email: 'account@example.org' } },
    askPasswordReset: { body: { email: accountBody.email } },
    readAccountLink: { body: { token: link } },
    renewAccountLink: { body: { token: link } },
    confirmAccount: { body: { token: link } },
    resetPassword: { body: { token: resetLink, password: 'another correct horse' } },
    listSessions: {},
    endSession: { parameters: { sessionId: await otherSession(app, partner.userId) } },
    readProfile: {},
    changeProfile: { body: { notifiedByMail: true } },
    exportAccount: {},
    deleteAccount: { body: { password: 'not the password' } },
    askEmailChange: { body: { email: 'elsewhere@example.org', password: 'not the password' } },
    confirmEmailChange: { body: { token: link } },
    undoEmailChange: { body: { token: link } },
    readSecurity: {},
    removePasskey: { parameters: { passkeyId: await somePasskey(app, partner.userId) } },
    readSignInWays: {},
    readDashboard: {},
    followNews: {},
    listNotifications: {},
    markNotification: {
      parameters: { notificationId: await someNotification(app, partner.userId, leadId) },
      body: { isRead: true },
    },
    markAllNotifications: { body: { upTo: 1 } },
    unmarkNotifications: { body: { readAt: '2026-11-20T10:00:00.000Z' } },
    listPartners: {},
    readAdvisor: {},
    readWorkspace: {},
    ...(await applicationSamples(app)),
    ...(await partnerSamples(app, partner, { partnerId, leadId })),
    listPartnerLeads: {},
    exportPartnerLeads: { body: {} },
    readPartnerLead: { parameters: { leadId } },
    changeLeadStatus: { parameters: { leadId }, body: { status: 'contacted' } },
    listSites: {},
    createSite: { body: { name: 'Shop', allowedOrigins: ['https://shop.example'] } },
    changeSite: { parameters: { siteId: site.id }, body: { name: 'Laden' } },
    deleteSite: { parameters: { siteId: removableSite.id } },
    rotateSiteKey: { parameters: { siteId: site.id }, body: { oldEndsInHours: 24 } },
    endSiteKey: { parameters: { siteId: site.id, keyId: site.keys[1]?.id ?? '' }, body: { inHours: 24 } },
    listWebhooks: {},
    createWebhook: { body: { url: 'https://partner.example/hook' } },
    switchWebhook: { parameters: { id }, body: { enabled: true } },
    deleteWebhook: { parameters: { id: removable.id } },
    testWebhook: { parameters: { id }, body: {} },
    rotateWebhookSecret: { parameters: { id }, body: {} },
    listDeliveries: { parameters: { id } },
    replayDelivery: { parameters: { id: deliveryId }, body: {} },
    readManagerStats: {},
    readActivity: {},
    listLeads: {},
    exportLeads: { body: { state: 'handed' } },
    readLead: { parameters: { leadId } },
    assignPartner: { parameters: { leadId }, body: { partnerId } },
    listAllProjects: {},
    listCalls: {},
    exportProjects: { body: {} },
    ...(await adminSamples(app, colleague.userId)),
    ...projectSamples(await projectOf(app, leadId), partnerId),
    takeMailEvent: { body: { RecordType: 'Delivery', MessageID: 'unknown' }, headers: vendorHeaders },
  };
  return { app, partner, samples };
}
