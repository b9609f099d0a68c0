import type { Database } from '#api/database/database.ts';
import type { Settings } from '#api/deps.ts';
import { accountUrl } from '#api/mail/account-link.ts';
import type { UnreadLeadMailContent } from '#api/mail/mail-content.ts';
import { contactLinks, managerUrl, partnerUrl } from '#api/mail/summary-link.ts';
import { findAccountOf } from '#api/services/accounts/find-account.ts';
import { isOpenLead } from '#api/services/leads/is-open-lead.ts';
import { leadForCompany, mayReadLeads } from '#api/services/mail/lead-for-company.ts';
import type { LoggedMail } from '#api/services/mail/mail-log.ts';
import { isOfStaff } from '#api/services/mail/mail-staff.ts';
import { summaryFacts } from '#api/services/mail/summary-facts.ts';
import { homeTexts } from '#texts/home/all.ts';
import { accountLetter } from '#texts/mail/account-letter.ts';
import { firstLetter } from '#texts/mail/first-letter.ts';
import type { Letter } from '#texts/mail/letter.ts';
import { newLeadLetter, withdrawalLetter } from '#texts/mail/partner-letters.ts';
import { unreadLeadLetter } from '#texts/mail/staff-letter.ts';
import { summaryLetter } from '#texts/mail/summary-letter.ts';
import { milestoneTexts } from '#texts/milestones/all.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';

export interface WritingContext {
  db: Database;
  settings: Pick<Settings, 'publicUrl' | 'secret'>;
}

function linksOf({ settings }: WritingContext, { mail }: LoggedMail) {
  return contactLinks(settings.publicUrl, settings.secret, mail.contactAddressId ?? '', mail.language);
}

async function toContact(context: WritingContext, logged: LoggedMail): Promise<Letter | null> {
  const { content, language } = logged.mail;
  const links = linksOf(context, logged);
  if (content?.kind === 'firstMail') {
    const { market, partners = [], potentials, packages } = content;
    return firstLetter({ potentials, packages, partners, links }, { language, market });
  }
  const known = content?.kind === 'summary' ? await summaryFacts(context.db, content) : null;
  if (!known) return null;
  const texts = { mail: summaryMailTexts[language], home: homeTexts[language], milestones: milestoneTexts[language] };
  return summaryLetter({ ...known.facts, links }, texts, { language, market: known.market });
}

async function toCompany({ db, settings }: WritingContext, { mail, company }: LoggedMail): Promise<Letter | null> {
  const { language, leadId, userId, content } = mail;
  if (!company || !userId || !(await mayReadLeads(db, userId, company.id))) return null;
  const facts = { company: company.name, url: partnerUrl(settings.publicUrl, language) };
  if (content?.kind === 'partnerWithdrawal') return withdrawalLetter({ ...facts, ...content }, language);
  const lead = leadId ? await leadForCompany(db, leadId, company.id) : null;
  return lead && newLeadLetter({ ...facts, ...lead }, { language, market: lead.market });
}

async function toStaff(
  { db, settings }: WritingContext,
  { language, leadId, userId }: LoggedMail['mail'],
  { reference, companies }: UnreadLeadMailContent,
): Promise<Letter | null> {
  if (!leadId || !userId || !(await isOfStaff(db, userId)) || !(await isOpenLead(db, leadId))) return null;
  return unreadLeadLetter({ reference, companies, url: managerUrl(settings.publicUrl, language) }, language);
}

/** Who has an account already gets no second one; who has none has no password to set. */
async function toMailbox({ db, settings }: WritingContext, { mail, request }: LoggedMail): Promise<Letter | null> {
  if (!request) return null;
  const { publicUrl, secret } = settings;
  const url = accountUrl(publicUrl, secret, mail.language, request);
  const isKnown = (await findAccountOf(db, request.email)) !== undefined;
  if (request.kind === 'reset') return isKnown ? accountLetter('resetPassword', url, mail.language) : null;
  if (isKnown && !request.usedAt) return accountLetter('knownAddress', publicUrl, mail.language);
  return accountLetter('verify', url, mail.language);
}

/** The letter as things stand now; null when what it would speak of is gone. */
export async function letterOfMail(context: WritingContext, logged: LoggedMail): Promise<Letter | null> {
  const { content } = logged.mail;
  switch (content?.kind) {
    case 'firstMail':
    case 'summary':
      return logged.contact && toContact(context, logged);
    case 'partnerLead':
    case 'partnerWithdrawal':
      return toCompany(context, logged);
    case 'unreadLead':
      return toStaff(context, logged.mail, content);
    case 'verify':
    case 'resetPassword':
      return toMailbox(context, logged);
    case undefined:
      return null;
  }
}
