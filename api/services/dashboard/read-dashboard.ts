import type { ServiceContext } from '#api/context/service-context.ts';
import { account, formerMailbox } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { and, asc, desc, eq } from '#api/database/sql.ts';
import { summaryToken } from '#api/mail/summary-link.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import { callsOf } from '#api/services/projects/call-queries.ts';
import { ownProjects } from '#api/services/projects/project-queries.ts';
import { consultationsOf } from '#api/services/summary/read-summary.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type { readDashboard as endpoint, OwnConsultation } from '#domain/contract/dashboard.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { Consultation } from '#domain/contract/summary.ts';

type Known = Pick<OwnConsultation, 'projectId' | 'callAt'>;

const forCard = (consultation: Consultation, known: Known): OwnConsultation => {
  const { id, kind, createdAt, confirmedAt, withdrawnAt, market, partners, pagePartner, milestones } = consultation;
  const waits = consultation.waits && { waits: consultation.waits };
  const told = { id, kind, createdAt, confirmedAt, withdrawnAt, market, partners, pagePartner, milestones, ...waits };
  return { ...told, ...known };
};

const newestFirst = (a: Consultation, b: Consultation) => b.createdAt.localeCompare(a.createdAt);

/** Those of addresses that the account had, as far as it had them. */
async function formerConsultations({ tx }: ServiceContext, userId: string): Promise<Consultation[]> {
  const left = and(eq(formerMailbox.userId, userId), eq(formerMailbox.email, contactAddress.normalizedEmail));
  const rows = await tx
    .select({ address: contactAddress, until: formerMailbox.until })
    .from(formerMailbox)
    .innerJoin(contactAddress, left)
    .orderBy(desc(formerMailbox.until));
  const told: Consultation[] = [];
  for (const { address, until } of rows) {
    const theirs = await consultationsOf(tx, address);
    told.push(...theirs.filter(({ createdAt }) => createdAt < until.toISOString()));
  }
  return told;
}

/** What stands behind the mail address of whoever calls: their mailbox is proved. */
export async function readDashboard(context: ServiceContext): Promise<ReplyOf<typeof endpoint>> {
  const { tx, settings, now } = context;
  const { person } = await ownAccount(tx, context.actor);
  const ways = await tx
    .select({ providerId: account.providerId })
    .from(account)
    .where(eq(account.userId, person.id))
    .orderBy(asc(account.createdAt));
  const [address] = await tx
    .select()
    .from(contactAddress)
    .where(eq(contactAddress.normalizedEmail, normalizedEmail(person.email)));
  const current = address ? await consultationsOf(tx, address) : [];
  const consultations = [...current, ...(await formerConsultations(context, person.id))].toSorted(newestFirst);
  const projectOf = await ownProjects(tx, person.id);
  const calls = await callsOf(tx, [...projectOf.values()], now);
  const knownOf = (leadId: string): Known => {
    const projectId = projectOf.get(leadId);
    const call = calls.find((it) => it.projectId === projectId);
    return { ...(projectId && { projectId }), ...(call && { callAt: call.startsAt.toISOString() }) };
  };
  const isOpen = address && address.linkEndsAt > now;
  return {
    waysIn: ways.map((it) => it.providerId),
    summaryToken: isOpen ? summaryToken(settings.secret, address) : null,
    consultations: consultations.map((it) => forCard(it, knownOf(it.id))),
  };
}
