import type { Settings } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { lead } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { and, asc, eq, gt, isNull, or } from '#api/database/sql.ts';
import { accountUrl } from '#api/mail/account-link.ts';
import type { MailContent, StaffMailContent } from '#api/mail/mail-content.ts';
import type { Message } from '#api/mail/mail-port.ts';
import { contactLinks, unsubscribeLinks } from '#api/mail/summary-link.ts';
import { findAccountOf } from '#api/services/accounts/account-queries.ts';
import { homeOfLead, isOpenLead, leadOfCompany, type StoredLead } from '#api/services/leads/lead-queries.ts';
import { letterOfCall } from '#api/services/mail/call-mail.ts';
import { isOfStaff, mayReadLeads } from '#api/services/mail/lead-readers.ts';
import { type LoggedMail, receiverOf } from '#api/services/mail/mail-log.ts';
import { summaryFacts } from '#api/services/mail/summary-facts.ts';
import { selectNotifications, toldNotification } from '#api/services/notifications/notification-queries.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { NOTIFICATIONS_HASH, pageUrl, pathTo } from '#domain/pages.ts';
import { type Language, numberLocale, usualMarket } from '#domain/place.ts';
import { estimateBlocks, shortEstimateBlocks } from '#texts/estimate/letter.ts';
import { accountLetter, invitationLetter } from '#texts/mail/account-letter.ts';
import { firstLetter } from '#texts/mail/first-letter.ts';
import type { Letter } from '#texts/mail/letter.ts';
import { notificationLetter } from '#texts/mail/notification-letter.ts';
import { leadDigestLetter, leadReminderLetter, newLeadLetter, withdrawalLetter } from '#texts/mail/partner-letters.ts';
import { unreadLeadLetter, untouchedLeadsLetter } from '#texts/mail/staff-letter.ts';
import { summaryLetter } from '#texts/mail/summary-letter.ts';
import { summaryLetterTexts } from '#texts/mail/summary-letter-texts.ts';
import type { FactorChange } from '#texts/mail/texts.ts';
import { notificationTexts } from '#texts/notifications/all.ts';
import { sayNotification } from '#texts/notifications/say-notification.ts';
import { providerBlocks, strategyBlocks, strategyHeadline } from '#texts/strategy/strategy-blocks.ts';

interface WritingContext {
  db: Database;
  settings: Pick<Settings, 'publicUrl' | 'secret' | 'mailFrom'>;
}

async function toContact(
  context: WritingContext,
  { content, language }: LoggedMail['mail'],
  contact: NonNullable<LoggedMail['contact']>,
): Promise<Letter | null> {
  const { publicUrl, secret } = context.settings;
  const links = contactLinks(publicUrl, secret, contact, language);
  if (content?.kind === 'firstMail') {
    const { market, partners = [], potentials, packages, estimate } = content;
    const written = estimate && { estimate: shortEstimateBlocks(estimate, { language, market }) };
    return firstLetter({ potentials, packages, ...written, partners, links }, { language, market });
  }
  const known = content?.kind === 'summary' ? await summaryFacts(context.db, content) : null;
  if (!known) return null;
  const locale = { language, market: known.market };
  const { estimate, strategy, matched } = known;
  const written = {
    providers: providerBlocks(matched, locale),
    ...(strategy && {
      strategy: strategyBlocks(strategy, locale),
      headline: strategyHeadline(strategy, locale),
    }),
    ...(estimate && { estimate: { blocks: estimateBlocks(estimate, locale), verdict: estimate.verdict } }),
  };
  return summaryLetter({ ...known.facts, ...written, links }, summaryLetterTexts(language), locale);
}

/** Leads that were withdrawn or erased meanwhile are not told. */
async function digestedReferences(db: Database, digestId: string): Promise<string[]> {
  const told = and(eq(email.digestId, digestId), isNull(lead.withdrawnAt));
  const rows = await db
    .select({ id: lead.id })
    .from(email)
    .innerJoin(lead, eq(lead.id, email.leadId))
    .where(told)
    .orderBy(lead.createdAt, lead.id);
  return rows.map(({ id }) => leadReference(id));
}

function newLead(row: StoredLead) {
  const { id, name, place, phone, confirmedAt } = row.lead;
  const visitor = { name, place, phone, email: row.contact.email, confirmed: confirmedAt !== null };
  return { reference: leadReference(id), visitor, ...homeOfLead(row) };
}

async function toCompany({ db }: WritingContext, { mail, company }: LoggedMail): Promise<Letter | null> {
  const { language, leadId, userId, content } = mail;
  if (!company || !userId || !(await mayReadLeads(db, userId, company.id))) return null;
  const facts = { company: company.name };
  if (content?.kind === 'partnerWithdrawal') return withdrawalLetter({ ...facts, ...content }, language);
  if (content?.kind === 'leadReminder') return leadReminderLetter({ ...facts, ...content }, language);
  if (content?.kind === 'leadDigest') {
    const references = await digestedReferences(db, mail.id);
    return references.length > 0 ? leadDigestLetter({ ...facts, references }, language) : null;
  }
  const handed = leadId ? await leadOfCompany(db, leadId, company.id) : null;
  return handed && newLeadLetter({ ...facts, ...newLead(handed) }, { language, market: handed.assessment.market });
}

async function toStaff(
  { db }: WritingContext,
  { language, leadId, userId }: LoggedMail['mail'],
  content: StaffMailContent,
): Promise<Letter | null> {
  if (!userId || !(await isOfStaff(db, userId))) return null;
  if (content.kind === 'untouchedLeads') return untouchedLeadsLetter(content, language);
  return leadId && (await isOpenLead(db, leadId)) ? unreadLeadLetter(content, language) : null;
}

function toOwner({ settings }: WritingContext, language: Language, change: FactorChange): Letter {
  return accountLetter(change, pageUrl(settings.publicUrl, language, pathTo('dashboard')), language);
}

/** Who has an account already gets no second one; who has none has no password to set. */
async function toMailbox(
  { db, settings }: WritingContext,
  { mail, request, company }: LoggedMail,
): Promise<Letter | null> {
  if (!request) return null;
  const { publicUrl, secret } = settings;
  const url = accountUrl(publicUrl, secret, mail.language, request);
  if (request.kind === 'invitation')
    return company && !request.usedAt ? invitationLetter({ company: company.name, url }, mail.language) : null;
  if (mail.content?.kind === 'application' || mail.content?.kind === 'applicationRefused')
    return accountLetter(mail.content.kind, url, mail.language);
  const isKnown = (await findAccountOf(db, request.email)) !== undefined;
  if (request.kind === 'undo-email') return accountLetter('emailChanged', url, mail.language);
  if (request.kind === 'reset') return isKnown ? accountLetter('resetPassword', url, mail.language) : null;
  if (isKnown && !request.usedAt)
    return accountLetter('knownAddress', pageUrl(publicUrl, mail.language, pathTo('home')), mail.language);
  return accountLetter(request.kind === 'email' ? 'changeEmail' : 'verify', url, mail.language);
}

/** What its reader had not read when it was due; nothing once they want no such mails. */
async function toNotified({ db, settings }: WritingContext, { mail, person }: LoggedMail): Promise<Letter | null> {
  if (!person?.notifiedByMail) return null;
  const unread = or(isNull(notification.readAt), gt(notification.readAt, notification.mailedAt));
  const told = and(eq(notification.mailId, mail.id), unread);
  const rows = await selectNotifications(db, told).orderBy(asc(notification.number));
  if (rows.length === 0) return null;
  const { language, createdAt: now } = mail;
  const locale = numberLocale(language, usualMarket(language));
  const texts = notificationTexts[language];
  const sentences = rows.map((row) =>
    sayNotification(toldNotification(row, { settings, now, locale: { language } }), texts, locale),
  );
  const { publicUrl, secret } = settings;
  const { unsubscribe } = unsubscribeLinks(publicUrl, secret, person.id, language, NOTIFICATIONS_HASH);
  const links = { notifications: pageUrl(publicUrl, language, pathTo('notifications')), unsubscribe };
  return notificationLetter({ sentences, links }, language);
}

/** Whether the account's switch ends such mails. */
const isSwitched = (content: MailContent | null) =>
  content?.kind === 'notifications' || (content?.kind === 'expertCall' && content.change === 'reminder');

/** Where a mail program posts; null where a mail is one that an account cannot do without. */
function oneClickOf({ settings }: WritingContext, { mail, contact, person }: LoggedMail): string | null {
  const { publicUrl, secret } = settings;
  const wanted = contact?.id ?? (isSwitched(mail.content) ? person?.id : undefined);
  return wanted ? unsubscribeLinks(publicUrl, secret, wanted, mail.language).oneClick : null;
}

/** The letter as things stand now; null when what it would speak of is gone. */
async function letterOfMail(context: WritingContext, logged: LoggedMail): Promise<Letter | null> {
  const { content } = logged.mail;
  switch (content?.kind) {
    case 'firstMail':
    case 'summary':
      return logged.contact && toContact(context, logged.mail, logged.contact);
    case 'partnerLead':
    case 'partnerWithdrawal':
    case 'leadDigest':
    case 'leadReminder':
      return toCompany(context, logged);
    case 'unreadLead':
    case 'untouchedLeads':
      return toStaff(context, logged.mail, content);
    case 'verify':
    case 'resetPassword':
    case 'changeEmail':
    case 'emailChanged':
    case 'invitation':
    case 'application':
    case 'applicationRefused':
      return toMailbox(context, logged);
    case 'secondFactor':
      return toOwner(context, logged.mail.language, content.change);
    case 'notifications':
      return toNotified(context, logged);
    case 'expertCall':
      return letterOfCall(context, logged, content);
    case undefined:
      return null;
  }
}

async function calendarOf({ settings }: WritingContext, { entry, language }: Letter, to: string, writtenAt: Date) {
  if (!entry) return null;
  const { writeCalendar } = await import('#api/mail/calendar.ts');
  return writeCalendar(entry, { from: settings.mailFrom, to, language, writtenAt });
}

/** The mail as its reader sees it, with what is true now; null when there is nobody to write to or nothing left to say. */
export async function writeMail(context: WritingContext, logged: LoggedMail): Promise<Message | null> {
  const { mail } = logged;
  const to = receiverOf(logged);
  const letter = to ? await letterOfMail(context, logged) : null;
  if (!to || !letter || !mail.content) return null;
  const { drawLetter } = await import('#api/mail/drawing/draw-letter.ts');
  return {
    id: mail.id,
    kind: mail.content.kind,
    language: mail.language,
    to,
    ...(await drawLetter(letter)),
    calendar: await calendarOf(context, letter, to, mail.createdAt),
    unsubscribeUrl: oneClickOf(context, logged),
    aiWritten: letter.aiWritten,
  };
}
