import type { ServiceContext } from '#api/context/service-context.ts';
import { account } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { asc, eq } from '#api/database/sql.ts';
import { summaryToken } from '#api/mail/summary-link.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import { ownProjects } from '#api/services/projects/project-queries.ts';
import { consultationsOf } from '#api/services/summary/read-summary.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type { readDashboard as endpoint, OwnConsultation } from '#domain/contract/dashboard.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { Consultation } from '#domain/contract/summary.ts';

const forCard = (consultation: Consultation, projectId: string | undefined): OwnConsultation => {
  const { id, kind, createdAt, confirmedAt, withdrawnAt, market, partners, pagePartner, milestones } = consultation;
  const waits = consultation.waits && { waits: consultation.waits };
  const told = { id, kind, createdAt, confirmedAt, withdrawnAt, market, partners, pagePartner, milestones, ...waits };
  return { ...told, ...(projectId && { projectId }) };
};

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
  const consultations = address ? await consultationsOf(tx, address) : [];
  const projectOf = await ownProjects(tx, person.id);
  const isOpen = address && address.linkEndsAt > now;
  return {
    waysIn: ways.map((it) => it.providerId),
    summaryToken: isOpen ? summaryToken(settings.secret, address) : null,
    consultations: consultations.map((it) => forCard(it, projectOf.get(it.id))),
  };
}
