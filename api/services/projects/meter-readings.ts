import type { ServiceContext } from '#api/context/service-context.ts';
import { assessment, leadPartner } from '#api/database/schema/leads.ts';
import { guaranteeClaim, meterReading } from '#api/database/schema/projects.ts';
import { and, asc, eq } from '#api/database/sql.ts';
import { type OpenedProject, openForChange, openProject, recordDeed } from '#api/services/projects/open-project.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { addReading as endpoint, MeterReadings } from '#domain/contract/project-readings.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';
import { dayIn } from '#domain/projects/market-time.ts';
import { MOST_READINGS, measureOf, misfit } from '#domain/projects/readings.ts';
import { dayOf } from '#domain/projects/step-dates.ts';

/** Who enters readings: whose home it is, or who advises them. */
const ENTERING = ['customer', 'adviser'] as const;

function refused(path: string, problem: FieldProblem): Failure {
  return new Failure('validation', { fields: [{ path, problem }] });
}

/** What the detailed estimate expects of the roof in a year. */
async function yearlyOf({ tx }: ServiceContext, { lead }: OpenedProject): Promise<MeterReadings['yearly']> {
  const asked = eq(assessment.id, lead.assessmentId);
  const [row] = await tx.select({ estimate: assessment.estimate }).from(assessment).where(asked);
  const expected = row?.estimate?.verdict.yieldKwh;
  return expected ? { low: expected.low, middle: expected.middle, high: expected.high } : null;
}

async function isOrdered({ tx }: ServiceContext, { lead }: OpenedProject): Promise<boolean> {
  const won = and(eq(leadPartner.leadId, lead.id), eq(leadPartner.status, 'won'));
  return (await tx.select({ leadId: leadPartner.leadId }).from(leadPartner).where(won)).length > 0;
}

async function claimOf({ tx }: ServiceContext, projectId: string): Promise<MeterReadings['claim']> {
  const [row] = await tx.select().from(guaranteeClaim).where(eq(guaranteeClaim.projectId, projectId));
  if (!row) return null;
  return { openedAt: row.openedAt.toISOString(), measuredKwh: row.measuredKwh, lineKwh: row.lineKwh };
}

async function readingsOf(context: ServiceContext, opened: OpenedProject): Promise<MeterReadings> {
  const { id: projectId } = opened.project;
  const { id, day, producedKwh, fedInKwh, drawnKwh, heatingKwh } = meterReading;
  const readings = await context.tx
    .select({ id, day, producedKwh, fedInKwh, drawnKwh, heatingKwh })
    .from(meterReading)
    .where(eq(meterReading.projectId, projectId))
    .orderBy(asc(day));
  const yearly = await yearlyOf(context, opened);
  const measure = yearly && measureOf(readings, yearly);
  const claim = await claimOf(context, projectId);
  const { side, mayWrite } = opened.reader;
  const mayEnter = mayWrite && claim === null && side !== 'partner' && (await isOrdered(context, opened));
  const mayClaim = mayEnter && side === 'customer' && measure?.standing === 'missed';
  return { projectId, readings, yearly, measure, claim, mayEnter, mayClaim };
}

export async function readReadings(context: ServiceContext, projectId: string | undefined): Promise<MeterReadings> {
  return readingsOf(context, await openProject(context, projectId));
}

/** Opens a project whose readings can still change. */
async function openReadings(context: ServiceContext, projectId: string | undefined) {
  const opened = await openForChange(context, projectId, ENTERING);
  await context.limiter.durable(context.tx, 'projectPerPerson', opened.reader.userId);
  const told = await readingsOf(context, opened);
  if (!told.mayEnter) throw new Failure('status-not-possible');
  return { opened, told };
}

function check({ readings }: MeterReadings, opened: OpenedProject, body: BodyOf<typeof endpoint>, now: Date): void {
  const isOutside = body.day > dayIn(opened.market, now) || body.day < dayOf(opened.lead.createdAt);
  if (isOutside) throw refused('day', 'out-of-range');
  if (readings.some(({ day }) => day === body.day)) throw refused('day', 'taken');
  if (readings.length >= MOST_READINGS) throw refused('day', 'too-many');
  const wrong = misfit(readings, body);
  if (wrong) throw refused(wrong, 'out-of-range');
}

/** Enters what the counters of a home show on a day. */
export async function addReading(
  context: ServiceContext,
  projectId: string | undefined,
  body: BodyOf<typeof endpoint>,
): Promise<MeterReadings> {
  const { tx, ids, now } = context;
  const { opened, told } = await openReadings(context, projectId);
  check(told, opened, body, now);
  const { id } = opened.project;
  await tx.insert(meterReading).values({ ...body, id: ids.next(), projectId: id, createdAt: now });
  await recordDeed(context, id, 'enter reading');
  return readingsOf(context, opened);
}

export async function removeReading(
  context: ServiceContext,
  { projectId, readingId }: Record<string, string>,
): Promise<MeterReadings> {
  const { opened, told } = await openReadings(context, projectId);
  const found = told.readings.find(({ id }) => id === readingId);
  if (!found) throw new Failure('not-found');
  await context.tx.delete(meterReading).where(eq(meterReading.id, found.id));
  await recordDeed(context, opened.project.id, 'remove reading');
  return readingsOf(context, opened);
}

/** Notes that the customer claims the guarantee, with the figures it stands on. */
export async function openClaim(context: ServiceContext, projectId: string | undefined): Promise<MeterReadings> {
  const { tx, now, events } = context;
  const { opened, told } = await openReadings(context, projectId);
  if (opened.reader.side !== 'customer') throw new Failure('not-found');
  const { measure } = told;
  if (!told.mayClaim || !measure) throw new Failure('status-not-possible');
  const { id } = opened.project;
  const figures = { measuredKwh: Math.round(measure.measuredKwh), lineKwh: Math.round(measure.lineKwh) };
  await tx.insert(guaranteeClaim).values({ ...figures, projectId: id, openedAt: now });
  await events.emit(tx, 'claim.opened', { projectId: id });
  await recordDeed(context, id, 'open claim');
  return readingsOf(context, opened);
}
