import type { ServiceContext } from '#api/context/service-context.ts';
import type { FirstMailContent, SummaryMailContent } from '#api/mail/mail-content.ts';
import type { ContactRow } from '#api/services/contacts/contact-address.ts';
import { mayAnnounce, mayAsk, maySendFull } from '#api/services/mail/may-mail.ts';
import { queueContactMail } from '#api/services/mail/queue-mail.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import type { Language, Market } from '#domain/place.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

interface Consultation {
  source: SummaryMailContent['source'];
  id: string;
  language: Language;
  market: Market;
  potentials: Partial<Potentials>;
  result: QuickResult | null;
  partners: readonly { name: string }[];
}

function firstMail({ market, potentials, result, partners }: Consultation): FirstMailContent {
  const packages = (result?.options ?? []).map(({ name, totalCost }) => ({ name, totalCost }));
  return { kind: 'firstMail', market, potentials, packages, partners: partners.map(({ name }) => name) };
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
