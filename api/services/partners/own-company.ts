import type { ServiceContext } from '#api/context/service-context.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { and, eq } from '#api/database/sql.ts';
import { pauseOf } from '#api/services/partners/availability.ts';
import { ownCompany, ownedCompany } from '#api/services/partners/partners.ts';
import type * as endpoints from '#domain/contract/company.ts';
import { type Company, MAX_PAUSE_DAYS } from '#domain/contract/company.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import { isPrefix, tidyPrefixes } from '#domain/partners/service-area.ts';

const DAY_MS = 86_400_000;

type Row = typeof partner.$inferSelect;
type Change = Partial<Pick<Row, 'postcodes' | 'onlyArea' | 'pausedAt' | 'resumesAt'>>;

async function companyNow({ tx, now, actor }: ServiceContext, partnerId: string): Promise<Company> {
  const mine = and(eq(partnerMember.partnerId, partner.id), eq(partnerMember.userId, actor.userId ?? ''));
  const [row] = await tx
    .select({ company: partner, role: partnerMember.role })
    .from(partner)
    .innerJoin(partnerMember, mine)
    .where(eq(partner.id, partnerId));
  if (!row) throw new Failure('forbidden');
  const { id, name, country, city, postcodes, onlyArea } = row.company;
  return { id, name, country, city, postcodes, onlyArea, pause: pauseOf(row.company, now), role: row.role };
}

export async function readCompany(context: ServiceContext): Promise<Company> {
  return companyNow(context, await ownCompany(context));
}

/** The row of the caller's company, locked, where they are an owner. */
async function lockedCompany(context: ServiceContext): Promise<Row> {
  const id = await ownedCompany(context);
  const [row] = await context.tx.select().from(partner).where(eq(partner.id, id)).for('update');
  if (!row) throw new Failure('forbidden');
  return row;
}

/** As the audit trail has it. */
const told = (value: Change[keyof Change]) =>
  value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.join(' ') : (value ?? '');

async function change(context: ServiceContext, row: Row, changed: Change, verb: string): Promise<Company> {
  const { tx, audit, actor, requestId } = context;
  await tx.update(partner).set(changed).where(eq(partner.id, row.id));
  const names = Object.keys(changed) as (keyof Change)[];
  const columns = (from: Change) => Object.fromEntries(names.map((name) => [name, told(from[name])]));
  const deed = { actorScope: actor.scope, verb, entity: 'partner', entityId: row.id, requestId };
  await audit.record(tx, { ...deed, change: { before: columns(row), after: columns(changed) } });
  return companyNow(context, row.id);
}

/** Where the company works; matching goes by it from the next request on. */
export async function changeArea(
  context: ServiceContext,
  { postcodes, onlyArea }: BodyOf<typeof endpoints.changeArea>,
): Promise<Company> {
  const row = await lockedCompany(context);
  const wrong = postcodes.findIndex((it) => !isPrefix(it, row.country));
  if (wrong >= 0)
    throw new Failure('validation', { fields: [{ path: `postcodes.${wrong}`, problem: 'unknown-value' }] });
  return change(context, row, { postcodes: tidyPrefixes(postcodes), onlyArea }, 'partner.area-changed');
}

function endOf(until: string | null | undefined, now: Date): Date | null {
  if (!until) return null;
  const end = new Date(until);
  const isPossible = end > now && end.getTime() <= now.getTime() + MAX_PAUSE_DAYS * DAY_MS;
  if (!isPossible) throw new Failure('validation', { fields: [{ path: 'until', problem: 'out-of-range' }] });
  return end;
}

/** Whether the portal's requests go elsewhere. Who pauses anew while pausing changes its end alone. */
export async function changePause(
  context: ServiceContext,
  { isPaused, until }: BodyOf<typeof endpoints.changePause>,
): Promise<Company> {
  const row = await lockedCompany(context);
  if (!isPaused) return change(context, row, { pausedAt: null, resumesAt: null }, 'partner.resumed');
  const pausedAt = pauseOf(row, context.now) ? row.pausedAt : context.now;
  return change(context, row, { pausedAt, resumesAt: endOf(until, context.now) }, 'partner.paused');
}
