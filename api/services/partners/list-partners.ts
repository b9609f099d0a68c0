import { asc } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { partner } from '#api/database/schema/partners.ts';
import type { Partner } from '#domain/contract/partners.ts';

export async function listPartners({ tx }: Pick<ServiceContext, 'tx'>): Promise<Partner[]> {
  const rows = await tx.select().from(partner).orderBy(asc(partner.state), asc(partner.name));
  return rows.map(({ id, name, logoUrl, city, state }) => ({ id, name, ...(logoUrl && { logoUrl }), city, state }));
}
