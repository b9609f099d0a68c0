import type { Database } from '#api/database/database.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import { demoPartners, seededId } from '#api/database/seed/demo-partners.ts';
import { sql } from '#api/database/sql.ts';
import type { Clock } from '#api/ground/system.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

/** The portal's own site. */
export const OWN_SITE_KEY = 'portal';
export const DEMO_SITE_KEY = 'demo-sunny-roofs';
/** For everybody's first tries on their own machine. */
export const TEST_SITE_KEY = 'test';

interface Seeds {
  publicUrl: string;
  /** Origin of the demo partner's pages; null leaves demo data out. */
  examplesUrl: string | null;
  clock: Clock;
}

type SiteRow = typeof site.$inferInsert;

async function putSite(db: Database, row: SiteRow): Promise<void> {
  const { allowedOrigins } = row;
  await db.insert(site).values(row).onConflictDoUpdate({ target: site.publicKey, set: { allowedOrigins } });
}

/** What an older seed may have said otherwise. */
const shownOfDemo = {
  postcodes: sql`excluded.postcodes`,
  brands: sql`excluded.brands`,
  speciality: sql`excluded.speciality`,
};

async function seedDemo(db: Database, examplesUrl: string, createdAt: Date): Promise<void> {
  await db
    .insert(partner)
    .values(demoPartners.map((it) => ({ ...it, isDemo: true, createdAt })))
    .onConflictDoUpdate({ target: partner.id, set: shownOfDemo });
  await putSite(db, {
    id: seededId('site', 2),
    publicKey: DEMO_SITE_KEY,
    name: 'Sunny Roofs (demo)',
    partnerId: demoPartners[0]?.id ?? null,
    allowedOrigins: [new URL(examplesUrl).origin],
    createdAt,
  });
}

/** What must be there before the first visit. Running it again brings the origins up to date and changes nothing else. */
export async function seed(db: Database, { publicUrl, examplesUrl, clock }: Seeds): Promise<void> {
  const createdAt = clock.now();
  const own = { id: seededId('site', 1), publicKey: OWN_SITE_KEY, name: PRODUCT_NAME, partnerId: null };
  await putSite(db, { ...own, allowedOrigins: [publicUrl], createdAt });
  const trial = { id: seededId('site', 3), publicKey: TEST_SITE_KEY, name: 'Test', partnerId: null };
  await putSite(db, { ...trial, allowedOrigins: [], createdAt });
  if (examplesUrl) await seedDemo(db, examplesUrl, createdAt);
}
