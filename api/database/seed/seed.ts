import type { Database } from '#api/database/database.ts';
import { partner, site, siteKey } from '#api/database/schema/partners.ts';
import { demoPartners, seededId } from '#api/database/seed/demo-partners.ts';
import { isNotNull, sql } from '#api/database/sql.ts';
import type { Clock } from '#api/ground/system.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

export const DEMO_SITE_KEY = 'demo-sunny-roofs';
/** For everybody's first tries on their own machine. */
export const TEST_SITE_KEY = 'test';
/** The portal's own site, the demo partner's, and that of the test key. */
export const OWN_SITE_ID = seededId('site', 1);
export const DEMO_SITE_ID = seededId('site', 2);
export const TEST_SITE_ID = seededId('site', 3);

interface Seeds {
  publicUrl: string;
  /** Origin of the demo partner's pages; null leaves demo data out. */
  examplesUrl: string | null;
  clock: Clock;
}

type SiteRow = typeof site.$inferInsert;

async function putSite(db: Database, row: SiteRow, publicKey: string): Promise<void> {
  const { id, allowedOrigins, createdAt } = row;
  await db.insert(site).values(row).onConflictDoUpdate({ target: site.id, set: { allowedOrigins } });
  await db.insert(siteKey).values({ id, siteId: id, publicKey, createdAt }).onConflictDoNothing();
}

/** Keys that still stand with their site; several processes that start together move each once. */
async function moveKeys(db: Database): Promise<void> {
  await db.execute(sql`insert into ${siteKey} (id, site_id, public_key, created_at)
    select id, id, public_key, created_at from ${site} where ${isNotNull(site.publicKey)} on conflict do nothing`);
  await db.update(site).set({ publicKey: null }).where(isNotNull(site.publicKey));
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
  const pages = { id: DEMO_SITE_ID, name: 'Sunny Roofs (demo)', partnerId: demoPartners[0]?.id ?? null };
  await putSite(db, { ...pages, allowedOrigins: [new URL(examplesUrl).origin], createdAt }, DEMO_SITE_KEY);
}

/** What must be there before the first visit. Running it again brings the origins up to date and changes nothing else. */
export async function seed(db: Database, { publicUrl, examplesUrl, clock }: Seeds): Promise<void> {
  const createdAt = clock.now();
  await moveKeys(db);
  const own = { id: OWN_SITE_ID, name: PRODUCT_NAME, partnerId: null };
  await putSite(db, { ...own, allowedOrigins: [publicUrl], createdAt }, 'portal');
  const trial = { id: TEST_SITE_ID, name: 'Test', partnerId: null };
  await putSite(db, { ...trial, allowedOrigins: [publicUrl], createdAt }, TEST_SITE_KEY);
  if (examplesUrl) await seedDemo(db, examplesUrl, createdAt);
}
