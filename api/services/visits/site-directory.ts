import type { Site, SiteDirectory } from '#api/context/visit.ts';
import type { Database } from '#api/database/database.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import { OWN_SITE_KEY, TEST_SITE_KEY } from '#api/database/seed/seed.ts';
import { eq } from '#api/database/sql.ts';
import type { Clock } from '#api/ground/system.ts';

/** A changed origin list works on every instance after this time. */
const FRESH_MS = 10_000;
/** Names that lead nowhere are remembered as long; who invents more of them has all forgotten. */
const MOST_UNKNOWN = 1_000;

type Column = 'id' | 'publicKey';

async function loadSites(db: Database): Promise<Site[]> {
  const rows = await db.select().from(site).leftJoin(partner, eq(partner.id, site.partnerId));
  return rows.map((row) => ({
    id: row.site.id,
    publicKey: row.site.publicKey,
    allowedOrigins: row.site.allowedOrigins,
    partner: row.partner && { id: row.partner.id, name: row.partner.name },
    isTest: row.site.publicKey === TEST_SITE_KEY,
  }));
}

/** What was looked up in vain, and when. */
function createUnknown(isFresh: (since: number | undefined) => boolean, now: () => number) {
  const since = new Map<string, number>();
  return {
    has: (name: string) => isFresh(since.get(name)),
    add(name: string) {
      if (since.size >= MOST_UNKNOWN) since.clear();
      since.set(name, now());
    },
  };
}

/** Sites, kept for some seconds: pure computations check the origin without asking the database. */
export function createSiteDirectory(clock: Clock): SiteDirectory {
  let sites: Site[] = [];
  let loadedAt: number | undefined;
  const now = () => clock.now().getTime();
  const isFresh = (since: number | undefined) => since !== undefined && Math.abs(now() - since) <= FRESH_MS;
  const unknown = createUnknown(isFresh, now);
  const seen = (column: Column, value: string) => sites.find((it) => it[column] === value);
  const load = async (db: Database) => {
    sites = await loadSites(db);
    loadedAt = now();
  };
  /** What was seen before stands when the database is away. */
  const reload = async (db: Database, column: Column, value: string) => {
    const known = seen(column, value);
    try {
      await load(db);
    } catch (error) {
      if (!known) throw error;
      return known;
    }
    const found = seen(column, value);
    if (!found) unknown.add(`${column} ${value}`);
    return found;
  };
  const find = async (db: Database, column: Column, value: string) => {
    const known = seen(column, value);
    if (known && isFresh(loadedAt)) return known;
    return unknown.has(`${column} ${value}`) ? undefined : reload(db, column, value);
  };
  return {
    async own(db) {
      const found = await find(db, 'publicKey', OWN_SITE_KEY);
      if (!found) throw new Error('the portal has no site: seeds did not run');
      return found;
    },
    byKey: (db, publicKey) => find(db, 'publicKey', publicKey),
    byId: (db, id) => find(db, 'id', id),
    hasSeen: (publicKey) => seen('publicKey', publicKey) !== undefined,
  };
}
