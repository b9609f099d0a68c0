import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead, leadPartner, project } from '#api/database/schema/leads.ts';
import { and, eq, lte } from '#api/database/sql.ts';
import type { DomainEvent, DomainEvents } from '#api/events/events.ts';
import { isStaff, readersOf } from '#api/services/mail/lead-readers.ts';
import type { NotificationKind, NotificationPayload } from '#domain/notifications/notification.ts';

type Lead = typeof lead.$inferSelect;

/** One event, and the request it is about. */
interface About<Name extends keyof DomainEvents> {
  tx: Database;
  lead: Lead;
  payload: DomainEvents[Name];
}

type People = Promise<string[]>;

/** Whom an event concerns, what they are told of it, and what its sentence needs beside the request. */
interface Notice<Name extends keyof DomainEvents> {
  kind: NotificationKind;
  to: (about: About<Name>) => People;
  tells?: (about: About<Name>) => Promise<NotificationPayload>;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The account whose proved mailbox the request was made with. */
async function customer({ tx, lead: { contactAddressId } }: { tx: Database; lead: Lead }): People {
  const theirs = and(eq(contactAddress.id, contactAddressId), eq(user.emailVerified, true));
  const mailbox = eq(user.email, contactAddress.normalizedEmail);
  return idsOf(await tx.select({ id: user.id }).from(user).innerJoin(contactAddress, mailbox).where(theirs));
}

async function companies({ tx, lead: { id } }: { tx: Database; lead: Lead }, only?: string[]): People {
  return (await readersOf(tx, id, only)).map(({ userId }) => userId);
}

async function staff({ tx }: { tx: Database }): People {
  return idsOf(await tx.select({ id: user.id }).from(user).where(isStaff));
}

/** The companies that had it before its owner confirmed it; to those that get it only then it is new. */
async function companiesBefore(about: { tx: Database; lead: Lead }): People {
  const { tx, lead: asked } = about;
  const before = and(eq(leadPartner.leadId, asked.id), lte(leadPartner.createdAt, asked.createdAt));
  const rows = await tx.select({ id: leadPartner.partnerId }).from(leadPartner).where(before);
  return rows.length > 0 ? companies(about, idsOf(rows)) : [];
}

async function standing({ tx, payload }: About<'lead.status-changed'>): Promise<NotificationPayload> {
  const { leadId, partnerId } = payload;
  const there = and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, partnerId));
  const [row] = await tx.select({ status: leadPartner.status }).from(leadPartner).where(there);
  return { partnerId, ...row };
}

const ofProject = async ({ payload: { projectId } }: { payload: { projectId: string } }) => ({ projectId });

/** One row for each domain event; an event that concerns nobody has none. */
export const notifiedEvents: { [Name in keyof DomainEvents]: readonly Notice<Name>[] } = {
  'lead.created': [
    { kind: 'newRequest', to: companies },
    { kind: 'requestWaits', to: async (about) => (about.lead.confirmedAt ? [] : customer(about)) },
  ],
  'lead.withdrawn': [{ kind: 'requestWithdrawn', to: (about) => companies(about, about.payload.partnerIds) }],
  'lead.status-changed': [
    { kind: 'companyStatus', to: async (about) => (about.lead.confirmedAt ? customer(about) : []), tells: standing },
  ],
  'request.confirmed': [{ kind: 'requestConfirmed', to: companiesBefore }],
  'message.written': [],
  'quote.offered': [{ kind: 'quoteOffered', to: customer, tells: ofProject }],
  'quote.answered': [],
  'milestone.done': [
    {
      kind: 'milestoneDone',
      to: customer,
      tells: async ({ payload: { projectId, milestone } }) => ({ projectId, milestone }),
    },
  ],
  'call.changed': [{ kind: 'callChanged', to: customer, tells: ofProject }],
  'claim.opened': [{ kind: 'claimOpened', to: staff, tells: ofProject }],
  'person.erased': [],
};

async function leadOf(tx: Database, { payload }: DomainEvent): Promise<Lead | undefined> {
  if ('leadId' in payload) return (await tx.select().from(lead).where(eq(lead.id, payload.leadId)))[0];
  if (!('projectId' in payload)) return undefined;
  const ofIt = and(eq(project.id, payload.projectId), eq(project.leadId, lead.id));
  return (await tx.select({ lead }).from(lead).innerJoin(project, ofIt))[0]?.lead;
}

/** What is to be kept for one person. */
export interface Noticed {
  userId: string;
  kind: NotificationKind;
  leadId: string;
  payload: NotificationPayload;
}

/** Who is told what of an event: each person once, and nobody of their own act. */
export async function noticesOf(tx: Database, event: DomainEvent): Promise<Noticed[]> {
  const about = await leadOf(tx, event);
  if (!about) return [];
  const noticed = new Map<string, Noticed>();
  for (const { kind, to, tells } of notifiedEvents[event.name] as readonly Notice<keyof DomainEvents>[]) {
    const seen = { tx, lead: about, payload: event.payload };
    const payload = (await tells?.(seen)) ?? {};
    for (const userId of await to(seen))
      if (userId !== event.actorId && !noticed.has(userId))
        noticed.set(userId, { userId, kind, leadId: about.id, payload });
  }
  return [...noticed.values()].toSorted((one, other) => one.userId.localeCompare(other.userId));
}
