import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import type { Market } from '#domain/place.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import type { CallChange, FactorChange } from '#texts/mail/texts.ts';
import type { PackageTotal } from '#texts/mail/total-costs.ts';

/** Figures from our code and names of our partners: nothing a visitor wrote. */
export interface FirstMailContent {
  kind: 'firstMail';
  market: Market;
  potentials: Partial<Potentials>;
  packages: PackageTotal[];
  /** In place of packages. */
  estimate?: EstimateVerdict;
  partners?: string[];
}

/** The full consultation, read when the mail is sent: the log holds its id alone. */
export interface SummaryMailContent {
  kind: 'summary';
  source: 'lead' | 'summary';
  id: string;
}

/** To somebody of a company. Lead, company and person stand in columns of the log; contact data is read when the mail is sent. */
interface NewLeadMailContent {
  kind: 'partnerLead';
}

/** The request may be erased by the time the mail is sent: what stays of it is the name people use for it. */
interface WithdrawalMailContent {
  kind: 'partnerWithdrawal';
  reference: string;
}

/** Tells of the mails of the log that are held for it, each of a lead. */
interface LeadDigestMailContent {
  kind: 'leadDigest';
}

/** These requests lie untouched: as people name them. */
interface LeadReminderMailContent {
  kind: 'leadReminder';
  references: string[];
}
export type PartnerMailContent =
  | NewLeadMailContent
  | WithdrawalMailContent
  | LeadDigestMailContent
  | LeadReminderMailContent;

/** To our staff: these companies have the request, and nobody who may read it. */
export interface UnreadLeadMailContent {
  kind: 'unreadLead';
  reference: string;
  companies: string[];
}

/** To our staff: these companies have not touched these requests. */
export interface UntouchedLeadsMailContent {
  kind: 'untouchedLeads';
  references: string[];
  companies: string[];
}
export type StaffMailContent = UnreadLeadMailContent | UntouchedLeadsMailContent;

/** The link is made from the account request when the mail is written: no row holds it. */
export interface AccountMailContent {
  kind:
    | 'verify'
    | 'resetPassword'
    | 'changeEmail'
    | 'emailChanged'
    | 'invitation'
    | 'application'
    | 'applicationRefused';
}

/** To the owner of an account, whom a column of the log names. */
export interface FactorMailContent {
  kind: 'secondFactor';
  change: FactorChange;
}

/** Which notifications it tells is noted on them when it is sent. */
export interface NotificationMailContent {
  kind: 'notifications';
}

/** With its calendar entry. Where it reaches the customer is read when the mail is sent. */
export interface CallMailContent {
  kind: 'expertCall';
  change: CallChange;
  callId: string;
  sequence: number;
  /** ISO 8601, UTC. */
  startsAt: string;
  timeZone: string;
}

export type MailContent =
  | FirstMailContent
  | SummaryMailContent
  | PartnerMailContent
  | StaffMailContent
  | AccountMailContent
  | FactorMailContent
  | NotificationMailContent
  | CallMailContent;
export type MailKind = MailContent['kind'];
