import type { Site, SiteDirectory } from '#api/context/visit.ts';
import type { Database } from '#api/database/database.ts';
import { partner, site, siteKey } from '#api/database/schema/partners.ts';
import { OWN_SITE_ID, TEST_SITE_ID } from '#api/database/seed/seed.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import type { Clock } from '#api/ground/system.ts';

/** A changed origin list, a new key or the end of one counts on every instance after this time. */
const FRESH_MS = 10_000;
/** Names that lead nowhere are remembered as long; who invents more of them has all forgotten. */
const MOST_UNKNOWN = 1_000;

interface Key {
  siteId: string;
  endsAt: Date | null;
}

interface Known {
  sites: ReadonlyMap<string, Site>;
  keys: ReadonlyMap<string, Key>;
}

async function loadSites(db: Database): Promise<Known> {
  const rows = await db
    .select()
    .from(site)
    .leftJoin(partner, eq(partner.id, site.partnerId))
    .leftJoin(siteKey, eq(siteKey.siteId, site.id))
    .where(and(isNull(site.removedAt), isNull(site.suspendedAt), isNull(partner.suspendedAt)));
  const sites = new Map<string, Site>();
  const keys = new Map<string, Key>();
  for (const { site: row, partner: company, site_key: key } of rows) {
    const { id, allowedOrigins } = row;
    sites.set(id, {
      id,
      allowedOrigins,
      partner: company && { id: company.id, name: company.name },
      isTest: id === TEST_SITE_ID,
    });
    if (key) keys.set(key.publicKey, { siteId: id, endsAt: key.endsAt });
  }
  return { sites, keys };
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
  let kept: Known = { sites: new Map(), keys: new Map() };
  let loadedAt: number | undefined;
  const now = () => clock.now().getTime();
  const isFresh = (since: number | undefined) => since !== undefined && Math.abs(now() - since) <= FRESH_MS;
  const unknown = createUnknown(isFresh, now);
  const seenId = (id: string) => kept.sites.get(id);
  const seenKey = (publicKey: string) => {
    const key = kept.keys.get(publicKey);
    const hasEnded = key?.endsAt && key.endsAt.getTime() <= now();
    return key && !hasEnded ? seenId(key.siteId) : undefined;
  };
  type Look = (name: string) => Site | undefined;
  /** What was seen before stands when the database is away. */
  const reload = async (db: Database, look: Look, name: string) => {
    const known = look(name);
    try {
      kept = await loadSites(db);
      loadedAt = now();
    } catch (error) {
      if (!known) throw error;
      return known;
    }
    const found = look(name);
    if (!found) unknown.add(name);
    return found;
  };
  const find = async (db: Database, look: Look, name: string) => {
    const known = look(name);
    if (known && isFresh(loadedAt)) return known;
    return unknown.has(name) ? undefined : reload(db, look, name);
  };
  return {
    async own(db) {
      const found = await find(db, seenId, OWN_SITE_ID);
      if (!found) throw new Error('the portal has no site: seeds did not run');
      return found;
    },
    byKey: (db, publicKey) => find(db, seenKey, publicKey),
    byId: (db, id) => find(db, seenId, id),
    hasSeen: (publicKey) => seenKey(publicKey) !== undefined,
  };
}
