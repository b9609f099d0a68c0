import type { ServiceContext } from '#api/context/service-context.ts';
import { email } from '#api/database/schema/mail.ts';
import { and, count, eq, gt, inArray, type SQL, sql } from '#api/database/sql.ts';
import type { FirstMailContent, SummaryMailContent } from '#api/mail/mail-content.ts';
import type { ContactRow } from '#api/services/contacts/contact-address.ts';
import { mailboxHash, suppressionOf } from '#api/services/contacts/suppressions.ts';
import { queueContactMail } from '#api/services/mail/queue-mail.ts';
import { type AssessmentResult, isStrategy } from '#domain/contract/assessment-result.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import type { Language, Market } from '#domain/place.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** We do not mail strangers for others: what a mailbox may get, and what one client address may cause. */
const mailLimits = {
  /** Announcements of requests that nobody has confirmed. */
  announcedInDay: 1,
  /** Of an address whose owner has never confirmed anything. */
  announcedInMonth: 3,
  /** Mails of every kind, for requests whose owner has confirmed them. */
  confirmedInDay: 10,
  /** Counted by what was asked for: what was really sent would tell something of the addresses. */
  perClientInHour: 3,
} as const;

const counted = ['queued', 'sending', 'sent', 'delivered', 'bounced', 'complained'] as const;
const wasSent = inArray(email.status, counted);
const isAnnouncement = sql`${email.content}->>'kind' = 'firstMail'`;

/** How many of these mails were asked for lately. */
export async function mailsSince(
  { tx, now }: Pick<ServiceContext, 'tx' | 'now'>,
  milliseconds: number,
  ...which: SQL[]
): Promise<number> {
  const since = new Date(now.getTime() - milliseconds);
  const recent = and(gt(email.createdAt, since), ...which);
  const [row] = await tx.select({ mails: count() }).from(email).where(recent);
  return row?.mails ?? 0;
}

/** Whether this client may cause one more mail; it depends on nothing but what the client itself has asked for. */
async function mayAsk(context: ServiceContext): Promise<boolean> {
  const { tx, askedBy } = context;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${askedBy}))`);
  return (await mailsSince(context, HOUR_MS, eq(email.askedBy, askedBy))) < mailLimits.perClientInHour;
}

/** Whether a request that nobody has confirmed may be announced to the mailbox. Asks the same of every address. */
async function mayAnnounce(context: ServiceContext, contact: ContactRow): Promise<boolean> {
  const mailbox = mailboxHash(context, contact.email);
  await context.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mailbox}))`);
  const toThem = [eq(email.mailbox, mailbox), wasSent, isAnnouncement] as const;
  const inDay = await mailsSince(context, DAY_MS, ...toThem);
  const inMonth = await mailsSince(context, 30 * DAY_MS, ...toThem);
  const isShut = (await suppressionOf(context, contact.email)) !== null;
  if (isShut || inDay >= mailLimits.announcedInDay) return false;
  return contact.confirmedAt !== null || inMonth < mailLimits.announcedInMonth;
}

/** Whether the full mail of a confirmed request may go out. */
async function maySendFull(context: ServiceContext, contact: ContactRow): Promise<boolean> {
  const toThem = eq(email.mailbox, mailboxHash(context, contact.email));
  if ((await mailsSince(context, DAY_MS, toThem, wasSent)) >= mailLimits.confirmedInDay) return false;
  return (await suppressionOf(context, contact.email)) === null;
}

interface Consultation {
  source: SummaryMailContent['source'];
  id: string;
  language: Language;
  market: Market;
  potentials: Partial<Potentials>;
  result: AssessmentResult | null;
  estimate: Pick<EstimateReport, 'verdict'> | null;
  partners: readonly { name: string }[];
}

function firstMail({ market, potentials, result, estimate, partners }: Consultation): FirstMailContent {
  const shared = { kind: 'firstMail' as const, market, potentials, partners: partners.map(({ name }) => name) };
  if (estimate) return { ...shared, packages: [], estimate: estimate.verdict };
  const options = result && !isStrategy(result) ? result.options : [];
  return { ...shared, packages: options.map(({ name, totalCost }) => ({ name, totalCost })) };
}

/** The full mail of a confirmed request, unless its mailbox has had enough of them today. */
export async function mailInFull(
  context: ServiceContext,
  contact: ContactRow,
  { source, id }: Pick<SummaryMailContent, 'source' | 'id'>,
  language: Language,
): Promise<boolean> {
  if (!(await maySendFull(context, contact))) return false;
  const content = { kind: 'summary', source, id } as const;
  await queueContactMail(context, { contact, language, askedBy: 'owner', content });
  return true;
}

/** The reply, and as nearly as may be the time it takes, is the same whether the mail goes out or is withheld. */
async function announce(context: ServiceContext, contact: ContactRow, consultation: Consultation) {
  if (!(await mayAsk(context))) return 'unsent';
  const content = (await mayAnnounce(context, contact)) ? firstMail(consultation) : null;
  const { language } = consultation;
  await queueContactMail(context, { contact, language, askedBy: context.askedBy, content });
  return 'confirm';
}

/** Mails a request: in full to the mailbox that this browser has proved, else as figures and a link that ask for a button. */
export async function mailConsultation(
  context: ServiceContext,
  contact: ContactRow,
  isProved: boolean,
  consultation: Consultation,
): Promise<Confirmation> {
  if (!isProved) return announce(context, contact, consultation);
  return (await mailInFull(context, contact, consultation, consultation.language)) ? 'sent' : 'confirm';
}
