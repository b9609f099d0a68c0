import { asc, eq } from 'drizzle-orm';
import { partner } from '#api/database/schema/partners.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { matchPartners } from '#api/services/partners/match-partners.ts';
import type { Site } from '#api/services/visits/site-directory.ts';
import type { Market } from '#domain/place.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

const MOST_CANDIDATES = 1_000;

interface Wish {
  site: Site;
  market: Market;
  place: string;
  potentials: Potentials;
}

/** The company on whose page the visitor is; on the portal up to three of the market's country. */
export async function choosePartners({ tx }: ServiceContext, wish: Wish): Promise<{ id: string; name: string }[]> {
  const { site, market, place, potentials } = wish;
  if (site.partner) return [site.partner];
  const rows = await tx
    .select()
    .from(partner)
    .where(eq(partner.country, market))
    .orderBy(asc(partner.name))
    .limit(MOST_CANDIDATES);
  return matchPartners(rows, place, potentials).map(({ id, name }) => ({ id, name }));
}
