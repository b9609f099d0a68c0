import type { Database } from '#api/database/database.ts';

export interface Site {
  id: string;
  publicKey: string;
  allowedOrigins: readonly string[];
  partner: { id: string; name: string } | null;
}

/** The visit a call belongs to. A call without a token gets a new one, whose row is written when something needs it. */
export interface Visit {
  id: string;
  site: Site;
  /** The call came with a token of ours. */
  known: boolean;
}

/** Each look-up names the connection, or inside a transaction that transaction: another one would wait for it forever on PGlite. */
export interface SiteDirectory {
  own(db: Database): Promise<Site>;
  byKey(db: Database, publicKey: string): Promise<Site | undefined>;
  byId(db: Database, id: string): Promise<Site | undefined>;
  /** Whether the key was there when the database was last asked. */
  hasSeen(publicKey: string): boolean;
}

export interface VisitClaims {
  visitId: string;
  siteId: string;
  expiresAt: Date;
}

export interface VisitTokens {
  /** A token that is good for half an hour from `now`. */
  issue(visitId: string, siteId: string, now: Date): VisitClaims & { token: string };
  /** What a token says, expired or not; null when we did not issue it. */
  read(token: string): VisitClaims | null;
}

/** No Origin header means: not a browser on another site. `null` is an origin like any other, and never allowed. */
export function mayCallFrom({ allowedOrigins }: Site, origin: string | null): boolean {
  return origin === null || allowedOrigins.includes(origin);
}
