import type { ServiceContext } from '#api/http/route.ts';
import type { FirstMailContent, SummaryMailContent } from '#api/mail/mail-content.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { hasMail, mayMail } from '#api/services/leads/may-mail.ts';
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

/** A confirmed address gets the full mail, another one the first mail, and none more than it may get. */
export async function mailConsultation(
  context: ServiceContext,
  contact: ContactRow,
  consultation: Consultation,
): Promise<Confirmation> {
  if (!(await mayMail(context, contact))) return (await hasMail(context, contact)) ? 'joined' : 'unsent';
  const { source, id, language } = consultation;
  const content = contact.confirmedAt ? ({ kind: 'summary', source, id } as const) : firstMail(consultation);
  await queueContactMail(context, { contactAddressId: contact.id, language, askedBy: context.askedBy, content });
  return contact.confirmedAt ? 'sent' : 'confirm';
}
