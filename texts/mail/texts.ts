/** The first mail to an address: summary, confirmation of the request and opt-in in one. It holds nothing the visitor wrote. */
export interface FirstMailTexts {
  subject: string;
  preview: string;
  title: string;
  greeting: string;
  /** Why this mail comes. */
  intro: string;
  potentialsHeading: string;
  packagesHeading: string;
  typicalNote: string;
  partners: (names: string) => string;
  linkIntro: string;
  linkLabel: string;
  /** What to do when it was not asked for. */
  notYou: string;
  closing: string;
}

/** A mail whose point is one link. */
export interface VerifyMailTexts {
  subject: string;
  title: string;
  intro: string;
  linkLabel: string;
  notYou: string;
}

/** To the people of a company: a new request, or one that was taken back. */
export interface PartnerMailTexts {
  subject: string;
  title: string;
  intro: (company: string) => string;
}

export interface WithdrawalMailTexts extends PartnerMailTexts {
  which: (reference: string) => string;
}

/** To our staff: a request lies with companies where nobody may read it. */
export interface UnreadLeadMailTexts extends Omit<WithdrawalMailTexts, 'intro'> {
  intro: (companies: string) => string;
}

export interface LeadDigestMailTexts extends PartnerMailTexts {
  which: (references: string) => string;
  /** Where they say who asks and for what. */
  details: string;
}

export interface NewLeadMailTexts extends PartnerMailTexts {
  contactHeading: string;
  contact: { reference: string; name: string; place: string; phone: string; email: string; address: string };
  noPhone: string;
  /** The mark of a request that the owner of the address has confirmed, and of one that nobody has. */
  requestConfirmed: string;
  requestUnconfirmed: string;
  homeHeading: string;
  potentialsHeading: string;
  packagesHeading: string;
  typicalNote: string;
}

/** To the owner of an account: how it is kept safe has changed. */
export const factorChanges = ['totp-on', 'totp-off', 'passkey-on', 'passkey-off'] as const;
export type FactorChange = (typeof factorChanges)[number];

/** To somebody with an account: what they have not read yet. */
export interface NotificationMailTexts {
  subject: (count: number) => string;
  title: string;
  heading: string;
  intro: string;
  linkLabel: string;
  /** Why the mail came. */
  whyYou: string;
}

/** Of a call with an expert. */
export const callChanges = ['booked', 'moved', 'cancelled', 'reminder'] as const;
export type CallChange = (typeof callChanges)[number];

interface CallMailTexts {
  subject: string;
  title: string;
  intro: string;
}

interface ExpertCallMailTexts extends Record<CallChange, CallMailTexts> {
  /** Of the entry in a calendar. */
  entry: string;
  heading: string;
  when: string;
  phone: string;
  /** How it is moved or cancelled, and how to have another one. */
  change: string;
  again: string;
  linkLabel: string;
}

export interface MailTexts extends Record<FactorChange, VerifyMailTexts> {
  /** Between what something is called and what it is, where a mail is plain text. */
  colon: string;
  firstMail: FirstMailTexts;
  verify: VerifyMailTexts;
  resetPassword: VerifyMailTexts;
  /** To an address with an account, when somebody registers it again. */
  knownAddress: VerifyMailTexts;
  /** To the address that an account is to have, and to the one it had. */
  changeEmail: VerifyMailTexts;
  emailChanged: VerifyMailTexts;
  /** To a company that would be our partner: where its application goes on, and that it was refused. */
  application: VerifyMailTexts;
  applicationRefused: VerifyMailTexts;
  /** Into a company's team. */
  invitation: Omit<VerifyMailTexts, 'intro'> & { intro: (company: string) => string };
  partnerLead: NewLeadMailTexts;
  partnerWithdrawal: WithdrawalMailTexts;
  leadDigest: LeadDigestMailTexts;
  leadReminder: LeadDigestMailTexts;
  unreadLead: UnreadLeadMailTexts;
  untouchedLeads: UnreadLeadMailTexts;
  notifications: NotificationMailTexts;
  expertCall: ExpertCallMailTexts;
}
