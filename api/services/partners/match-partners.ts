import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { visit as visitTable } from '#api/database/schema/leads.ts';
import { choosePartners, type NamedPartner } from '#api/services/partners/choose-partners.ts';
import { keepVisit } from '#api/services/visits/keep-visit.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { matchPartners as endpoint } from '#domain/contract/partners.ts';
import { Failure } from '#domain/failure.ts';
import { quickPotentials } from '#domain/questionnaire/recommend.ts';

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
