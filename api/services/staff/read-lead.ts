import type { ServiceContext } from '#api/context/service-context.ts';
import { consent } from '#api/database/schema/contacts.ts';
import { lead, project } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { and, asc, eq, isNull } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import { handOverFurther } from '#api/services/leads/hand-over.ts';
import { type StoredLead, selectLeads } from '#api/services/leads/lead-queries.ts';
import { pauseOf } from '#api/services/partners/availability.ts';
import { servesPlace } from '#api/services/partners/nearest-partners.ts';
import { leadEntry } from '#api/services/staff/list-leads.ts';
import { leadForStaff } from '#api/services/summary/read-summary.ts';
import { withPhotos } from '#api/services/summary/with-photos.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { MAX_MATCHED_PARTNERS } from '#domain/contract/partners.ts';
import type { assignPartner as assigning, LeadDetail } from '#domain/contract/staff-lists.ts';
import { Failure } from '#domain/failure.ts';
import { consentTexts } from '#texts/consent/all.ts';

async function storedLead({ tx }: ServiceContext, leadId: string): Promise<StoredLead> {
  const [row] = await selectLeads(tx, eq(lead.id, leadId));
  if (!row) throw new Failure('not-found');
  return row;
}

const isTold = ({ lead: { confirmedAt, withdrawnAt } }: StoredLead) => confirmedAt !== null && withdrawnAt === null;

/** Whoever agreed to companies by name agreed to no other. */
async function agreedToAny({ tx }: ServiceContext, leadId: string): Promise<boolean> {
  const given = and(eq(consent.leadId, leadId), eq(consent.purpose, 'handOver'));
  const [row] = await tx.select().from(consent).where(given);
  return row !== undefined && row.sentence === consentTexts[row.language].handOverUnnamed;
}

/** How many companies more may have it. */
async function mayTake(context: ServiceContext, row: StoredLead): Promise<number> {
  const { id, handedTo, waitingPartnerIds } = row.lead;
  if (!isTold(row) || waitingPartnerIds || !(await agreedToAny(context, id))) return 0;
  return Math.max(MAX_MATCHED_PARTNERS - handedTo, 0);
}

/** The companies of the country that have not got it, those that serve the place first. */
async function candidates(
  { tx, now }: ServiceContext,
  { lead: { place }, assessment }: StoredLead,
  has: readonly string[],
) {
  const works = and(eq(partner.country, assessment.market), isNull(partner.suspendedAt));
  const rows = await tx.select().from(partner).where(works).orderBy(asc(partner.name));
  const serves = (row: (typeof rows)[number]) => Number(servesPlace(row, place));
  return rows
    .filter((it) => !has.includes(it.id))
    .sort((a, b) => serves(b) - serves(a))
    .map((it) => ({ id: it.id, name: it.name, city: it.city, isPaused: pauseOf(it, now) !== null }));
}

function contactOf(row: StoredLead): LeadDetail['contact'] {
  if (!isTold(row)) return null;
  const { name, place, phone } = row.lead;
  return { name, email: row.contact.email, place, ...(phone && { phone }) };
}

async function detailOf(context: ServiceContext, row: StoredLead): Promise<LeadDetail> {
  const { tx } = context;
  const { id } = row.lead;
  const entry = await leadEntry(tx, id);
  if (!entry) throw new Failure('not-found');
  const [opened] = await tx.select({ id: project.id }).from(project).where(eq(project.leadId, id));
  const free = await mayTake(context, row);
  const has = entry.partners.map((it) => it.id);
  const told = await leadForStaff(tx, row);
  const [consultation = told] = await withPhotos(context, [told]);
  return {
    lead: entry,
    contact: contactOf(row),
    consultation,
    projectId: opened?.id ?? null,
    mayTake: free,
    candidates: free > 0 ? await candidates(context, row, has) : [],
  };
}

/** A lead with whoever asked; that it was read is noted. */
export async function readLead(context: ServiceContext, asked: string | undefined): Promise<LeadDetail> {
  const { tx, audit, actor, requestId } = context;
  const row = await storedLead(context, knownId(asked));
  const deed = { actorScope: actor.scope, verb: 'read', entity: 'lead', entityId: row.lead.id, requestId };
  await audit.record(tx, deed);
  return detailOf(context, row);
}

/** Of two managers who give the last place away at once, the second finds it taken: the lead stays locked. */
export async function assignPartner(
  context: ServiceContext,
  asked: string | undefined,
  { partnerId }: BodyOf<typeof assigning>,
): Promise<LeadDetail> {
  const { tx, audit, actor, requestId } = context;
  const leadId = knownId(asked);
  await tx.select({ id: lead.id }).from(lead).where(eq(lead.id, leadId)).for('update');
  const row = await storedLead(context, leadId);
  const before = await detailOf(context, row);
  if (before.mayTake === 0) throw new Failure('status-not-possible');
  const chosen = before.candidates.find((it) => it.id === partnerId && !it.isPaused);
  if (!chosen) throw new Failure('validation', { fields: [{ path: 'partnerId', problem: 'unknown-value' }] });
  await handOverFurther(context, row.lead, partnerId);
  const deed = { actorScope: actor.scope, verb: 'assign', entity: 'lead', entityId: leadId, requestId };
  await audit.record(tx, { ...deed, change: { before: {}, after: { partner: chosen.name } } });
  return detailOf(context, await storedLead(context, leadId));
}
