import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead, leadPartner, project } from '#api/database/schema/leads.ts';
import { projectDocument, projectMessage, quote } from '#api/database/schema/projects.ts';
import { and, eq, isNull, lte } from '#api/database/sql.ts';
import type { DomainEvent, DomainEvents } from '#api/events/events.ts';
import { isStaff, readersOf } from '#api/services/mail/lead-readers.ts';
import type { NotificationKind, NotificationPayload } from '#domain/notifications/notification.ts';
import type { ProjectSide } from '#domain/projects/conversation.ts';

type Lead = typeof lead.$inferSelect;

/** Those that are about no request. */
type Unasked = 'application.submitted';

/** One event, and the request it is about. */
interface About<Name extends keyof DomainEvents> {
  tx: Database;
  lead: Name extends Unasked ? null : Lead;
  payload: DomainEvents[Name];
}

type People = Promise<string[]>;

/** Whom an event concerns, as who, what they are told of it, and what its sentence needs beside the request. */
interface Notice<Name extends keyof DomainEvents> {
  kind: NotificationKind;
  as: ProjectSide;
  to: (about: About<Name>) => People;
  tells?: (about: About<Name>) => Promise<NotificationPayload>;
}

interface OfLead {
  tx: Database;
  lead: Lead;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function projectOf({ tx, lead: { id } }: OfLead) {
  const [row] = await tx.select().from(project).where(eq(project.leadId, id));
  return row;
}

/** Whose project it is; before it is somebody's, the account whose proved mailbox the request was made with. */
async function customer(about: OfLead): People {
  const owner = (await projectOf(about))?.ownerId;
  if (owner) return [owner];
  const theirs = and(eq(contactAddress.id, about.lead.contactAddressId), eq(user.emailVerified, true));
  const mailbox = eq(user.email, contactAddress.normalizedEmail);
  return idsOf(await about.tx.select({ id: user.id }).from(user).innerJoin(contactAddress, mailbox).where(theirs));
}

async function companies({ tx, lead: { id } }: OfLead, only?: string[]): People {
  return (await readersOf(tx, id, only)).map(({ userId }) => userId);
}

async function staff({ tx }: { tx: Database }): People {
  return idsOf(await tx.select({ id: user.id }).from(user).where(isStaff));
}

/** The adviser in charge; all of our staff where nobody is. */
async function adviser(about: OfLead): People {
  const inCharge = (await projectOf(about))?.adviserId;
  return inCharge ? [inCharge] : staff(about);
}

async function adviserInCharge(about: OfLead): People {
  const inCharge = (await projectOf(about))?.adviserId;
  return inCharge ? [inCharge] : [];
}

/** The companies that had it before its owner confirmed it; to those that get it only then it is new. */
async function companiesBefore(about: OfLead): People {
  const { tx, lead: asked } = about;
  const before = and(eq(leadPartner.leadId, asked.id), lte(leadPartner.createdAt, asked.createdAt));
  const rows = await tx.select({ id: leadPartner.partnerId }).from(leadPartner).where(before);
  return rows.length > 0 ? companies(about, idsOf(rows)) : [];
}

/** Nobody is told of a step that was passed over at once, nor, beside an offer, that there is one. */
async function isNews({ tx, payload }: About<'lead.status-changed'>): Promise<boolean> {
  const { leadId, partnerId, status } = payload;
  const there = and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, partnerId));
  const [row] = await tx.select({ status: leadPartner.status }).from(leadPartner).where(there);
  if (row?.status !== status) return false;
  if (status !== 'quoted') return true;
  const offered = and(eq(project.leadId, leadId), eq(quote.partnerId, partnerId), isNull(quote.replacedAt));
  const offers = tx.select({ id: quote.id }).from(quote).innerJoin(project, eq(project.id, quote.projectId));
  return (await offers.where(offered)).length === 0;
}

async function messageOf({ tx, payload }: About<'message.written'>) {
  const [row] = await tx.select().from(projectMessage).where(eq(projectMessage.id, payload.messageId));
  return row;
}

/** Those on one side of a message's conversation, unless it is they who speak. */
const otherSide =
  (side: ProjectSide, people: (about: About<'message.written'>, partnerId: string | null) => People) =>
  async (about: About<'message.written'>): People => {
    const message = await messageOf(about);
    return message && message.side !== side ? people(about, message.partnerId) : [];
  };

async function quoteOf({ tx, payload }: About<'quote.offered' | 'quote.answered'>) {
  const [row] = await tx.select({ partnerId: quote.partnerId }).from(quote).where(eq(quote.id, payload.quoteId));
  return row;
}

async function documentOf({ tx, payload }: About<'document.added'>) {
  const { partnerId, id } = projectDocument;
  const [row] = await tx.select({ partnerId }).from(projectDocument).where(eq(id, payload.documentId));
  return row;
}

/** One row for each whom a domain event concerns; an event that concerns nobody has none. */
const notifiedEvents: { [Name in keyof DomainEvents]: readonly Notice<Name>[] } = {
  'lead.created': [
    { kind: 'newRequest', as: 'partner', to: (about) => companies(about, about.payload.partnerIds) },
    { kind: 'requestWaits', as: 'customer', to: async (about) => (about.lead.confirmedAt ? [] : customer(about)) },
  ],
  'lead.withdrawn': [
    { kind: 'requestWithdrawn', as: 'partner', to: (about) => companies(about, about.payload.partnerIds) },
  ],
  'lead.status-changed': [
    {
      kind: 'companyStatus',
      as: 'customer',
      to: async (about) => (about.lead.confirmedAt && (await isNews(about)) ? customer(about) : []),
      tells: async ({ payload: { partnerId, status } }) => ({ partnerId, status }),
    },
  ],
  'request.confirmed': [{ kind: 'requestConfirmed', as: 'partner', to: companiesBefore }],
  'message.written': [
    {
      kind: 'messageWritten',
      as: 'customer',
      to: otherSide('customer', customer),
      async tells(about) {
        const message = await messageOf(about);
        return message?.side === 'partner' && message.partnerId ? { partnerId: message.partnerId } : {};
      },
    },
    {
      kind: 'messageWritten',
      as: 'partner',
      to: otherSide('partner', async (about, partnerId) => (partnerId ? companies(about, [partnerId]) : [])),
    },
    {
      kind: 'messageWritten',
      as: 'adviser',
      to: otherSide('adviser', async (about, partnerId) => (partnerId ? [] : adviser(about))),
    },
  ],
  'quote.offered': [
    { kind: 'quoteOffered', as: 'customer', to: customer, tells: async (about) => (await quoteOf(about)) ?? {} },
  ],
  'quote.answered': [
    {
      kind: 'quoteAnswered',
      as: 'partner',
      async to(about) {
        const offered = await quoteOf(about);
        return offered ? companies(about, [offered.partnerId]) : [];
      },
    },
  ],
  'milestone.done': [
    {
      kind: 'milestoneDone',
      as: 'customer',
      to: customer,
      tells: async ({ payload: { milestone } }) => ({ milestone }),
    },
  ],
  'claim.opened': [{ kind: 'claimOpened', as: 'adviser', to: staff }],
  'call.booked': [{ kind: 'callBooked', as: 'adviser', to: adviser }],
  'call.moved': [
    { kind: 'callChanged', as: 'customer', to: customer },
    { kind: 'callMoved', as: 'adviser', to: adviser },
  ],
  'call.cancelled': [
    { kind: 'callChanged', as: 'customer', to: customer },
    { kind: 'callCancelled', as: 'adviser', to: adviser },
  ],
  'document.added': [
    {
      kind: 'documentAdded',
      as: 'customer',
      to: customer,
      async tells(about) {
        const partnerId = (await documentOf(about))?.partnerId;
        return partnerId ? { partnerId } : {};
      },
    },
    {
      kind: 'documentAdded',
      as: 'partner',
      async to(about) {
        const partnerId = (await documentOf(about))?.partnerId;
        return partnerId ? [] : companies(about);
      },
    },
    { kind: 'documentAdded', as: 'adviser', to: adviserInCharge },
  ],
  'application.submitted': [{ kind: 'applicationSent', as: 'adviser', to: staff }],
  'person.erased': [],
};

/** Null where it is about none, undefined where that is gone. */
async function leadOf(tx: Database, { name, payload }: DomainEvent): Promise<Lead | null | undefined> {
  if (name === 'application.submitted') return null;
  if ('leadId' in payload) return (await tx.select().from(lead).where(eq(lead.id, payload.leadId)))[0];
  if (!('projectId' in payload)) return undefined;
  const ofIt = and(eq(project.id, payload.projectId), eq(project.leadId, lead.id));
  return (await tx.select({ lead }).from(lead).innerJoin(project, ofIt))[0]?.lead;
}

/** What is to be kept for one person. */
export interface Noticed {
  userId: string;
  kind: NotificationKind;
  leadId: string | null;
  payload: NotificationPayload;
}

/** Who is told what of an event: each person once, and nobody of their own act. */
export async function noticesOf(tx: Database, event: DomainEvent): Promise<Noticed[]> {
  const about = await leadOf(tx, event);
  if (about === undefined) return [];
  const noticed = new Map<string, Noticed>();
  for (const { kind, as: side, to, tells } of notifiedEvents[event.name] as readonly Notice<keyof DomainEvents>[]) {
    const seen = { tx, lead: about, payload: event.payload };
    const payload = { side, ...(await tells?.(seen)) };
    for (const userId of await to(seen))
      if (userId !== event.actorId && !noticed.has(userId))
        noticed.set(userId, { userId, kind, leadId: about?.id ?? null, payload });
  }
  return [...noticed.values()].toSorted((one, other) => one.userId.localeCompare(other.userId));
}
