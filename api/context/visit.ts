import type { Database } from '#api/database/database.ts';
import type { Locale } from '#domain/format.ts';

export interface Site {
  id: string;
  allowedOrigins: readonly string[];
  partner: { id: string; name: string } | null;
  /** Of the public test key: for pages on the developer's own machine and the portal's preview, and nothing of its visits is kept. */
  isTest: boolean;
}

/** The visit a call belongs to. A call without a token gets a new one, whose row is written when something needs it. */
export interface Visit {
  id: string;
  site: Site;
  /** The call came with a token of ours. */
  known: boolean;
  /** The call is a phone's, to whom the visit was handed. */
  handoffId?: string;
  /** What it was opened in; a call without a token has none. */
  locale?: Locale;
}

/** Each look-up names the connection, or inside a transaction that transaction: another one would wait for it forever on PGlite. */
export interface SiteDirectory {
  own(db: Database): Promise<Site>;
  byKey(db: Database, publicKey: string): Promise<Site | undefined>;
  byId(db: Database, id: string): Promise<Site | undefined>;
  /** Whether the key was there when the database was last asked. */
  hasSeen(publicKey: string): boolean;
}

/** The phones to whom a visit was handed. */
export interface PhoneDirectory {
  /** Whether a bearer token is a phone's, as distinct from a visit's. */
  owns(bearer: string): boolean;
  /** The visit that is open to the phone with this token; `visit-expired` once it is not any more, and for any other token. */
  visitOf(db: Database, token: string, now: Date): Promise<Visit>;
}

export interface VisitClaims {
  visitId: string;
  siteId: string;
  locale: Locale;
  expiresAt: Date;
}

export interface VisitTokens {
  /** A token that is good for half an hour from `now`. */
  issue(visit: Omit<VisitClaims, 'expiresAt'>, now: Date): VisitClaims & { token: string };
  /** What a token says, expired or not; null when we did not issue it. */
  read(token: string): VisitClaims | null;
}

const ownMachine = /^https?:\/\/(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** No Origin header means: not a browser on another site. `null` is an origin like any other, and never allowed. */
export function mayCallFrom({ allowedOrigins, isTest }: Site, origin: string | null): boolean {
  if (origin === null) return true;
  return allowedOrigins.includes(origin) || (isTest && ownMachine.test(origin));
}
