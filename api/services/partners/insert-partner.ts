import type { ServiceContext } from '#api/context/service-context.ts';
import { partner } from '#api/database/schema/partners.ts';
import type { Solution } from '#domain/home/enumerations.ts';
import type { KeptWords } from '#domain/kept-words.ts';
import type { Market } from '#domain/place.ts';

export interface NewPartner {
  name: string;
  country: Market;
  state: string;
  city: string;
  /** Leading digits of the postcodes served. */
  postcodes: string[];
  solutions: Solution[];
  /** The makes it installs, by what they are for. */
  brands: Partial<Record<Solution, string[]>>;
  /** What it is known for. */
  speciality: KeptWords;
}

/** A company that requests may go to; its id, or null where one of this name is there. */
export async function insertPartner(
  { tx, ids, clock }: Pick<ServiceContext, 'tx' | 'ids' | 'clock'>,
  wanted: NewPartner,
): Promise<string | null> {
  const row = { ...wanted, id: ids.next(), isDemo: false, createdAt: clock.now() };
  const [added] = await tx.insert(partner).values(row).onConflictDoNothing().returning({ id: partner.id });
  return added?.id ?? null;
}
