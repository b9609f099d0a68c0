import type { ServiceContext } from '#api/context/service-context.ts';
import type { Site, Visit } from '#api/context/visit.ts';
import { user } from '#api/database/schema/accounts.ts';
import { lead, leadPartner, visit as visitTable } from '#api/database/schema/leads.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { and, asc, count, eq, gt, inArray, isNull, sql } from '#api/database/sql.ts';
import { takesRequests } from '#api/services/partners/availability.ts';
import { type Candidate, nearestPartners } from '#api/services/partners/nearest-partners.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { matchPartners as endpoint, Partner } from '#domain/contract/partners.ts';
import { Failure } from '#domain/failure.ts';
import { isOpen, leadStatuses } from '#domain/leads/lead-status.ts';
import type { MemberRole } from '#domain/partners/member-roles.ts';
import type { Market } from '#domain/place.ts';
import { type Potentials, quickPotentials } from '#domain/questionnaire/recommend.ts';
import type { Provider } from '#domain/strategy-check/make-strategy.ts';

/** Those that take new requests now. */
export async function listPartners({ tx, now }: Pick<ServiceContext, 'tx' | 'now'>): Promise<Partner[]> {
  const rows = await tx.select().from(partner).where(takesRequests(now)).orderBy(asc(partner.state), asc(partner.name));
  return rows.map(({ id, name, logoUrl, city, state }) => ({ id, name, ...(logoUrl && { logoUrl }), city, state }));
}

/** A few changes of mind: whoever asks for one place after the other does not collect all partners of a country. */
const MOST_SHOWN = 9;

async function rememberShown(context: ServiceContext, visit: Visit, shown: readonly NamedPartner[]): Promise<void> {
  const { tx, limiter, askedBy } = context;
  if (!visit.known) await limiter.durable(tx, 'visitPerAddress', askedBy);
  await keepVisit(context, visit);
  const mine = eq(visitTable.id, visit.id);
  const ids = shown.map(({ id }) => id);
  const [row] = await tx.select({ before: visitTable.shownPartnerIds }).from(visitTable).where(mine);
  const shownPartnerIds = [...new Set([...ids, ...(row?.before ?? [])])].slice(0, MOST_SHOWN);
  await tx.update(visitTable).set({ shownPartnerIds }).where(mine);
}

/** The partners that a request with these answers would go to. On the portal the visit remembers whom it was shown. */
export async function matchPartners(context: ServiceContext, input: BodyOf<typeof endpoint>): Promise<NamedPartner[]> {
  const { visit } = context;
  if (!visit) throw new Failure('visit-invalid');
  const { market, place, answers } = input;
  const { site } = visit;
  const partners = await choosePartners(context, { site, market, place, potentials: quickPotentials(answers) });
  if (!site.partner && partners.length > 0) await rememberShown(context, visit, partners);
  return partners;
}

interface NamedPartner {
  id: string;
  name: string;
}

interface Wish {
  site: Site;
  market: Market;
  place: string;
  potentials: Partial<Potentials>;
}

const MOST_CANDIDATES = 1_000;
const LOAD_MS = 30 * 24 * 3_600_000;
const openStatuses = leadStatuses.filter(isOpen);

function unknownPartner(): Failure {
  return new Failure('validation', { fields: [{ path: 'partnerIds', problem: 'unknown-value' }] });
}

async function candidatesIn({ tx, now }: ServiceContext, market: Market): Promise<Candidate[]> {
  const { id, name, city, state, postcodes, onlyArea, solutions } = partner;
  const recent = gt(leadPartner.createdAt, new Date(now.getTime() - LOAD_MS));
  const load = and(eq(leadPartner.partnerId, id), inArray(leadPartner.status, openStatuses), recent);
  return tx
    .select({ id, name, city, state, postcodes, onlyArea, solutions, openLeads: count(lead.id) })
    .from(partner)
    .leftJoin(leadPartner, load)
    .leftJoin(lead, and(eq(lead.id, leadPartner.leadId), isNull(lead.withdrawnAt)))
    .where(and(eq(partner.country, market), takesRequests(now)))
    .groupBy(id)
    .orderBy(asc(name))
    .limit(MOST_CANDIDATES);
}

/** What the named companies say of themselves, in their order. */
export async function providersOf({ tx }: ServiceContext, named: readonly NamedPartner[]): Promise<Provider[]> {
  const { id, name, speciality, brands } = partner;
  const ids = named.map((it) => it.id);
  const rows = await tx.select({ id, name, speciality, brands }).from(partner).where(inArray(id, ids));
  return ids.flatMap((it) => rows.filter((row) => row.id === it));
}

/** The company on whose page the visitor is; on the portal up to three of the market's country. */
export async function choosePartners(context: ServiceContext, wish: Wish): Promise<NamedPartner[]> {
  const { site, market, place, potentials } = wish;
  if (site.partner) return [site.partner];
  const rows = await candidatesIn(context, market);
  return nearestPartners(rows, place, potentials).map(({ id, name }) => ({ id, name }));
}

/** The nearest company for a wish beside those that are known already. */
export async function nextPartner(
  context: ServiceContext,
  { market, place, potentials }: Omit<Wish, 'site'>,
  known: readonly string[],
): Promise<NamedPartner | null> {
  const others = (await candidatesIn(context, market)).filter(({ id }) => !known.includes(id));
  const [next] = nearestPartners(others, place, potentials);
  return next ? { id: next.id, name: next.name } : null;
}

async function shownPartners({ tx }: ServiceContext, { id }: Visit, market: Market): Promise<NamedPartner[]> {
  return tx
    .select({ id: partner.id, name: partner.name })
    .from(partner)
    .innerJoin(visitTable, eq(partner.id, sql`any(${visitTable.shownPartnerIds})`))
    .where(and(eq(visitTable.id, id), eq(partner.country, market)));
}

/** The partners a person agreed to by name, in that order. Refused is a company that this visit was not shown, of another country, or beside the page's own. */
export async function agreedPartners(
  context: ServiceContext,
  visit: Visit,
  market: Market,
  ids: readonly string[],
): Promise<NamedPartner[]> {
  const { partner: pagePartner } = visit.site;
  const found = pagePartner ? [pagePartner] : await shownPartners(context, visit, market);
  return [...new Set(ids)].map((id) => {
    const named = found.find((it) => it.id === id);
    if (!named) throw unknownPartner();
    return { id: named.id, name: named.name };
  });
}

type Asking = Pick<ServiceContext, 'tx' | 'actor'>;

interface Membership {
  partnerId: string;
  role: MemberRole;
}

/** The company for which somebody may see requests; null without one, or before staff has verified the person. */
async function membershipOf({ tx, actor }: Asking): Promise<Membership | null> {
  if (actor.userId === null) throw new Failure('unauthenticated');
  const [member] = await tx
    .select({ partnerId: partnerMember.partnerId, role: partnerMember.role })
    .from(partnerMember)
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .innerJoin(partner, and(eq(partner.id, partnerMember.partnerId), isNull(partner.suspendedAt)))
    .where(and(eq(user.id, actor.userId), eq(user.role, 'partner'), eq(user.isVerified, true)))
    .orderBy(asc(partnerMember.createdAt))
    .limit(1);
  return member ?? null;
}

/** Its id. */
export async function memberCompany(context: Asking): Promise<string | null> {
  return (await membershipOf(context))?.partnerId ?? null;
}

/** The same of the signed-in partner; `forbidden` where there is none. */
export async function ownCompany(context: Asking): Promise<string> {
  const companyId = await memberCompany(context);
  if (companyId === null) throw new Failure('forbidden');
  return companyId;
}

/** The same where only an owner may: `forbidden` for everybody else. */
export async function ownedCompany(context: Asking): Promise<string> {
  const membership = await membershipOf(context);
  if (membership?.role !== 'owner') throw new Failure('forbidden');
  return membership.partnerId;
}
