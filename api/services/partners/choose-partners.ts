import { and, asc, eq, inArray } from 'drizzle-orm';
import { partner } from '#api/database/schema/partners.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { nearestPartners } from '#api/services/partners/nearest-partners.ts';
import type { Site } from '#api/services/visits/site-directory.ts';
import { Failure } from '#domain/failure.ts';
import type { Market } from '#domain/place.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

export interface NamedPartner {
  id: string;
  name: string;
}

interface Wish {
  site: Site;
  market: Market;
  place: string;
  potentials: Potentials;
}

const MOST_CANDIDATES = 1_000;
const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function unknownPartner(): Failure {
  return new Failure('validation', { fields: [{ path: 'partnerIds', problem: 'unknown-value' }] });
}

/** The company on whose page the visitor is; on the portal up to three of the market's country. */
export async function choosePartners({ tx }: ServiceContext, wish: Wish): Promise<NamedPartner[]> {
  const { site, market, place, potentials } = wish;
  if (site.partner) return [site.partner];
  const rows = await tx
    .select()
    .from(partner)
    .where(eq(partner.country, market))
    .orderBy(asc(partner.name))
    .limit(MOST_CANDIDATES);
  return nearestPartners(rows, place, potentials).map(({ id, name }) => ({ id, name }));
}

/** The partners a person agreed to by name, in that order. A company of another country, or beside the page's own, is refused. */
export async function agreedPartners(
  { tx }: ServiceContext,
  { site, market }: Pick<Wish, 'site' | 'market'>,
  ids: readonly string[],
): Promise<NamedPartner[]> {
  const found = site.partner
    ? [site.partner]
    : await tx
        .select({ id: partner.id, name: partner.name })
        .from(partner)
        .where(
          and(
            eq(partner.country, market),
            inArray(
              partner.id,
              ids.filter((id) => idForm.test(id)),
            ),
          ),
        );
  return [...new Set(ids)].map((id) => {
    const named = found.find((it) => it.id === id);
    if (!named) throw unknownPartner();
    return { id: named.id, name: named.name };
  });
}
