import { eq } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import type { Clock } from '#api/deps.ts';

export interface Site {
  id: string;
  publicKey: string;
  allowedOrigins: readonly string[];
  partner: { id: string; name: string } | null;
}

/** Each look-up names the connection, or inside a transaction that transaction: another one would wait for it forever on PGlite. */
export interface SiteDirectory {
  own(db: Database): Promise<Site>;
  byKey(db: Database, publicKey: string): Promise<Site | undefined>;
  byId(db: Database, id: string): Promise<Site | undefined>;
}

export const OWN_SITE_KEY = 'portal';

/** A changed origin list works on every instance after this time. */
const FRESH_MS = 10_000;

async function loadSites(db: Database): Promise<Site[]> {
  const rows = await db.select().from(site).leftJoin(partner, eq(partner.id, site.partnerId));
  return rows.map((row) => ({
    id: row.site.id,
    publicKey: row.site.publicKey,
    allowedOrigins: row.site.allowedOrigins,
    partner: row.partner && { id: row.partner.id, name: row.partner.name },
  }));
}

/** Sites, kept for some seconds: pure computations check the origin without asking the database. */
export function createSiteDirectory(clock: Clock): SiteDirectory {
  let sites: Site[] = [];
  let loadedAt = Number.NEGATIVE_INFINITY;
  const load = async (db: Database) => {
    sites = await loadSites(db);
    loadedAt = clock.now().getTime();
  };
  const find = async (db: Database, matches: (it: Site) => boolean) => {
    const known = sites.find(matches);
    const fresh = Math.abs(clock.now().getTime() - loadedAt) <= FRESH_MS;
    if (known && fresh) return known;
    const loaded = await load(db).then(
      () => true,
      (error: unknown) => {
        if (!known) throw error;
        return false;
      },
    );
    return loaded ? sites.find(matches) : known;
  };
  return {
    async own(db) {
      const found = await find(db, (it) => it.publicKey === OWN_SITE_KEY);
      if (!found) throw new Error('the portal has no site: seeds did not run');
      return found;
    },
    byKey: (db, publicKey) => find(db, (it) => it.publicKey === publicKey),
    byId: (db, id) => find(db, (it) => it.id === id),
  };
}

/** No Origin header means: not a browser on another site. `null` is an origin like any other, and never allowed. */
export function mayCallFrom({ allowedOrigins }: Site, origin: string | null): boolean {
  return origin === null || allowedOrigins.includes(origin);
}
