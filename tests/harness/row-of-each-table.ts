import {
  account,
  accountRequest,
  formerMailbox,
  passkey,
  rateLimit,
  session,
  twoFactor,
  user,
  verification,
} from '#api/database/schema/accounts.ts';
import { aiDay, answerReview, gradeDay, message } from '#api/database/schema/chat.ts';
import { consent, contactAddress, suppression } from '#api/database/schema/contacts.ts';
import { handoff } from '#api/database/schema/handoffs.ts';
import {
  assessment,
  assessmentDay,
  estimate,
  homeProfile,
  lead,
  leadPartner,
  milestone,
  project,
  provedMailbox,
  summaryRequest,
  visit,
} from '#api/database/schema/leads.ts';
import { email, vendorCall } from '#api/database/schema/mail.ts';
import { media } from '#api/database/schema/media.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { partnerInvitation, partnerMember, siteDay } from '#api/database/schema/partners.ts';
import { audit, idempotency, limitCounter, outboxEvent, upkeep } from '#api/database/schema/platform.ts';
import {
  expertCall,
  guaranteeClaim,
  installerReport,
  meterReading,
  projectDocument,
  projectMark,
  projectMessage,
  quote,
} from '#api/database/schema/projects.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { linkEnd } from '#api/mail/summary-link.ts';
import { reportOf } from '#domain/estimate/estimate-report.ts';
import { milestonesOf } from '#domain/leads/timeline.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';
import { newApplication } from '#tests/harness/applications.ts';
import { leadBody } from '#tests/harness/calls.ts';
import { sampleEstimate } from '#tests/harness/sample-estimate.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

const siteId = seededId('site', 1);
const partnerId = seededId('partner', 1);
const { answers, language, market, kind } = leadBody();
const result = quickResult(answers, 'EUR');

async function accounts(app: TestApp): Promise<string> {
  const { clock, database, deps } = app;
  const { db } = database;
  const { ids } = deps;
  const now = clock.now();
  const userId = ids.next();
  await db.insert(user).values({ id: userId, name: 'Ada', email: 'ada@example.com', emailVerified: true });
  await db.insert(session).values({ userId, token: 'token', expiresAt: now });
  await db.insert(account).values({ userId, accountId: userId, providerId: 'credential' });
  await db.insert(twoFactor).values({ userId, secret: 'encrypted', backupCodes: 'encrypted' });
  const key = { publicKey: 'key', credentialID: 'id', counter: 0, deviceType: 'multiDevice', backedUp: true };
  await db.insert(passkey).values({ userId, ...key });
  const asked = { id: ids.next(), kind: 'reset', email: 'ada@example.com', language } as const;
  await db.insert(accountRequest).values({ ...asked, createdAt: now });
  await db.insert(formerMailbox).values({ userId, email: 'ada@before.example', until: now });
  const inviting = { id: ids.next(), kind: 'invitation', email: 'bo@example.com', language } as const;
  await db.insert(accountRequest).values({ ...inviting, createdAt: now });
  await db.insert(partnerInvitation).values({ accountRequestId: inviting.id, partnerId, role: 'member' });
  await newApplication(app);
  await db.insert(verification).values({ identifier: 'ada', value: 'value', expiresAt: now });
  await db.insert(rateLimit).values({ key: 'key', count: 1, lastRequest: now.getTime() });
  await db.insert(partnerMember).values({ partnerId, userId, createdAt: now });
  return userId;
}

async function notified({ clock, database: { db }, deps: { ids } }: TestApp, userId: string): Promise<void> {
  const [about] = await db.select({ leadId: lead.id }).from(lead);
  if (!about) return;
  const told = { ...about, id: ids.next(), eventId: ids.next(), number: 1, kind: 'newRequest', payload: {} } as const;
  await db.insert(notification).values({ ...told, userId, createdAt: clock.now() });
}

async function home({ clock, database: { db }, deps: { ids } }: TestApp) {
  const createdAt = clock.now();
  const [visitId, homeProfileId, assessmentId] = [ids.next(), ids.next(), ids.next()];
  await db.insert(visit).values({ id: visitId, siteId, createdAt, lastSeenAt: createdAt });
  const said = { visitId, role: 'user', content: 'Guten Tag' } as const;
  await db.insert(message).values({ ...said, id: ids.next(), createdAt });
  const messageId = ids.next();
  await db.insert(message).values({ visitId, role: 'assistant', content: 'Gern', id: messageId, createdAt });
  await db.insert(answerReview).values({ messageId, grade: 'good', note: 'Gut gesagt', createdAt });
  const picture = { kind: 'image', subject: 'roof', width: 1, height: 1, bytes: 1 } as const;
  const told = { analysis: 'Danke', advisor: 'automatic', isKept: true } as const;
  await db.insert(media).values({ ...picture, ...told, flaws: [], id: ids.next(), visitId, createdAt });
  await db.insert(handoff).values({ id: ids.next(), visitId, codeHash: ids.next(), createdAt, endsAt: createdAt });
  await db.insert(homeProfile).values({ id: homeProfileId, visitId, profile: {}, createdAt });
  const kept = { input: { market, place: 'Berlin' }, ...reportOf(sampleEstimate(), '2026-11-22') };
  await db.insert(estimate).values({ visitId, kind, kept, createdAt });
  const asked = { visitId, homeProfileId, kind, language, market, answers, result, createdAt };
  await db.insert(assessment).values({ ...asked, id: assessmentId });
  return { visitId, assessmentId };
}

async function platform({ clock, database: { db }, deps: { ids } }: TestApp): Promise<void> {
  const createdAt = clock.now();
  const call = { actorScope: 'anonymous', route: 'createLead', key: 'key', bodyHash: 'hash' };
  await db.insert(idempotency).values({ ...call, reply: {}, createdAt });
  await db.insert(outboxEvent).values({ id: ids.next(), name: 'lead.created', payload: {}, createdAt });
  const deed = { actorScope: 'anonymous', verb: 'create', entity: 'lead', entityId: 'lead', requestId: 'request' };
  await db.insert(audit).values({ ...deed, id: ids.next(), createdAt });
  await db.insert(limitCounter).values({ key: 'key', points: 1, expire: createdAt });
  const counted = { siteId, day: '2026-11-20' };
  await db.insert(assessmentDay).values({ ...counted, market, kind });
  await db.insert(siteDay).values({ ...counted, opened: 1 });
  await db.insert(aiDay).values({ ...counted, turns: 1, tokens: 1 });
  await db.insert(gradeDay).values({ ...counted, advisor: 'automatic', grade: 'good', answers: 1 });
  await db.insert(upkeep).values({ work: 'sweep', beganAt: createdAt, endedAt: createdAt, failed: [] });
  await db.insert(vendorCall).values({ id: 'hash', createdAt });
  await db.insert(suppression).values({ addressHash: 'hash', suppressedFor: 'complaint', createdAt });
}

async function projectRows({ clock, database: { db }, deps: { ids } }: TestApp, projectId: string): Promise<void> {
  const createdAt = clock.now();
  const [reader] = await db
    .insert(user)
    .values({ name: 'Bo', email: `${projectId}@example.com`, emailVerified: true })
    .returning();
  const ofCompany = { projectId, partnerId, createdAt };
  await db.insert(projectMessage).values({ ...ofCompany, id: ids.next(), side: 'customer', text: 'Guten Tag' });
  const mark = { projectId, conversation: partnerId, side: 'partner', readAt: createdAt } as const;
  await db.insert(projectMark).values({ ...mark, userId: reader?.id ?? '' });
  const offer = { priceMinor: 100, currency: 'EUR', size: {}, includes: [], bindingUntil: '2026-12-24' } as const;
  await db.insert(meterReading).values({ id: ids.next(), projectId, day: '2026-11-22', producedKwh: 1, createdAt });
  const claimed = { projectId, measuredKwh: 1, lineKwh: 2, openedAt: createdAt };
  const told = { kind: 'report', reason: 'late', text: 'Kam nie' } as const;
  await db.insert(installerReport).values({ ...ofCompany, ...told, id: ids.next() });
  await db.insert(guaranteeClaim).values(claimed);
  const called = { startsAt: createdAt, seat: 0, phone: '+49 30 123456', timeZone: 'Europe/Berlin', sequence: 0 };
  const file = { name: 'Plan.pdf', kind: 'pdf', bytes: 1, contentHash: 'hash', isKept: true } as const;
  await db.insert(projectDocument).values({ ...ofCompany, ...file, id: ids.next(), side: 'partner' });
  await db.insert(expertCall).values({ ...called, id: ids.next(), projectId, createdAt });
  await db.insert(quote).values({ ...ofCompany, ...offer, includes: [], id: ids.next() });
}

async function request(app: TestApp, contactAddressId: string): Promise<string> {
  const { clock, deps, database } = app;
  const { db } = database;
  const createdAt = clock.now();
  const leadId = deps.ids.next();
  const shared = { ...(await home(app)), contactAddressId, name: 'Ada', createdAt };
  await db.insert(provedMailbox).values({ visitId: shared.visitId, contactAddressId, provedAt: createdAt });
  await db.insert(lead).values({ ...shared, id: leadId, siteId, place: 'Berlin' });
  await db.insert(leadPartner).values({ leadId, partnerId, status: 'new', createdAt });
  const projectId = deps.ids.next();
  await db.insert(project).values({ id: projectId, leadId, createdAt });
  await db.insert(milestone).values(milestonesOf(createdAt).map((it) => ({ ...it, projectId })));
  await projectRows(app, projectId);
  const summary = { ...shared, ...(await home(app)), language, market, potentials: {} };
  await db.insert(summaryRequest).values({ ...summary, id: deps.ids.next() });
  return leadId;
}

async function told({ clock, database: { db }, deps: { ids } }: TestApp, leadId: string): Promise<void> {
  const createdAt = clock.now();
  const webhookId = ids.next();
  const hook = { id: webhookId, partnerId, url: 'https://partner.example', sealedSecret: 'sealed', createdAt };
  await db.insert(webhook).values(hook);
  const message = { webhookId, event: 'lead.created', status: 'delivered', createdAt } as const;
  await db.insert(webhookDelivery).values({ ...message, id: ids.next(), leadId });
}

/** Somebody who asked for partners and for a summary now, with all that hangs on them. Returns the address's id. */
export async function rowsOfOnePerson(app: TestApp, confirmed: boolean): Promise<string> {
  const { clock, deps, database } = app;
  const { db } = database;
  const [id, createdAt] = [deps.ids.next(), clock.now()];
  const address = { email: 'ada@example.org', normalizedEmail: 'ada@example.org', language, summaryTokenHash: 'hash' };
  const link = { ...address, linkEndsAt: linkEnd(createdAt) };
  await db.insert(contactAddress).values({ ...link, id, createdAt, confirmedAt: confirmed ? createdAt : null });
  const agreed = { contactAddressId: id, purpose: 'terms', version: '1', language, sentence: 'Ja' } as const;
  await db.insert(consent).values({ ...agreed, id: deps.ids.next(), givenAt: createdAt });
  const mail = { contactAddressId: id, language, status: 'delivered', askedBy: 'hash' } as const;
  await db.insert(email).values({ ...mail, id: deps.ids.next(), createdAt });
  await told(app, await request(app, id));
  return id;
}

/** Puts a row into every table, as of now; partners and sites are the seeded ones, the person is not confirmed. */
export async function rowOfEachTable(app: TestApp): Promise<void> {
  const userId = await accounts(app);
  await platform(app);
  await home(app);
  await rowsOfOnePerson(app, false);
  await notified(app, userId);
}
